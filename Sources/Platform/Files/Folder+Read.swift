#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Folder {
  /// All bytes of a regular file, and its status as of the same opening.
  ///
  /// A link at the path's end is followed when it ends inside. Anything but a regular file is
  /// refused without waiting: a named pipe would otherwise hang. A file that grows meanwhile is
  /// read to its new end; more than `limit` bytes are refused.
  package borrowing func read(
    _ path: [UInt8], limit: Int = 256 << 20
  ) throws(SystemError) -> (bytes: [UInt8], status: FileStatus) {
    let file = try openRegular(path)
    do throws(SystemError) {
      let status = try file.status()
      guard status.kind == .regular else {
        throw SystemError(operation: "read", cause: .notRegular(status.kind), path: path)
      }
      let bytes = try file.read(expecting: Int(status.size), limit: limit)
      return (bytes, status)
    } catch { throw error.about(path) }
  }

  /// The first bytes of a regular file, at most so many.
  package borrowing func read(
    beginningOf path: [UInt8], upTo count: Int
  ) throws(SystemError) -> [UInt8] {
    let file = try openRegular(path)
    do throws(SystemError) {
      let kind = try file.status().kind
      guard kind == .regular else {
        throw SystemError(operation: "read", cause: .notRegular(kind), path: path)
      }
      return try file.readOnce(upTo: count)
    } catch { throw error.about(path) }
  }

  private borrowing func openRegular(_ path: [UInt8]) throws(SystemError) -> Descriptor {
    let flags = O_RDONLY | O_NONBLOCK
    do throws(SystemError) {
      if PathText.isName(path) { return try descriptor.open(name: path, flags, path: path) }
      let place = try place(of: path)
      return try place.open(flags)
    } catch {
      switch error.code {
      case ELOOP:
        let target = try placeFollowingLast(of: path)
        return try target.open(flags)
      case ENXIO:  // Sockets cannot be opened at all.
        guard let kind = try status(of: path)?.kind else { throw error }
        throw SystemError(operation: "read", cause: .notRegular(kind), path: path)
      default: throw error
      }
    }
  }
}

extension Descriptor {
  /// Everything from here to the end, given how much that most likely is.
  package borrowing func read(
    expecting size: Int = 0, limit: Int
  ) throws(SystemError) -> [UInt8] {
    let tooLarge = SystemError(operation: "read", cause: .tooLarge(limit: limit), path: [])
    guard size <= limit else { throw tooLarge }
    // With one byte more asked for than is expected, exactly that many mean the end.
    var bytes = try readOnce(upTo: size + 1)
    if bytes.isEmpty || bytes.count == size { return bytes }
    while bytes.count <= limit {
      let more = try readOnce(upTo: max(4096, min(bytes.count, limit - bytes.count + 1)))
      if more.isEmpty { return bytes }
      bytes += more
    }
    throw tooLarge
  }

  /// As much as one call gives, which is nothing at the end.
  package borrowing func readOnce(upTo room: Int) throws(SystemError) -> [UInt8] {
    var result = 0
    repeat {
      let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        result = Platform.readOnce(number, UnsafeMutableRawBufferPointer(buffer))
        count = max(0, result)
      }
      if result >= 0 { return bytes }
    } while errno == EINTR
    throw .last("read", [])
  }
}

/// One `read` call; -1 and `errno` as it has them.
func readOnce(_ number: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(number, buffer.baseAddress, buffer.count)
}
