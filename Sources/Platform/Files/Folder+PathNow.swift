#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Folder {
  /// The path by which the folder is reached now, where that is not the one it was opened by any more.
  ///
  /// It was moved then, and perhaps another is there. Nothing where it is still the same; empty
  /// where the folder has no path, or the system does not tell.
  package borrowing func otherPath() -> [UInt8]? {
    guard let own = try? status() else { return nil }
    let there = try? Folder(path: path).status()
    if there?.inode == own.inode, there?.device == own.device { return nil }
    guard let now = descriptor.pathNow(), let found = try? Folder(path: now).status(),
      found.inode == own.inode, found.device == own.device
    else { return [] }
    return now
  }
}

extension Descriptor {
  /// The path of what is open, as the system knows it.
  fileprivate borrowing func pathNow() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX) + 1)
    #if canImport(Darwin)
      guard buffer.withUnsafeMutableBytes({ fcntl(number, F_GETPATH, $0.baseAddress) }) != -1
      else { return nil }
      return Array(buffer.prefix { $0 != 0 })
    #else
      // See <https://man7.org/linux/man-pages/man5/proc_pid_fd.5.html>.
      let count = buffer.withUnsafeMutableBytes { bytes in
        bytes.baseAddress.map {
          readlink("/proc/self/fd/\(number)", $0.assumingMemoryBound(to: CChar.self), bytes.count)
        } ?? 0
      }
      return count > 0 ? Array(buffer.prefix(count)) : nil
    #endif
  }
}
