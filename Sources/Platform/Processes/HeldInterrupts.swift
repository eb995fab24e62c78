#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Ctrl-C held back for as long as this lives, so that work on many files ends between two of them.
///
/// A signal that is blocked waits, and can be asked for; no handler is needed, which could do little.
package struct HeldInterrupts: ~Copyable {
  private var before = sigset_t()

  package init() {
    var held = Self.signals
    sigprocmask(SIG_BLOCK, &held, &before)
  }

  /// Whether Ctrl-C was pressed meanwhile.
  package var isPending: Bool {
    var waiting = sigset_t()
    sigemptyset(&waiting)
    sigpending(&waiting)
    return sigismember(&waiting, SIGINT) == 1
  }

  /// Takes a Ctrl-C that waits, which would otherwise end the program when this does.
  package mutating func take() {
    guard isPending else { return }
    var (held, number) = (Self.signals, Int32(0))
    sigwait(&held, &number)
  }

  deinit {
    var before = before
    sigprocmask(SIG_SETMASK, &before, nil)
  }

  private static var signals: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    return signals
  }
}
