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
  static let word: String? = mark.map { hash(of: Array("\($0.boot)-\($0.space)".utf8)) }

  /// The same with what stays when it is started again; nothing where none is known.
  ///
  /// `/proc/sys/kernel/random/boot_id` is another one after each start
  /// (<https://man7.org/linux/man-pages/man5/proc_sys_kernel.5.html>), the link `/proc/self/ns/pid`
  /// names the space that processes have their numbers in
  /// (<https://man7.org/linux/man-pages/man7/pid_namespaces.7.html>), and `/etc/machine-id` stays the
  /// same (<https://man7.org/linux/man-pages/man5/machine-id.5.html>), but may have been copied with
  /// the system that it is of, so that the machine's name goes with it.
  static let mark: MachineMark? = {
    guard let start = start() else { return nil }
    let host = name().map { hash(of: $0) } ?? ""
    return MachineMark(host: host, boot: hash(of: start.boot), space: start.space)
  }()

  private static func hash(of bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(hash, radix: 36)
  }

  #if canImport(Darwin)
    private static func start() -> (boot: [UInt8], space: String)? {
      text("kern.bootsessionuuid").map { ($0, "0") }
    }

    /// The machine's own number, see gethostuuid(2).
    private static func name() -> [UInt8]? {
      var (number, wait) = ([UInt8](repeating: 0, count: 16), timespec(tv_sec: 1, tv_nsec: 0))
      guard gethostuuid(&number, &wait) == 0 else { return nil }
      return number
    }

    private static func text(_ name: String) -> [UInt8]? {
      var (text, size) = ([UInt8](repeating: 0, count: 256), 256)
      guard sysctlbyname(name, &text, &size, nil, 0) == 0, size > 1 else { return nil }
      return Array(text[..<(size - 1)])
    }
  #else
    private static func start() -> (boot: [UInt8], space: String)? {
      var record = stat()
      guard let boot = text("boot_id", in: "/proc/sys/kernel/random"),
        stat("/proc/self/ns/pid", &record) == 0
      else { return nil }
      return (boot, "\(record.st_ino)")
    }

    private static func name() -> [UInt8]? {
      guard let name = text("hostname", in: "/proc/sys/kernel") else { return nil }
      return text("machine-id", in: "/etc").map { $0 + name }
    }

    private static func text(_ name: String, in folder: String) -> [UInt8]? {
      guard let text = try? Folder(path: Array(folder.utf8)).read(Array(name.utf8)).bytes,
        !text.isEmpty
      else { return nil }
      return text
    }
  #endif
}
