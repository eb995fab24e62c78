#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The line that is being typed at a terminal and has no end yet.
///
/// A terminal that hands over whole lines would drop it at Ctrl-C and Ctrl-Z. As long as this lives it
/// keeps the line instead (NOFLSH of <https://man7.org/linux/man-pages/man3/termios.3.html>).
struct UnfinishedLine: ~Copyable {
  private let descriptor: Int32
  private let before: termios

  /// Nothing where no terminal is, or one that hands over each key.
  init?(at descriptor: Int32) {
    var modes = termios()
    guard tcgetattr(descriptor, &modes) == 0, modes.c_lflag & tcflag_t(ICANON) != 0 else {
      return nil
    }
    (self.descriptor, before) = (descriptor, modes)
    modes.c_lflag |= tcflag_t(NOFLSH)
    Self.set(&modes, of: descriptor)
  }

  deinit {
    var modes = before
    Self.set(&modes, of: descriptor)
  }

  /// What was typed of it so far, which the terminal has no more.
  func take() -> [UInt8] {
    var modes = before
    // What is there can be read then, and a read waits for no more.
    modes.c_lflag &= ~tcflag_t(ICANON)
    withUnsafeMutableBytes(of: &modes.c_cc) { keys in
      (keys[Int(VMIN)], keys[Int(VTIME)]) = (0, 0)
    }
    Self.set(&modes, of: descriptor)
    var found: [UInt8] = []
    while let piece = piece(), !piece.isEmpty { found += piece }
    return found
  }

  private func piece() -> [UInt8]? {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, length in
      count = readOnce(descriptor, UnsafeMutableRawBufferPointer(buffer))
      length = max(0, count)
    }
    return count < 0 ? nil : bytes
  }

  private static func set(_ modes: inout termios, of descriptor: Int32) {
    while tcsetattr(descriptor, TCSANOW, &modes) == -1, errno == EINTR {}
  }
}
