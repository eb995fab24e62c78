#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Ctrl-C held back for as long as this lives, so that work on many files ends between two of them.
///
/// One that nobody has asked for when this ends is dropped: the work was done by then.
/// A signal that is blocked waits, and can be asked for; no handler is needed, which could do little.
package struct HeldInterrupts: ~Copyable {
  private var before = sigset_t()
  private let wasPending: Bool

  package init() {
    var held = Self.signals
    wasPending = Self.isPending
    pthread_sigmask(SIG_BLOCK, &held, &before)
  }

  /// Whether Ctrl-C was pressed meanwhile.
  package var isPending: Bool { Self.isPending }

  private static var isPending: Bool {
    var waiting = sigset_t()
    sigemptyset(&waiting)
    sigpending(&waiting)
    return sigismember(&waiting, SIGINT) == 1
  }

  /// Takes a Ctrl-C that waits, so that it is not asked for again.
  package func take() {
    guard isPending else { return }
    var (held, number) = (Self.signals, Int32(0))
    sigwait(&held, &number)
  }

  deinit {
    var before = before
    // What was pressed when all was done ends nothing that is still to be told. One that waited
    // before is not for this to take.
    if !wasPending { take() }
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  private static var signals: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    return signals
  }
}
