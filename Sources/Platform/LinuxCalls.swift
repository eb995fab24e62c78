#if canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

#if !canImport(Darwin)
  /// Calls of Linux that Swift's module of the C library leaves out, looked up by their names.
  ///
  /// Where the library has none of that name (which is so in a fully static program), the call fails
  /// with ENOSYS, as with an old kernel, and each caller has another way.
  enum LinuxCalls {
    /// What `renameat2` does beyond renaming; the numbers are those of
    /// <https://man7.org/linux/man-pages/man2/rename.2.html>.
    enum Renaming: UInt32 {
      /// Not where the new name is taken (`RENAME_NOREPLACE`).
      case sparing = 1
      /// Both change names (`RENAME_EXCHANGE`).
      case exchanging = 2
    }

    /// `renameat2`.
    static func rename(
      _ source: Int32, _ old: UnsafePointer<CChar>, _ target: Int32, _ new: UnsafePointer<CChar>,
      how: Renaming
    ) -> Int32 {
      typealias Call =
        @convention(c) (
          Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
        ) -> Int32
      guard let call = look(up: "renameat2", as: Call.self) else { return -1 }
      return call(source, old, target, new, how.rawValue)
    }

    /// Takes a read lease on a file, as long as the descriptor is open: whoever opens it to write
    /// has to wait; fails with EAGAIN where one has it open.
    ///
    /// The numbers are those of `F_SETSIG` and `F_SETLEASE` in <linux/fcntl.h>. The signal that tells
    /// of one who waits is made one that is ignored where nothing is said of it.
    static func holdOffWriters(of file: Int32) -> Bool {
      fcntl(file, 10, SIGURG) == 0 && fcntl(file, 1024, Int32(F_RDLCK)) == 0
    }

    /// Whether one waits for such a lease to end (`F_GETLEASE`).
    static func isWanted(_ file: Int32) -> Bool { fcntl(file, 1025) == Int32(F_UNLCK) }

    /// `pipe2` with `O_CLOEXEC`: no child started by another thread can get hold of the ends.
    static func pipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 {
      typealias Call = @convention(c) (UnsafeMutablePointer<Int32>, Int32) -> Int32
      guard let call = look(up: "pipe2", as: Call.self) else { return -1 }
      return call(ends, O_CLOEXEC)
    }

    /// The names of a file's extended attributes, each ended by a zero.
    static func extendedAttributes(of file: Int32) -> [UInt8] {
      typealias Call = @convention(c) (Int32, UnsafeMutableRawPointer?, Int) -> Int
      guard let call = look(up: "flistxattr", as: Call.self) else { return [] }
      return sized { call(file, $0, $1) }
    }

    /// The value of one extended attribute; empty where it may not be read.
    static func extendedAttribute(_ name: [UInt8], of file: Int32) -> [UInt8] {
      typealias Call =
        @convention(c) (
          Int32, UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int
        ) -> Int
      guard let call = look(up: "fgetxattr", as: Call.self) else { return [] }
      return name.withPath { name in sized { call(file, name, $0, $1) } }
    }

    /// Gives a file an extended attribute, and returns whether that may be.
    static func setExtendedAttribute(_ name: [UInt8], of file: Int32, to value: [UInt8]) -> Bool {
      typealias Call =
        @convention(c) (
          Int32, UnsafePointer<CChar>, UnsafeRawPointer?, Int, Int32
        ) -> Int32
      guard let call = look(up: "fsetxattr", as: Call.self) else { return false }
      return value.withUnsafeBytes { value in
        name.withPath { call(file, $0, value.baseAddress, value.count, 0) } == 0
      }
    }

    /// When an open file was made, in nanoseconds since 1970; nothing where the file system does not
    /// keep that.
    ///
    /// The mask at the beginning and the time at byte 80 are those of `struct statx`
    /// (<https://man7.org/linux/man-pages/man2/statx.2.html>), which is the same on every machine.
    static func birth(of file: Int32) -> Int64? {
      typealias Call =
        @convention(c) (
          Int32, UnsafePointer<CChar>, Int32, UInt32, UnsafeMutableRawPointer
        ) -> Int32
      guard let call = look(up: "statx", as: Call.self) else { return nil }
      let (isEmptyPath, birth) = (Int32(0x1000), UInt32(0x800))
      var record = [UInt64](repeating: 0, count: 32)
      return record.withUnsafeMutableBytes { bytes in
        guard let base = bytes.baseAddress, call(file, "", isEmptyPath, birth, base) == 0,
          bytes.load(as: UInt32.self) & birth != 0
        else { return nil }
        let seconds = bytes.load(fromByteOffset: 80, as: Int64.self)
        let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        guard !overflow, seconds > 0 else { return nil }
        return whole &+ Int64(bytes.load(fromByteOffset: 88, as: UInt32.self))
      }
    }

    private static func look<Call>(up name: String, as type: Call.Type) -> Call? {
      guard let symbol = dlsym(nil, name) else {
        errno = ENOSYS
        return nil
      }
      return unsafeBitCast(symbol, to: type)
    }

    /// What a call gives that is asked twice: for the size, then for the bytes; empty on failure.
    private static func sized(_ call: (UnsafeMutableRawPointer?, Int) -> Int) -> [UInt8] {
      let size = call(nil, 0)
      guard size > 0 else { return [] }
      return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        count = max(0, call(buffer.baseAddress, size))
      }
    }
  }
#endif
