#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What is typed or piped into the program.
package enum StandardInput {
  /// Everything up to the end of the input, refused above `limit` bytes.
  ///
  /// `whenWaiting` gets what has come so far, whenever nothing more can be read for a while
  /// (`pause`, in milliseconds, longer for long texts); at once for 0. `whenInterrupted` is done before a
  /// Ctrl-C ends the program that comes while more is waited for then.
  package static func readAll(
    limit: Int = 256 << 20, from descriptor: Int32 = STDIN_FILENO, pause: Int32 = 0,
    whenWaiting: ([UInt8]) -> Void = { _ in }, whenInterrupted: () -> Void = {}
  ) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let piece = try read(upTo: min(64 << 10, limit - bytes.count + 1), from: descriptor)
      if piece.isEmpty { return bytes }
      bytes += piece
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let pause = pause == 0 ? 0 : pause + Int32(bytes.count >> 12)
      if poll(&waiting, 1, pause) == 0 {
        whenWaiting(bytes)
        wait(for: descriptor, whenInterrupted)
      }
    }
    throw SystemError(operation: "read", cause: .tooLarge(limit: limit), path: [])
  }

  /// Waits until more can be read, or a Ctrl-C ends the program.
  private static func wait(for descriptor: Int32, _ whenInterrupted: () -> Void) {
    guard !HeldInterrupts.isIgnored(SIGINT) else { return }
    let held = HeldSignals([SIGINT])
    defer { held.release() }
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    var isWaiting = true
    while isWaiting {
      // Whoever writes into the pipe is ended by the same key.
      isWaiting = poll(&waiting, 1, 50) == 0
      if HeldSignals.isPending([SIGINT]) { return whenInterrupted() }
    }
  }

  /// One line without its end, or nil at the end of the input.
  ///
  /// Takes byte by byte and never more than the line: what follows may be meant for the editor.
  package static func readLine(
    from descriptor: Int32 = STDIN_FILENO
  ) throws(SystemError) -> String? {
    var line: [UInt8] = []
    while true {
      let next = try read(upTo: 1, from: descriptor)
      guard let byte = next.first else {
        return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\n") { break }
      line.append(byte)
    }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }

  /// Waits where the descriptor does not wait by itself.
  private static func read(
    upTo room: Int, from descriptor: Int32
  ) throws(SystemError) -> [UInt8] {
    while true {
      var result = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        result = readOnce(descriptor, UnsafeMutableRawBufferPointer(buffer))
        count = max(0, result)
      }
      if result >= 0 { return bytes }
      if errno == EAGAIN || errno == EWOULDBLOCK {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&waiting, 1, -1)
      } else if errno != EINTR {
        throw .last("read", [])
      }
    }
  }
}
