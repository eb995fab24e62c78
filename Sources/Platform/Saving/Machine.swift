#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where the numbers of processes mean something: this machine since it was started, and on Linux
/// this container of it.
enum Machine {
  /// A word that tells it from all others that may share a folder; nothing where none is known.
  ///
  /// `/proc/sys/kernel/random/boot_id` is another one after each start
  /// (<https://man7.org/linux/man-pages/man5/proc_sys_kernel.5.html>), and the link
  /// `/proc/self/ns/pid` names the space that processes have their numbers in
  /// (<https://man7.org/linux/man-pages/man7/pid_namespaces.7.html>).
  static let word: String? = {
    guard let boot = boot() else { return nil }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in boot { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(hash, radix: 36)
  }()

  #if canImport(Darwin)
    private static func boot() -> [UInt8]? {
      var (text, size) = ([UInt8](repeating: 0, count: 64), 64)
      guard sysctlbyname("kern.bootsessionuuid", &text, &size, nil, 0) == 0, size > 1 else {
        return nil
      }
      return Array(text[..<(size - 1)])
    }
  #else
    private static func boot() -> [UInt8]? {
      let folder = Array("/proc/sys/kernel/random".utf8)
      guard let boot = try? Folder(path: folder).read(Array("boot_id".utf8)).bytes,
        !boot.isEmpty
      else { return nil }
      var record = stat()
      guard stat("/proc/self/ns/pid", &record) == 0 else { return nil }
      return boot + Array("\(record.st_ino)".utf8)
    }
  #endif
}
