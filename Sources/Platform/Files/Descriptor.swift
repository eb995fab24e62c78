#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open file, folder or pipe, closed at the end of its life.
package struct Descriptor: ~Copyable, Sendable {
  /// The number the operating system knows it by.
  package let number: Int32

  /// Takes over a number from an `open` call, and closes it in the end.
  package init(owning number: Int32) {
    self.number = number
  }

  deinit { _ = systemClose(number) }

  /// Closes it now, and tells when bytes written to it were lost by that.
  ///
  /// The number is gone in any case, after an interruption too.
  package consuming func close() throws(SystemError) {
    let number = number
    discard self
    guard systemClose(number) == 0 || errno == EINTR else { throw .last("close", []) }
  }

  /// Gives up the number to somebody else who closes it.
  consuming func release() -> Int32 {
    let number = number
    discard self
    return number
  }

  /// Another number for the same open file.
  package borrowing func duplicate() throws(SystemError) -> Descriptor {
    let copy = fcntl(number, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { throw .last("open", []) }
    return Descriptor(owning: copy)
  }

  /// What the file system knows of it.
  package borrowing func status() throws(SystemError) -> FileStatus {
    var record = stat()
    guard fstat(number, &record) == 0 else { throw .last("stat", []) }
    return FileStatus(record)
  }

  /// What the file system knows of a name in this folder; a symbolic link is told as such.
  borrowing func status(ofName name: [UInt8], path: [UInt8]) throws(SystemError) -> FileStatus {
    var record = stat()
    let result = name.withPath { fstatat(number, $0, &record, AT_SYMLINK_NOFOLLOW) }
    guard result == 0 else { throw .last("stat", path) }
    return FileStatus(record)
  }

  /// Opens a name in this folder, which may not be a symbolic link.
  borrowing func open(
    name: [UInt8], _ flags: Int32, mode: mode_t = 0, path: [UInt8]
  ) throws(SystemError) -> Descriptor {
    let flags = flags | O_NOFOLLOW | O_CLOEXEC
    while true {
      let opened = name.withPath { openat(number, $0, flags, mode) }
      if opened >= 0 { return Descriptor(owning: opened) }
      if errno != EINTR { throw .last("open", path) }
    }
  }

  /// Waits until everything written to it is on the disk.
  ///
  /// Some file systems know no such call for folders and say so with EINVAL, which is no error.
  package borrowing func synchronize() throws(SystemError) {
    #if canImport(Darwin)
      // There, `fsync` leaves the bytes in the disk's own memory.
      if fcntl(number, F_FULLFSYNC) == 0 { return }
    #endif
    while fsync(number) != 0 {
      if errno == EINTR { continue }
      if errno == EINVAL || errno == ENOTSUP { return }
      throw .last("sync", [])
    }
  }

  /// Writes all of the bytes, however many calls that takes.
  package borrowing func write(_ bytes: some Collection<UInt8>) throws(SystemError) {
    let code = bytes.withContiguousStorageIfAvailable {
      writeAll(number, UnsafeRawBufferPointer($0))
    }
    if let code {
      if code != 0 { throw SystemError(operation: "write", code: code, path: []) }
    } else {
      try write(Array(bytes))
    }
  }
}

/// Writes all of the bytes to a descriptor, and returns 0 or the number from `errno`.
///
/// Waits with `poll` where the descriptor does not wait by itself.
func writeAll(_ number: Int32, _ bytes: UnsafeRawBufferPointer) -> Int32 {
  var rest = bytes[...]
  while !rest.isEmpty {
    let written = write(number, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
    if written >= 0 {
      rest = rest.dropFirst(written)
    } else if errno == EAGAIN || errno == EWOULDBLOCK {
      var waiting = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
      if poll(&waiting, 1, -1) < 0, errno != EINTR { return errno }
    } else if errno != EINTR {
      return errno
    }
  }
  return 0
}

private func systemClose(_ number: Int32) -> Int32 {
  close(number)
}
