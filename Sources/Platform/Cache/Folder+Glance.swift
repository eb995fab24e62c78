#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Looking at ten thousand files: one system call each, and nothing allocated.
///
/// These take a name, or a path that is walked as it is, and follow no link at its end.
/// `status(of:)` and `read` do the same at the price of opening the folders on the way.
extension Folder {
  /// What the file system knows of a file right in this folder, or nil when there is none.
  package borrowing func glance(_ name: ArraySlice<UInt8>) throws(SystemError) -> FileStatus? {
    var record = stat()
    let result = name.withName { fstatat(descriptor.number, $0, &record, AT_SYMLINK_NOFOLLOW) }
    if result == 0 { return FileStatus(record) }
    if errno == ENOENT { return nil }
    throw .last("stat", Array(name))
  }

  /// Likewise by the bytes of a path below; nil also where it cannot be looked at.
  ///
  /// Links among the folders on the way are followed.
  package borrowing func glance(_ path: UnsafeRawBufferPointer) -> FileStatus? {
    withUnsafeTemporaryAllocation(byteCount: path.count + 1, alignment: 1) { buffer in
      buffer.copyMemory(from: path)
      buffer[path.count] = 0
      let start = buffer.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: CChar.self)
      // A byte 0 would name something else.
      guard strlen(start) == path.count else { return nil }
      var record = stat()
      let result = fstatat(descriptor.number, start, &record, AT_SYMLINK_NOFOLLOW)
      return result == 0 ? FileStatus(record) : nil
    }
  }

  /// What the file system knows of what is at a path below, or nil when there is nothing.
  ///
  /// One system call, which follows the links among the folders on the way but not one at the end.
  package borrowing func glance(path: [UInt8]) throws(SystemError) -> FileStatus? {
    var record = stat()
    let result = path.withPath { fstatat(descriptor.number, $0, &record, AT_SYMLINK_NOFOLLOW) }
    if result == 0 { return FileStatus(record) }
    if errno == ENOENT { return nil }
    throw .last("stat", path)
  }

  /// Opens a folder below by a path without `.`, `..` and links, each of which is refused.
  package borrowing func open(plainFolder path: [UInt8]) throws(SystemError) -> Folder {
    let names = PathText.names(in: path)
    guard !names.isEmpty else {
      return Folder(path: self.path, descriptor: try descriptor.duplicate())
    }
    let opened = try descend(into: names[...])
    return Folder(path: PathText.join(self.path, path), descriptor: opened)
  }

  /// Opens a folder right in this one; a link is refused.
  package borrowing func open(named name: ArraySlice<UInt8>) throws(SystemError) -> Folder {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    let number = name.withName { openat(descriptor.number, $0, flags) }
    guard number >= 0 else { throw .last("open", Array(name)) }
    return Folder(
      path: PathText.join(path, Array(name)), descriptor: Descriptor(owning: number))
  }

  /// The path free of symbolic links, by which every program knows the folder.
  package borrowing func realPath() throws(SystemError) -> [UInt8] {
    guard let real = path.withPath({ realpath($0, nil) }) else { throw .last("resolve", path) }
    defer { free(real) }
    return Array(UnsafeRawBufferPointer(start: real, count: strlen(real)))
  }

  /// All bytes of a regular file right in this folder, and its status from before they were read.
  ///
  /// A link is refused as ELOOP, and a pipe without waiting for it.
  package borrowing func readNamed(
    _ name: ArraySlice<UInt8>, limit: Int = 256 << 20
  ) throws(SystemError) -> (bytes: [UInt8], status: FileStatus) {
    let flags = O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC
    let number = name.withName { openat(descriptor.number, $0, flags) }
    guard number >= 0 else { throw .last("open", Array(name)) }
    let file = Descriptor(owning: number)
    let status = try file.status()
    guard status.kind == .regular else {
      throw SystemError(operation: "read", cause: .notRegular(status.kind), path: Array(name))
    }
    guard status.size < limit else {
      throw SystemError(operation: "read", cause: .tooLarge(limit: limit), path: Array(name))
    }
    var bytes = try file.readOnce(upTo: Int(status.size) + 1)
    // A call that gives just what there was has met the end; any other answer is asked again.
    if bytes.count != Int(status.size) { bytes += try file.read(expecting: 4096, limit: limit) }
    return (bytes, status)
  }
}

extension SystemError {
  /// Whether there is nothing at the path any more, or a folder on the way is none.
  package var isGone: Bool { code == ENOENT || code == ENOTDIR }

  /// Whether a symbolic link was met where none is followed.
  package var isLink: Bool { code == ELOOP }
}

extension ArraySlice<UInt8> {
  /// Calls a function of the operating system with these bytes as a name.
  ///
  /// A byte 0 or a slash would name something else; the name is then empty, which nothing is.
  fileprivate func withName<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    withUnsafeTemporaryAllocation(byteCount: count + 1, alignment: 1) { buffer in
      var isPlain = true
      withUnsafeBytes { name in
        for index in name.indices {
          let byte = name[index]
          if byte == 0 || byte == UInt8(ascii: "/") { isPlain = false }
          buffer[index] = byte
        }
      }
      buffer[isPlain ? count : 0] = 0
      return body(buffer.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: CChar.self))
    }
  }
}
