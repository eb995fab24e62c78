import Foundation

/// A program on a pseudo-terminal, with somebody who reads the screen and presses keys.
///
/// A class, since what was read is shared by the calls that wait for more.
final class Terminal {
  /// All that the program wrote, with its escape sequences.
  private(set) var written = ""

  private var descriptor: Int32
  private let child: Child
  private var bytes: [UInt8] = []
  private var seen = 0

  enum Failure: Error, CustomStringConvertible {
    case noTerminal(errno: Int32)
    case neverShown(String, screen: String)

    var description: String {
      switch self {
      case .noTerminal(let code):
        "no pseudo-terminal can be had: \(String(cString: strerror(code)))"
      case .neverShown(let text, let screen): "'\(text)' is not on the screen:\n\(screen)"
      }
    }
  }

  /// Runs a command line of `/bin/sh` on a terminal of the given size.
  init(
    _ line: String, in sandbox: borrowing Sandbox, columns: UInt16 = 80, rows: UInt16 = 24,
    adding variables: [String: String] = [:]
  ) throws {
    let name: String
    (descriptor, name) = try Self.open()
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
    // The first terminal that a new session opens becomes its own.
    child = try Child(
      ["/bin/sh", "-c", line], in: sandbox.folder,
      environment: sandbox.environment.merging(["TERM": "xterm-256color"]) { $1 }
        .merging(variables) { $1 },
      streams: [.file(name, flags: O_RDWR), .same(as: 0), .same(as: 0)])
  }

  deinit {
    hangUp()
  }

  /// Closes the terminal's window.
  func hangUp() {
    guard descriptor >= 0 else { return }
    close(descriptor)
    descriptor = -1
  }

  /// Reads until the text stands in what was written since the last call.
  func wait(for text: String, seconds: Double = 20) throws {
    let limit = Date(timeIntervalSinceNow: seconds)
    while true {
      let fresh = written.unicodeScalars.dropFirst(seen)
      if let range = String(fresh).range(of: text) {
        seen += String(fresh)[..<range.upperBound].unicodeScalars.count
        return
      }
      guard limit.timeIntervalSinceNow > 0, read(until: limit) else {
        throw Failure.neverShown(text, screen: written)
      }
    }
  }

  /// Presses keys: `\r` is Enter, `\u{03}` is Ctrl-C, `\u{1B}` is Escape.
  func press(_ keys: String) {
    var rest = Array(keys.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest.removeFirst(count)
    }
  }

  /// Reads to the end and answers the exit status.
  func finish(within seconds: Double = 20) throws -> Int32 {
    let limit = Date(timeIntervalSinceNow: seconds)
    while limit.timeIntervalSinceNow > 0, read(until: limit) {}
    return try child.status(within: max(1, limit.timeIntervalSinceNow))
  }

  /// What was written, without escape sequences and with plain line ends.
  var text: String {
    var (plain, rest) = ("", Substring(written.replacingOccurrences(of: "\r\n", with: "\n")))
    while let start = rest.unicodeScalars.firstIndex(of: "\u{1B}") {
      plain += rest[..<start]
      rest = Self.afterSequence(rest[start...])
    }
    return plain + rest
  }

  /// Opens a fresh pseudo-terminal: the side that the test holds, and the name of the other.
  ///
  /// Linux's headers show `posix_openpt` and its kin only to those who ask for more than POSIX, so
  /// there they are done by hand (ioctl_tty(2)).
  private static func open() throws -> (descriptor: Int32, name: String) {
    #if os(Linux)
      let (unlock, number) = (UInt(0x4004_5431), UInt(0x8004_5430))
      let descriptor = Foundation.open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      var (locked, index) = (Int32(0), UInt32(0))
      guard descriptor >= 0, ioctl(descriptor, unlock, &locked) == 0,
        ioctl(descriptor, number, &index) == 0
      else { throw Failure.noTerminal(errno: errno) }
      return (descriptor, "/dev/pts/\(index)")
    #else
      let descriptor = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC)
      guard descriptor >= 0, grantpt(descriptor) == 0, unlockpt(descriptor) == 0,
        let name = ptsname(descriptor)
      else { throw Failure.noTerminal(errno: errno) }
      return (descriptor, String(cString: name))
    #endif
  }

  /// Reads what there is; false at the end of the program or at the limit.
  private func read(until limit: Date) -> Bool {
    guard descriptor >= 0 else { return false }
    var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let milliseconds = Int32(max(0, limit.timeIntervalSinceNow) * 1000)
    guard poll(&event, 1, milliseconds) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = buffer.withUnsafeMutableBytes {
      Foundation.read(descriptor, $0.baseAddress, $0.count)
    }
    guard count > 0 else { return false }
    bytes += buffer[..<count]
    written = String(decoding: bytes, as: UTF8.self)
    return true
  }

  /// Drops one escape sequence: `ESC [ … letter`, `ESC ] … BEL` or `ESC \`, or `ESC` and one more.
  private static func afterSequence(_ text: Substring) -> Substring {
    var scalars = text.unicodeScalars.dropFirst()
    switch scalars.popFirst() {
    case "[": scalars = scalars.drop { !("@"..."~").contains($0) }.dropFirst()
    case "]":
      scalars = scalars.drop { $0 != "\u{07}" && $0 != "\u{1B}" }
      if scalars.popFirst() == "\u{1B}" { scalars = scalars.dropFirst() }
    default: break
    }
    return Substring(scalars)
  }
}
