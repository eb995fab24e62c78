#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file whose name another is about to get, or nothing any more.
struct ReplacedFile: ~Copyable {
  let file: Descriptor
  /// Whether whoever opens it to write has to wait.
  private var isHeld = false

  /// Opens the file, which its user must be allowed to write.
  init(at place: borrowing Place) throws(SystemError) {
    // Open for writing it would be in the way of `requireNoWriter`.
    try Self.patiently(1000) { () throws(SystemError) in
      try place.open(O_RDWR | O_NONBLOCK).close()
    }
    file = try place.open(O_RDONLY | O_NONBLOCK)
  }

  /// Opens a file that is about to be taken away; nothing where that may not be read.
  init?(reading place: borrowing Place) {
    guard let file = try? place.open(O_RDONLY | O_NONBLOCK) else { return nil }
    self.file = file
  }

  /// Waits until no program has the file open for writing, and keeps it so: whoever opens it waits
  /// until this value is gone, see `isWanted`.
  ///
  /// What such a program writes after the name has another file would be nowhere, and what stands in
  /// the file while it saves may be a part. Gives up with ETXTBSY after some time. Where the file
  /// system or the owner does not allow to ask, nothing is known and nothing is held up; so it is
  /// where `other`, which nobody else has open, is refused too, as networks do.
  mutating func requireNoWriter(
    milliseconds: Int, comparing other: () throws(SystemError) -> Descriptor
  ) throws(SystemError) {
    #if !canImport(Darwin)
      let number = file.number
      func hold() throws(SystemError) {
        guard LinuxCalls.holdOffWriters(of: number) else { throw .last("replace", []) }
      }
      do throws(SystemError) {
        do throws(SystemError) { try hold() } catch {
          guard error.code == EAGAIN else { return }
          let other = try other()
          let number = other.number
          // A child that another thread has just begun has all files open until it runs its program.
          let isKnown =
            (try? Self.patiently(50) { () throws(SystemError) in
              guard LinuxCalls.holdOffWriters(of: number) else { throw .last("replace", []) }
            }) != nil
          try other.close()
          guard isKnown else { return }
          try Self.patiently(milliseconds, hold)
        }
        isHeld = true
      } catch {
        guard error.code == EAGAIN else { throw error }
        throw SystemError(operation: "replace", code: ETXTBSY, path: [])
      }
    #endif
  }

  /// Whether a program has come since `requireNoWriter` that waits for opening the file to write.
  var isWanted: Bool {
    #if canImport(Darwin)
      return false
    #else
      return isHeld && LinuxCalls.isWanted(file.number)
    #endif
  }

  /// Tries something again every millisecond while it says EAGAIN.
  private static func patiently(
    _ milliseconds: Int, _ body: () throws(SystemError) -> Void
  ) throws(SystemError) {
    for _ in 0..<milliseconds {
      do throws(SystemError) { return try body() } catch {
        guard error.code == EAGAIN else { throw error }
      }
      usleep(1000)
    }
    try body()
  }
}
