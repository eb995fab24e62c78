#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How this program answers signals.
package enum Signals {
  /// Lets a write to a closed pipe fail with EPIPE instead of ending the program without a word.
  ///
  /// Programs started by `Child` get the default back.
  package static func ignoreBrokenPipes() {
    _ = signal(SIGPIPE, SIG_IGN)
  }
}
