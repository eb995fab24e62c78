#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Signals that are held back from this thread, and from threads that it makes, until `release`.
///
/// One that comes meanwhile waits, and can be asked for.
struct HeldSignals {
  private var before = sigset_t()

  init(_ numbers: [Int32]) {
    var held = sigset_t()
    sigemptyset(&held)
    for number in numbers { sigaddset(&held, number) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
  }

  /// Lets through again what was let through before.
  func release() {
    var before = before
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Whether one of these waits.
  static func isPending(_ numbers: [Int32]) -> Bool {
    var waiting = sigset_t()
    sigemptyset(&waiting)
    sigpending(&waiting)
    return numbers.contains { sigismember(&waiting, $0) == 1 }
  }

  /// What others send to the program as a whole; a fault of a thread's own is answered by it.
  static var sentByOthers: [Int32] {
    ending + [SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH, SIGCHLD, SIGALRM, SIGUSR1, SIGUSR2]
  }

  /// What asks the program to end: Ctrl-C, a terminal that goes away, and `kill`.
  static var ending: [Int32] { [SIGINT, SIGHUP, SIGTERM] }
}
