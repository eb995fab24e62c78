#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How a program has ended.
package enum ExitStatus: Hashable, Sendable {
  case exited(Int32)
  /// A signal has ended it.
  case signaled(Int32)

  /// Whether it ended by itself and well.
  package var isSuccess: Bool { self == .exited(0) }

  /// Whether a signal has ended it.
  package var isSignal: Bool {
    if case .signaled = self { true } else { false }
  }

  /// The number a shell would show: the signal's has 128 added.
  package var code: Int32 {
    switch self {
    case .exited(let code): code
    case .signaled(let signal): 128 + signal
    }
  }

  /// Waits until a child has ended.
  ///
  /// A child that is stopped (Ctrl-Z) is waited for, too: the terminal stops this program along
  /// with it, as both are in one process group.
  static func waiting(for process: pid_t) -> ExitStatus {
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
    return ExitStatus(waited: status)
  }

  /// Likewise, but calls `look` whenever something in the watched folder may have changed.
  static func waiting(
    for process: pid_t, watching watch: borrowing FolderWatch, look: () -> Void
  ) -> ExitStatus {
    var status: Int32 = 0
    while true {
      let ended = waitpid(process, &status, WNOHANG)
      if ended == process || (ended == -1 && errno != EINTR) { return ExitStatus(waited: status) }
      watch.wait()
      look()
    }
  }

  private init(waited status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited((status >> 8) & 0xFF) : .signaled(signal)
  }
}
