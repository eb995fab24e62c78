#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Programs by their numbers.
package enum Processes {
  /// The number of this program.
  package static let own = getpid()

  /// Whether a program with this number runs on this machine, whoever started it.
  package static func isRunning(_ number: Int32) -> Bool {
    number > 0 && (kill(number, 0) == 0 || errno != ESRCH)
  }

  /// Whether a program with this number runs that may be this same program, as far as its name tells:
  /// a number comes to another program sooner or later, in a container soon.
  package static func mayBeOwnProgram(_ number: Int32) -> Bool {
    guard isRunning(number) else { return false }
    guard let own = name(of: self.own), let other = name(of: number) else { return true }
    return own == other
  }

  /// The name that Linux has for a running program.
  private static func name(of number: Int32) -> [UInt8]? {
    try? Folder(path: Array("/proc/\(number)".utf8)).read(Array("comm".utf8)).bytes
  }
}
