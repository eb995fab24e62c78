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

  /// Lets a write beyond the limit for a file's size fail with EFBIG instead of ending the program.
  ///
  /// Programs started by `Child` get the default back.
  package static func ignoreSizeLimits() {
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  /// Ends a crash without a word.
  ///
  /// Swift's own report shows memory, in which somebody's words may be. Its handlers are there
  /// before `main` begins (<https://github.com/swiftlang/swift/blob/main/docs/Backtracing.rst>).
  package static func silenceCrashes() {
    for number in [SIGQUIT, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP] {
      let old = signal(number, SIG_DFL)
      if unsafeBitCast(old, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        _ = signal(number, SIG_IGN)
      }
    }
  }
}
