#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a program has printed, and how it ended.
package struct CapturedOutput: Hashable, Sendable {
  /// How it ended.
  package var status: ExitStatus
  /// What it wrote to standard output.
  package var output: [UInt8]
  /// What it wrote to standard error.
  package var errors: [UInt8]
}

extension Child {
  /// Runs a program away from the terminal, and collects what it prints.
  ///
  /// It reads `standardInput` and nothing else. More than `limit` bytes on either output are
  /// refused, and the program is ended.
  package static func capture(
    arguments: [String], environment: [String: String]? = nil, standardInput: [UInt8] = [],
    limit: Int = 64 << 20
  ) throws(SpawnError) -> CapturedOutput {
    Signals.ignoreBrokenPipes()
    let bytes = arguments.map { Array($0.utf8) }
    var launch = try Launch(arguments: bytes, environment: environment)
    let input = try Pipe.open(for: arguments)
    let output = try Pipe.open(for: arguments)
    let errors = try Pipe.open(for: arguments)
    let process = try launch.start(redirects: [
      (input.reading.number, STDIN_FILENO), (output.writing.number, STDOUT_FILENO),
      (errors.writing.number, STDERR_FILENO),
    ])
    var exchange = Exchange(
      input: input.closeReading(), output: output.closeWriting(), errors: errors.closeWriting())
    let isWhole = exchange.run(sending: standardInput, limit: limit)
    if !isWhole { kill(process, SIGTERM) }
    let (printed, complained) = exchange.finish()
    let status = ExitStatus.waiting(for: process)
    guard isWhole else { throw .tooMuchOutput(arguments.first ?? "", limit: limit) }
    return CapturedOutput(status: status, output: printed, errors: complained)
  }
}

/// Writing to and reading from a child at the same time, so that neither waits for the other.
private struct Exchange: ~Copyable {
  private var input: Descriptor?
  private let output: Descriptor
  private let errors: Descriptor
  private var printed: [UInt8] = []
  private var complained: [UInt8] = []

  init(
    input: consuming Descriptor, output: consuming Descriptor, errors: consuming Descriptor
  ) {
    _ = fcntl(input.number, F_SETFL, O_NONBLOCK)
    self.input = .some(input)
    self.output = output
    self.errors = errors
  }

  /// Returns false as soon as either output has passed the limit.
  mutating func run(sending bytes: [UInt8], limit: Int) -> Bool {
    var rest = bytes[...]
    var waiting = [
      pollfd(fd: -1, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: output.number, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errors.number, events: Int16(POLLIN), revents: 0),
    ]
    while waiting[1].fd >= 0 || waiting[2].fd >= 0 {
      if rest.isEmpty { input = nil }
      waiting[0].fd = inputNumber
      guard poll(&waiting, nfds_t(waiting.count), -1) >= 0 || errno == EINTR else { return true }
      if waiting[0].revents != 0 { send(&rest) }
      if waiting[1].revents != 0, !Self.receive(from: output, into: &printed) {
        waiting[1].fd = -1
      }
      if waiting[2].revents != 0, !Self.receive(from: errors, into: &complained) {
        waiting[2].fd = -1
      }
      if printed.count > limit || complained.count > limit { return false }
    }
    return true
  }

  consuming func finish() -> ([UInt8], [UInt8]) { (printed, complained) }

  private var inputNumber: Int32 {
    switch input {
    case .some(let input): input.number
    case .none: -1
    }
  }

  private mutating func send(_ rest: inout ArraySlice<UInt8>) {
    let number = inputNumber
    let written = rest.withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
    if written >= 0 {
      rest = rest.dropFirst(written)
    } else if errno != EAGAIN, errno != EINTR {
      rest = []
    }
  }

  /// Returns false at the end.
  private static func receive(
    from descriptor: borrowing Descriptor, into bytes: inout [UInt8]
  ) -> Bool {
    guard let more = try? descriptor.readOnce(upTo: 64 << 10), !more.isEmpty else { return false }
    bytes += more
    return true
  }
}
