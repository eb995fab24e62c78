#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An advisory lock on a file, given back with `release`, or with the process.
///
/// Whoever takes it says where it ends: a value that is not used any more may be destroyed before
/// the work that it was taken for, and in release builds it is.
package struct FileLock: ~Copyable {
  /// Whether others may hold it at the same time.
  package enum Mode: Sendable {
    case shared, exclusive
  }

  private let file: Descriptor

  /// Takes the lock on a file right in a folder, which is made (0600) where it is not there.
  ///
  /// While another has it, it is tried every millisecond, and given up (EWOULDBLOCK) in the end: a
  /// stopped program must not stop this one.
  package init(
    _ mode: Mode, named name: [UInt8], in folder: borrowing Folder, milliseconds: Int = 1000
  ) throws(SystemError) {
    let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let number = name.withPath { openat(folder.descriptor.number, $0, flags, 0o600) }
    guard number >= 0 else { throw .last("open", name) }
    file = try Self.lock(Descriptor(owning: number), mode, milliseconds)
  }

  /// Takes the lock on a folder itself, likewise.
  package init(
    _ mode: Mode, on folder: borrowing Folder, milliseconds: Int = 1000
  ) throws(SystemError) {
    let number = openat(folder.descriptor.number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard number >= 0 else { throw .last("open", folder.path) }
    file = try Self.lock(Descriptor(owning: number), mode, milliseconds)
  }

  /// Gives the lock back; what was done under it has been done before.
  @inline(never)
  package consuming func release() {
    _ = flock(file.number, LOCK_UN)
  }

  private static func lock(
    _ file: consuming Descriptor, _ mode: Mode, _ milliseconds: Int
  ) throws(SystemError) -> Descriptor {
    let operation = (mode == .shared ? LOCK_SH : LOCK_EX) | LOCK_NB
    var triesLeft = milliseconds
    while flock(file.number, operation) != 0 {
      let isTaken = errno == EWOULDBLOCK
      guard isTaken || errno == EINTR, triesLeft > 0 else { throw .last("lock", []) }
      triesLeft -= 1
      if isTaken { usleep(1000) }
    }
    return file
  }
}

extension SystemError {
  /// Whether a lock was not to be had because another holds it.
  package var isLocked: Bool { code == EWOULDBLOCK }
}
