#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The terminal that controls the program, drawn on and read key by key.
///
/// While it lives, keys come at once and without echo, a screen of its own hides what was there, and
/// the signals that end a program wait. At the end of its life everything is as it was: the modes,
/// the screen, and the signals, which then do what they do.
package struct KeyTerminal: ~Copyable {
  private let descriptor: Descriptor
  private let modes: termios
  private let oldMask: sigset_t

  /// Takes the terminal; nothing where there is none that could be drawn on.
  package init?() {
    let number = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard number >= 0 else { return nil }
    let opened = Descriptor(owning: number)
    var modes = termios()
    guard tcgetattr(number, &modes) == 0 else { return nil }
    descriptor = opened
    self.modes = modes
    oldMask = Self.block(Self.endings)
    cfmakeraw(&modes)
    while tcsetattr(number, TCSADRAIN, &modes) == -1, errno == EINTR {}
    write(Self.entering)
  }

  deinit {
    write(Self.leaving)
    let old = signal(SIGTTOU, SIG_IGN)
    var modes = modes
    while tcsetattr(descriptor.number, TCSADRAIN, &modes) == -1, errno == EINTR {}
    _ = signal(SIGTTOU, old)
    var mask = oldMask
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }

  /// Waits so long for keys: their bytes, none where none came, or nothing where there will be no
  /// more, because the terminal is gone or the program is to end.
  package borrowing func read(milliseconds: Int32) -> [UInt8]? {
    var event = pollfd(fd: descriptor.number, events: Int16(POLLIN), revents: 0)
    let count = poll(&event, 1, milliseconds)
    if isToEnd { return nil }
    guard count > 0 else { return [] }
    guard let bytes = try? descriptor.readOnce(upTo: 4096), !bytes.isEmpty else { return nil }
    return bytes
  }

  /// Draws; what cannot be drawn is not seen.
  package borrowing func write(_ bytes: some Collection<UInt8>) { try? descriptor.write(bytes) }

  private borrowing func write(_ text: StaticString) {
    text.withUTF8Buffer { write(Array($0)) }
  }

  /// Cells across and lines down.
  package borrowing func size() -> (columns: Int, rows: Int) {
    var window = winsize()
    guard ioctl(descriptor.number, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0,
      window.ws_row > 0
    else { return (80, 24) }
    return (Int(window.ws_col), Int(window.ws_row))
  }

  private static let entering: StaticString = "\u{1B}[?1049h\u{1B}[H\u{1B}[2J"
  private static let leaving: StaticString = "\u{1B}[H\u{1B}[2J\u{1B}[?25h\u{1B}[m\u{1B}[?1049l"

  /// The signals by which a program is told to end or to stop.
  private static let endings = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP]

  /// Whether one of them waits; they are looked at instead of handled, so that nothing can happen
  /// between two steps of giving the terminal back.
  private var isToEnd: Bool {
    var pending = sigset_t()
    guard sigpending(&pending) == 0 else { return false }
    return Self.endings.contains { sigismember(&pending, $0) == 1 }
  }

  private static func block(_ signals: [Int32]) -> sigset_t {
    var (mask, old) = (sigset_t(), sigset_t())
    sigemptyset(&mask)
    for signal in signals { sigaddset(&mask, signal) }
    pthread_sigmask(SIG_BLOCK, &mask, &old)
    return old
  }
}
