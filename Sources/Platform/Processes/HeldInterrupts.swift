#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Ctrl-C, a terminal that goes away and `kill`, held back for as long as this lives, so that work on
/// many files ends between two of them.
///
/// A Ctrl-C that nobody has asked for when this ends is dropped: the work was done by then. The
/// others end the program then.
/// A signal that is blocked waits, and can be asked for; no handler is needed, which could do little.
/// What the program was started to ignore, by `nohup` or in the background, it goes on to ignore.
package struct HeldInterrupts: ~Copyable {
  private let signals: [Int32]
  private let held: HeldSignals
  private let wasPending: Bool

  package init() {
    signals = HeldSignals.ending.filter { !Self.isIgnored($0) }
    wasPending = HeldSignals.isPending([SIGINT])
    held = HeldSignals(signals)
  }

  /// Whether the program was asked to end meanwhile.
  package var isPending: Bool { HeldSignals.isPending(signals) }

  /// Takes a Ctrl-C that waits, so that it is not asked for again.
  package func take() {
    guard signals.contains(SIGINT), HeldSignals.isPending([SIGINT]) else { return }
    var (interrupt, number) = (sigset_t(), Int32(0))
    sigemptyset(&interrupt)
    sigaddset(&interrupt, SIGINT)
    sigwait(&interrupt, &number)
  }

  deinit {
    // What was pressed when all was done ends nothing that is still to be told. One that waited
    // before is not for this to take.
    if !wasPending { take() }
    held.release()
  }

  /// Whether the program was started to ignore a signal, or does so itself.
  static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
