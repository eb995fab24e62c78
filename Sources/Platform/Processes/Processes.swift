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
}
