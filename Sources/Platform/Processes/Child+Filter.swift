#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Child {
  /// Runs a program that gets the terminal but for its input, which is given, and its output, which
  /// is collected: a chooser.
  ///
  /// However it ends, the terminal answers keys afterwards as it did before.
  package static func filter(
    arguments: [String], standardInput: [UInt8]
  ) throws(SpawnError) -> (status: ExitStatus, output: [UInt8]) {
    Signals.ignoreBrokenPipes()
    var launch = try Launch(arguments: arguments.map { Array($0.utf8) }, environment: nil)
    let input = try Pipe.open(for: arguments)
    let output = try Pipe.open(for: arguments)
    let modes = TerminalModes(of: STDERR_FILENO)
    let interrupts = IgnoredInterrupts()
    let process = try launch.start(
      redirects: [
        (input.reading.number, STDIN_FILENO), (output.writing.number, STDOUT_FILENO),
      ], restoring: interrupts.signals)
    input.feed(standardInput)
    let reading = output.closeWriting()
    var printed: [UInt8] = []
    while let more = try? reading.readOnce(upTo: 64 << 10), !more.isEmpty { printed += more }
    let end = ExitStatus.waiting(for: process)
    modes?.restore(after: end)
    return (end, printed)
  }
}
