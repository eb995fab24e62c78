#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The terminal the program runs in, if any.
package enum Terminal {
  /// Whether a descriptor leads to a terminal.
  package static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// How many bytes of a line a terminal passes on to a program that reads lines, the line's end left out;
  /// what is typed or pasted behind them is shown, and dropped.
  ///
  /// Linux has 4,096 with the end (`N_TTY_BUF_SIZE` in its n_tty.c); macOS says MAX_CANON.
  package static var longestLine: Int {
    #if canImport(Darwin)
      Int(MAX_CANON) - 1
    #else
      4095
    #endif
  }

  /// How many cells the terminal has, or nil where there is none or it does not know.
  ///
  /// Asks standard output, then standard error, then the terminal that controls the program, so
  /// that `diary list | less` knows its width as well.
  package static func size() -> (columns: Int, rows: Int)? {
    if let size = size(of: STDOUT_FILENO) ?? size(of: STDERR_FILENO) { return size }
    let number = open("/dev/tty", O_RDONLY | O_NOCTTY | O_CLOEXEC)
    guard number >= 0 else { return nil }
    let terminal = Descriptor(owning: number)
    return size(of: terminal.number)
  }

  private static func size(of descriptor: Int32) -> (columns: Int, rows: Int)? {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0 else { return nil }
    return (Int(window.ws_col), Int(window.ws_row))
  }
}
