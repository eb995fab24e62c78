#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writing what can be made again, such as the pages of a site: fast, and without its promises.
extension Folder {
  /// Writes a file in place, or makes it, and tells its status.
  ///
  /// Nothing is brought to the disk, and a crash may leave a part. A new file may be read by those
  /// who may look into its folder, so that a folder that was opened to others stays so; no umask
  /// makes it more. A link at the path's end is refused.
  package borrowing func put(_ path: [UInt8], bytes: [UInt8]) throws(SystemError) -> FileStatus {
    do throws(SystemError) {
      let place = try place(of: path)
      let mode = try place.folder.modeOfMadeFiles()
      let file = try place.open(O_WRONLY | O_CREAT | O_NONBLOCK, mode: mode_t(mode))
      let before = try file.status()
      guard before.kind == .regular else {
        throw SystemError(operation: "write", cause: .notRegular(before.kind), path: path)
      }
      try file.write(bytes)
      if before.size > bytes.count, ftruncate(file.number, off_t(bytes.count)) != 0 {
        throw SystemError.last("write", path)
      }
      let status = try file.status()
      try file.close()
      return status
    } catch { throw error.about(path) }
  }

  /// The same for a name right in this folder that nothing has; nil where something has it.
  ///
  /// `mode` is that of new files, which is asked once for many.
  package borrowing func put(
    new name: [UInt8], bytes: [UInt8], mode: UInt32
  ) throws(SystemError) -> FileStatus? {
    let flags = O_WRONLY | O_CREAT | O_EXCL
    do throws(SystemError) {
      let file = try descriptor.open(name: name, flags, mode: mode_t(mode), path: name)
      try file.write(bytes)
      let status = try file.status()
      try file.close()
      return status
    } catch {
      if error.code == EEXIST { return nil }
      throw error.about(name)
    }
  }

  /// Adds bytes to the end of a file of this folder's user, or makes it, and tells how long it is
  /// then; what others add at the same time is counted too.
  package borrowing func append(
    to name: [UInt8], bytes: [UInt8]
  ) throws(SystemError) -> Int64 {
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_NONBLOCK
    do throws(SystemError) {
      let file = try descriptor.open(name: name, flags, mode: 0o600, path: name)
      try file.write(bytes)
      let length = Int64(try file.status().size)
      try file.close()
      return length
    } catch { throw error.about(name) }
  }

  /// The mode that `put` gives to new files of this folder.
  package borrowing func modeOfMadeFiles() throws(SystemError) -> UInt32 {
    do { return try descriptor.modeOfMadeFiles() } catch { throw error.about(path) }
  }
}

extension Descriptor {
  fileprivate borrowing func modeOfMadeFiles() throws(SystemError) -> UInt32 {
    0o600 | (try status().mode & 0o044)
  }
}
