/// A session at a shell: each command line, what it printed, and how it exited.
///
/// Lines starting with `$ ` are run; the lines after one are what it prints: `>` and a line of
/// standard output, `2>` and a line of standard error, `?` and a status other than 0, and `\` where
/// the last line of an output does not end. Every other line is prose, so that transcripts are a
/// readable manual too. Two lines of prose say how to run it: `vault: NAME` starts from a fixture,
/// and `index: shown` tells that the answers are about the index itself.
struct Transcript: Equatable {
  var blocks: [Block]

  enum Block: Equatable {
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

  var fixture: String? { value(of: "vault") }

  var showsIndex: Bool { value(of: "index") == "shown" }

  /// The same commands with what they print now; `prepare` acts before each,
  /// and what it answers is held while the command runs.
  func replayed(
    in sandbox: borrowing Sandbox, adding variables: [String: String] = [:],
    prepare: () throws -> IndexState.Lock? = { nil }
  ) throws -> Transcript {
    var copy = self
    for (index, block) in blocks.enumerated() {
      guard case .command(let command, _) = block else { continue }
      let lock = try prepare()
      let result = try Shell.run(command, in: sandbox, adding: variables)
      _ = consume lock
      copy.blocks[index] = .command(
        command,
        output: Self.lines(sandbox.withoutPaths(result.output), prefix: ">")
          + Self.lines(sandbox.withoutPaths(result.complaints), prefix: "2>")
          + (result.status == 0 ? [] : ["?\(result.status)"]))
    }
    return copy
  }

  /// The transcript without warnings about the index, and without the hints below them.
  var withoutIndexWarnings: Transcript {
    var copy = self
    copy.blocks = blocks.map { block in
      guard case .command(let command, let output) = block else { return block }
      var (kept, dropped) = ([String](), false)
      for line in output {
        let isWarning = line.hasPrefix("2>diary: warning: ") && line.contains("index")
        dropped = isWarning || dropped && line.hasPrefix("2>hint: ")
        if !dropped { kept.append(line) }
      }
      return .command(command, output: kept)
    }
    return copy
  }

  private static func isOutput(_ line: String) -> Bool {
    [">", "2>", "?", "\\"].contains { line.hasPrefix($0) }
  }

  private func value(of key: String) -> String? {
    for case .prose(let line) in blocks where line.hasPrefix("\(key): ") {
      return String(line.dropFirst(key.count + 2))
    }
    return nil
  }

  private static func lines(_ text: String, prefix: String) -> [String] {
    guard !text.isEmpty else { return [] }
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { prefix + visible($0) }
    if lines.last == prefix { lines.removeLast() } else { lines.append("\\ no line end") }
    return lines
  }

  /// Control characters as escapes, so that a transcript shows them and stays a text.
  private static func visible(_ line: Substring.UnicodeScalarView) -> String {
    line.reduce(into: "") { text, scalar in
      let isControl = scalar.properties.generalCategory == .control && scalar != "\t"
      text += isControl ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }
  }
}
