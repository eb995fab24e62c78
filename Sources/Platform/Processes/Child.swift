#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A program started by this one, and waited for.
///
/// No shell is between. The program is found in `PATH` (the given environment's, or our own where
/// that is nil) and started by its absolute path.
package enum Child {
  /// Runs a program that gets the terminal, as an editor must.
  package static func run(
    arguments: [String], environment: [String: String]? = nil
  ) throws(SpawnError) -> ExitStatus {
    try run(arguments: arguments.map { Array($0.utf8) }, environment: environment)
  }

  /// Runs a program that gets the terminal; file names among the arguments may be any bytes.
  ///
  /// However it ends, the terminal answers keys afterwards as it did before.
  package static func run(
    arguments: [[UInt8]], environment: [String: String]? = nil
  ) throws(SpawnError) -> ExitStatus {
    var launch = try Launch(arguments: arguments, environment: environment)
    let modes = TerminalModes()
    let interrupts = IgnoredInterrupts()
    let process = try launch.start(restoring: interrupts.signals)
    let end = ExitStatus.waiting(for: process)
    modes?.restore(after: end)
    return end
  }

  /// Likewise, and calls `look` whenever something in a folder may have changed meanwhile.
  package static func run(
    arguments: [[UInt8]], watching folder: [UInt8], look: () -> Void
  ) throws(SpawnError) -> ExitStatus {
    var launch = try Launch(arguments: arguments, environment: nil)
    let modes = TerminalModes()
    let interrupts = IgnoredInterrupts()
    let watch = FolderWatch(folder: folder)
    let children = AnsweredChildren()
    let process = try launch.start(restoring: interrupts.signals)
    let end = ExitStatus.waiting(for: process, watching: watch, look: look)
    children.end()
    modes?.restore(after: end)
    return end
  }

  /// Runs a program that gets the terminal but for its input, which is given: a pager.
  ///
  /// A program that ends before it has read everything is no failure.
  package static func run(
    arguments: [[UInt8]], environment: [String: String]? = nil, standardInput: [UInt8]
  ) throws(SpawnError) -> ExitStatus {
    Signals.ignoreBrokenPipes()
    var launch = try Launch(arguments: arguments, environment: environment)
    let pipe = try Pipe.open(for: arguments.map { String(decoding: $0, as: UTF8.self) })
    let modes = TerminalModes(of: STDOUT_FILENO)
    let interrupts = IgnoredInterrupts()
    let process = try launch.start(
      redirects: [(pipe.reading.number, STDIN_FILENO)], restoring: interrupts.signals)
    pipe.feed(standardInput)
    let end = ExitStatus.waiting(for: process)
    modes?.restore(after: end)
    return end
  }
}

extension Pipe {
  static func open(for arguments: [String]) throws(SpawnError) -> Pipe {
    do throws(SystemError) { return try Pipe() } catch {
      throw .system(arguments.first ?? "", error)
    }
  }

  /// Writes everything into the pipe, or as much as is read at the other end.
  consuming func feed(_ bytes: [UInt8]) {
    let writing = closeReading()
    _ = bytes.withUnsafeBytes { writeAll(writing.number, $0) }
  }

  /// The end to write into; with the other closed here, only the child holds that.
  consuming func closeReading() -> Descriptor { writing }

  /// The end to read from; with the other closed here, the child's end shows as the end.
  consuming func closeWriting() -> Descriptor { reading }
}

/// SIGINT and SIGQUIT left to the child for a while, as `system(3)` does, and SIGHUP.
///
/// Ctrl-C and the end of the terminal reach everybody in the terminal's process group; what they mean
/// is for the editor to say. One in a window of its own goes on.
struct IgnoredInterrupts: ~Copyable {
  /// The signals that were not ignored before, and are not to be by the child.
  let signals: [Int32]

  init() {
    signals = [SIGINT, SIGQUIT, SIGHUP].filter { number in
      let old = signal(number, SIG_IGN)
      return unsafeBitCast(old, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self)
    }
  }

  deinit {
    for number in signals { _ = signal(number, SIG_DFL) }
  }
}
