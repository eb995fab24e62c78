#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What is written to standard output or standard error, collected and written in large pieces.
///
/// A class, since all parts of a command write into the one buffer that stands before one
/// descriptor. Nothing is written at the end of its life, where a failure could not be told: whoever
/// makes it calls `flush`.
package final class Output {
  private enum Target {
    case descriptor(Int32)
    case memory
  }

  private let target: Target
  private let room: Int
  private var buffer: [UInt8] = []
  /// The first number from `errno`; whoever flushes at the end is told, whatever went out since.
  private var failure: Int32 = 0

  /// Writes to a descriptor that somebody else closes, in pieces of `room` bytes.
  ///
  /// With no room at all each `write` goes out at once, as is right for standard error.
  package init(descriptor: Int32, room: Int = 64 << 10) {
    target = .descriptor(descriptor)
    self.room = room
    buffer.reserveCapacity(room)
  }

  private init() {
    target = .memory
    room = .max
  }

  /// Keeps everything, to be looked at as `pending`.
  package static func inMemory() -> Output { Output() }

  /// What has been written to this and not yet gone out.
  package var pending: [UInt8] { buffer }

  /// Writes a text, some of it later: what is left goes out with `flush`.
  package func write(_ text: String) throws(OutputError) {
    var text = text
    let code = text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
    try check(code)
  }

  /// Adds bytes to the output, as they are.
  package func write(bytes: [UInt8]) throws(OutputError) {
    let code = bytes.withUnsafeBytes { append($0) }
    try check(code)
  }

  /// Sends out what is still in the buffer.
  package func flush() throws(OutputError) {
    try check(drain())
  }

  /// Returns 0 or a number from `errno`.
  private func append(_ bytes: UnsafeRawBufferPointer) -> Int32 {
    if buffer.count + bytes.count > room {
      let code = drain()
      if code != 0 { return code }
    }
    if bytes.count >= room, case .descriptor(let number) = target {
      return writeAll(number, bytes)
    }
    buffer.append(contentsOf: bytes)
    return 0
  }

  private func drain() -> Int32 {
    guard case .descriptor(let number) = target, !buffer.isEmpty else { return 0 }
    let code = buffer.withUnsafeBytes { writeAll(number, $0) }
    // What could not be written is dropped: it would fail again, or come out after a gap.
    buffer.removeAll(keepingCapacity: true)
    return code
  }

  private func check(_ latest: Int32) throws(OutputError) {
    if failure == 0 { failure = latest }
    let code = failure
    guard code != 0 else { return }
    if code == EPIPE { throw .readerGone }
    if code == EBADF { throw .closed }
    throw .system(SystemError(operation: "write", code: code, path: []))
  }
}
