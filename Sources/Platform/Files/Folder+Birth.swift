#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Folder {
  /// When the folder was made, in nanoseconds since 1970; nothing where the file system does not
  /// keep that.
  ///
  /// It stays when the folder is moved. A copy has another one on Linux; on macOS some programs that
  /// copy folders give the copy the same.
  package borrowing func birth() -> Int64? {
    #if canImport(Darwin)
      var record = stat()
      guard fstat(descriptor.number, &record) == 0, record.st_birthtimespec.tv_sec > 0 else {
        return nil
      }
      let time = record.st_birthtimespec
      return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    #else
      return LinuxCalls.birth(of: descriptor.number)
    #endif
  }
}
