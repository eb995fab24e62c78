/// A session at a shell: each command line, what it printed, and how it exited.
///
/// Lines starting with `$ ` are run; the lines after one are what it prints: `>` and a line of
/// standard output, `2>` and a line of standard error, `?` and a status other than 0, and `\` where
/// the last line of an output does not end. Every other line is prose, so that transcripts are a
/// readable manual too.
///
/// A command that ends in `# on a terminal` runs on one, where all it prints is one text; with
/// `, answering y, n` behind it, somebody answers its questions. Lines of prose say how to run it:
/// `vault: NAME` starts from a fixture, `locale: NAME` tells what the system must know, `index: shown`
/// that the answers are about the index itself, and `columns: COUNT` how wide the terminal is: very
/// wide where messages name the sandbox's folders, whose names differ, and would be filled.
struct Transcript: Equatable, Sendable {
  var blocks: [Block]

  enum Block: Equatable, Sendable {
    case prose(String)
    case command(String, output: [String])

    var lines: [String] {
      switch self {
      case .prose(let line): [line]
      case .command(let command, let output): ["$ \(command)"] + output
      }
    }
  }

  init(_ text: String) {
    blocks = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("$ ") {
        blocks.append(.command(String(line.dropFirst(2)), output: []))
      } else if Self.isOutput(line), case .command(let command, let output)? = blocks.last {
        blocks[blocks.count - 1] = .command(command, output: output + [line])
      } else {
        blocks.append(.prose(line))
      }
    }
  }

  /// The transcript as it is written in its file.
  var text: String { blocks.flatMap(\.lines).joined(separator: "\n") }

  var fixture: String? { values(of: "vault").first }

  var showsIndex: Bool { values(of: "index") == ["shown"] }

  /// How wide the terminal is.
  var columns: UInt16 { values(of: "columns").first.flatMap { UInt16($0) } ?? 80 }

  /// The locales that the system must know.
  var locales: [String] { values(of: "locale") }

  /// The same commands with what they print now; `prepare` acts before each,
  /// and what it answers is held while the command runs.
  func replayed(
    in sandbox: borrowing Sandbox, adding variables: [String: String] = [:],
    prepare: () throws -> IndexState.Lock = { IndexState.Lock() }
  ) throws -> Transcript {
    var copy = self
    for (index, block) in blocks.enumerated() {
      guard case .command(let command, _) = block else { continue }
      let lock = try prepare()
      let output = try Self.output(
        of: command, in: sandbox, columns: columns, adding: variables)
      _ = consume lock
      copy.blocks[index] = .command(command, output: output)
    }
    return copy
  }

  /// The transcript without warnings about the index, and without the hints below them.
  var withoutIndexWarnings: Transcript {
    var copy = self
    copy.blocks = blocks.map { block in
      guard case .command(let command, let output) = block else { return block }
      var (kept, dropped) = ([String](), false)
      // On a terminal both outputs are one, and what goes on in a filled line is indented.
      let told = output.map { $0.drop { $0 == "2" } }
      for (index, line) in output.enumerated() {
        let rest = told[(index + 1)...].prefix { $0.hasPrefix(">  ") }
        let isWarning =
          told[index].hasPrefix(">diary: warning: ")
          && ([told[index]] + rest).contains { $0.contains("index") }
        let goesOn = [">hint: ", ">  "].contains { told[index].hasPrefix($0) }
        dropped = isWarning || dropped && goesOn
        if !dropped { kept.append(line) }
      }
      return .command(command, output: kept)
    }
    return copy
  }

  private static func isOutput(_ line: String) -> Bool {
    [">", "2>", "?", "\\"].contains { line.hasPrefix($0) }
  }

  private func values(of key: String) -> [String] {
    blocks.compactMap { block in
      guard case .prose(let line) = block, line.hasPrefix("\(key): ") else { return nil }
      return String(line.dropFirst(key.count + 2))
    }
  }

  private static func output(
    of command: String, in sandbox: borrowing Sandbox, columns: UInt16,
    adding variables: [String: String]
  ) throws -> [String] {
    let result: Shell.Result
    if let session = TerminalSession(command) {
      result = try session.run(in: sandbox, columns: columns, adding: variables)
    } else {
      result = try Shell.run(command, in: sandbox, adding: variables)
    }
    return lines(sandbox.withoutPaths(result.output), prefix: ">")
      + lines(sandbox.withoutPaths(result.complaints), prefix: "2>")
      + (result.status == 0 ? [] : ["?\(result.status)"])
  }

  private static func lines(_ text: String, prefix: String) -> [String] {
    guard !text.isEmpty else { return [] }
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { prefix + visible($0) }
    if lines.last == prefix { lines.removeLast() } else { lines.append("\\ no line end") }
    return lines
  }

  /// Control characters as their pictures, so that a transcript shows them and stays a text; the
  /// program itself writes them as `\u{1b}` where it does not pass them on.
  private static func visible(_ line: Substring.UnicodeScalarView) -> String {
    line.reduce(into: "") { text, scalar in
      switch scalar.value {
      case 0x9: text += "\t"
      case 0..<0x20: text.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? scalar)
      case 0x7f: text += "\u{2421}"
      case 0x80..<0xa0, 0x202a..<0x202f, 0x2066..<0x206a:
        text += "<U+\(String(scalar.value, radix: 16, uppercase: true))>"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
