/// The lines of a manual page in mdoc(7), the language of BSD's `man`.
///
/// Source: <https://mandoc.bsd.lv/man/mdoc.7.html>; escapes in mandoc_char(7).
struct MdocPage {
  var lines: [String] = []

  mutating func add(_ paragraphs: [ManualParagraph]) {
    for paragraph in paragraphs {
      switch paragraph {
      case .text(let text):
        // After a heading a paragraph begins by itself, and mandoc warns of a second beginning.
        if lines.last?.hasPrefix(".S") == false { lines.append(".Pp") }
        lines += Self.sentences(of: text).map(Self.escaped)
      case .terms(let terms):
        lines.append(".Bl -tag -width Ds")
        lines += terms.flatMap { term in
          [".It Li \(Self.argument(term.term))"]
            + Self.sentences(of: term.meaning).map(Self.escaped)
        }
        lines.append(".El")
      case .lines(let shown):
        lines += [".Bd -literal -offset indent"] + shown.map(Self.escaped) + [".Ed"]
      }
    }
  }

  mutating func addInputs(_ inputs: [InputLabel]) {
    lines.append(".Bl -tag -width Ds")
    for input in inputs {
      lines.append(".It \(Self.term(of: input))")
      lines += Self.sentences(of: input.help).map(Self.escaped)
    }
    lines.append(".El")
  }

  /// Other pages, written `git(1), date(1)`.
  mutating func addReferences(_ paragraphs: [ManualParagraph]) {
    for paragraph in paragraphs {
      guard case .text(let text) = paragraph else { continue }
      let names = text.split { $0 == " " || $0 == "," || $0 == "." }
      for (place, name) in names.enumerated() {
        let comma = place == names.count - 1 ? "" : " ,"
        let parts = name.split { $0 == "(" || $0 == ")" }
        guard parts.count == 2 else { continue }
        lines.append(".Xr \(Self.escaped(String(parts[0]))) \(parts[1])\(comma)")
      }
    }
  }

  static func paragraphs(of text: String) -> [ManualParagraph] {
    var paragraphs: [ManualParagraph] = []
    for block in text.split(separator: "\n\n") {
      let lines = block.split(separator: "\n")
      let isLiteral = lines.allSatisfy { $0.first == " " }
      paragraphs.append(
        isLiteral
          ? .lines(lines.map { String($0.drop { $0 == " " }) })
          : .text(lines.joined(separator: " ")))
    }
    return paragraphs
  }

  /// Text on one line that roff takes for nothing but text.
  ///
  /// A control line begins with `.` or `'`; `\` begins an escape; a bare `-` may be set as a
  /// hyphen, which nobody can paste into a shell.
  static func escaped(_ text: String) -> String {
    var result = text.hasPrefix(".") ? "\\&" : ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "\n": result += " "
      default: result.append(character)
      }
    }
    return result
  }

  /// The sentences of a text: roff wants each to begin a line.
  static func sentences(of text: String) -> [String] {
    var sentences: [String] = []
    var isNew = true
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if isNew {
        sentences.append(String(word))
      } else {
        sentences[sentences.count - 1] += " \(word)"
      }
      isNew = word.last.map { ".!?".contains($0) } ?? false
    }
    return sentences
  }

  private static func term(of input: InputLabel) -> String {
    guard input.form != .argument else {
      return "Ar \(escaped(input.name))" + (input.repeats ? " ..." : "")
    }
    let short = input.short.map { "Fl \($0) , " } ?? ""
    let long = input.spellings.map { "Fl \\-\(escaped(String($0.dropFirst(2))))" }
    let value = input.form == .option ? " Ar \(escaped(input.value))" : ""
    return short + long.joined(separator: " , ") + value
  }

  /// Text as one argument of a macro.
  private static func argument(_ text: String) -> String {
    let inner = escaped(text).split(separator: "\"", omittingEmptySubsequences: false)
    return "\"\(inner.joined(separator: "\\(dq"))\""
  }
}
