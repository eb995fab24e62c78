#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How the terminal answers keys, kept while another program has it.
///
/// A program that crashes leaves the terminal without echo and without lines, as an editor wants it;
/// whoever asks something then could not be answered.
struct TerminalModes {
  private let descriptor: Int32
  private let modes: termios

  /// Reads the modes of the terminal at standard input; nothing where there is none.
  init?(of descriptor: Int32 = STDIN_FILENO) {
    var modes = termios()
    guard tcgetattr(descriptor, &modes) == 0 else { return nil }
    (self.descriptor, self.modes) = (descriptor, modes)
  }

  /// Gives the terminal its modes back, also where this program is not in its foreground any more.
  ///
  /// After a program that a signal has ended, its screen is left too, with what mice and pasting
  /// were to send; these sequences do nothing where that is so already
  /// (<https://invisible-island.net/xterm/ctlseqs/ctlseqs.html>).
  func restore(after end: ExitStatus) {
    let old = signal(SIGTTOU, SIG_IGN)
    var modes = modes
    while tcsetattr(descriptor, TCSANOW, &modes) == -1, errno == EINTR {}
    // Keys that were typed for a program which has failed answer no question about it.
    if end != .exited(0) { _ = tcflush(descriptor, TCIFLUSH) }
    _ = signal(SIGTTOU, old)
    guard case .signaled = end, isatty(STDOUT_FILENO) == 1 else { return }
    let leaving =
      "\u{1B}[?1049l\u{1B}[?2004l\u{1B}[?1000l\u{1B}[?1002l\u{1B}[?1006l\u{1B}[?25h\u{1B}[m"
    _ = Array(leaving.utf8).withUnsafeBytes { writeAll(STDOUT_FILENO, $0) }
  }
}
