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
  /// (`pause`, in milliseconds, longer for long texts; at once for 0), from time to time while more
  /// comes without a pause, where no more can be read, and before Ctrl-C, a terminal that goes away or
  /// `kill` ends the program, which `whenEnding` is done before as well.
  package static func readAll(
    limit: Int = 256 << 20, from descriptor: Int32 = STDIN_FILENO, pause: Int32 = 0,
    whenWaiting: ([UInt8]) -> Void = { _ in }, whenEnding: () -> Void = {}
  ) throws(SystemError) -> [UInt8] {
    let ending = HeldSignals.ending.filter { !HeldInterrupts.isIgnored($0) }
    var line = UnfinishedLine(at: descriptor)
    let stopping = line == nil || HeldInterrupts.isIgnored(SIGTSTP) ? [] : [SIGTSTP]
    var held = HeldSignals(ending + stopping)
    defer { held.release() }
    var (bytes, passedOn, latest) = ([UInt8](), 0, Clock.milliseconds())
    func passOn() {
      guard bytes.count > passedOn else { return }
      whenWaiting(bytes)
      (passedOn, latest) = (bytes.count, Clock.milliseconds())
    }
    while bytes.count <= limit {
      let isFresh = bytes.count > passedOn
      let pause = pause == 0 ? 0 : pause + Int32(bytes.count >> 12)
      let isReady = isReadable(descriptor, within: isFresh ? pause : 50)
      let isEnding = HeldSignals.isPending(ending)
      if isEnding || HeldSignals.isPending(stopping) {
        bytes += rest(of: descriptor, upTo: limit - bytes.count) + (line?.take() ?? [])
        // The terminal is as it was before whoever has it next.
        line = nil
        passOn()
        if isEnding {
          whenEnding()
          return bytes
        }
        // Stops until somebody goes on with it.
        held.release()
        held = HeldSignals(ending + stopping)
        line = UnfinishedLine(at: descriptor)
        continue
      }
      if isFresh, !isReady || Clock.milliseconds() - latest > 1000 + Int64(bytes.count >> 10) {
        passOn()
      }
      guard isReady else { continue }
      do {
        let piece = try read(upTo: min(64 << 10, limit - bytes.count + 1), from: descriptor)
        if piece.isEmpty { return bytes }
        bytes += piece
      } catch {
        passOn()
        throw error
      }
    }
    throw SystemError(operation: "read", cause: .tooLarge(limit: limit), path: [])
  }

  /// What can be read without waiting: whoever writes into a pipe is ended by the same key, and may have
  /// written more.
  private static func rest(of descriptor: Int32, upTo room: Int) -> [UInt8] {
    var found: [UInt8] = []
    while found.count < room, isReadable(descriptor, within: 0),
      let piece = try? read(upTo: 64 << 10, from: descriptor), !piece.isEmpty
    { found += piece }
    return found
  }

  /// Whether something can be read, or the end, within some milliseconds.
  private static func isReadable(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, milliseconds) > 0
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
