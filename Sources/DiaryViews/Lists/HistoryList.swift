import DiaryModel

/// Earlier texts, as `history` lists them: each with the lines that are gone.
///
/// ```
/// 1  29 Nov 2026 21:14  written by today
///    entries/2026/11/2026-11-29.md
///    - I am sad
/// ```
package struct HistoryList {
  /// What is told of an earlier text.
  package struct Item {
    /// Its place in the list, from 1 for the newest.
    package var number: Int
    package var moment: Moment
    /// The command that had to do with it, where it is known.
    package var command: String?
    /// `before` the command, `saved` by it, or `seen` while its editor was open.
    package var origin: String
    /// Where the file is now, or would be.
    package var path: [UInt8]
    package var day: Day?
    /// The lines that are gone.
    package var lines: [String]

    package init(number: Int, moment: Moment, origin: String, path: [UInt8], lines: [String]) {
      (self.number, self.moment, self.origin) = (number, moment, origin)
      (self.path, self.lines) = (path, lines)
    }

    fileprivate var firstLine: String {
      lines.first { $0.contains(where: \.isLetter) } ?? lines.first ?? ""
    }

    fileprivate var words: String {
      let command = command ?? "a change"
      return switch origin {
      case "before": "before \(command)"
      case "seen": "while the editor of \(command) was open"
      default: "written by \(command)"
      }
    }
  }

  package var palette: Palette
  /// Display cells of the screen.
  package var width: Int
  package var date: (Day) -> String
  /// How many lines are shown of each.
  private static let mostLines = 5

  package init(palette: Palette, width: Int, date: @escaping (Day) -> String) {
    (self.palette, self.width, self.date) = (palette, width, date)
  }

  /// Appends the lines of a text for a terminal.
  package func append(_ item: Item, of count: Int, to output: inout [UInt8]) {
    let (digits, number) = (String(count).utf8.count, String(item.number))
    let indent = digits + 2
    output.appendLine(palette: palette, room: width) { line in
      line.append(blanks: digits - number.utf8.count)
      line.append(number, .bold)
      line.append(blanks: 2)
      line.append("\(date(item.moment.day)) \(item.moment.clock)", .dim)
      line.append(blanks: 2)
      line.append(item.words, .none)
    }
    output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
    palette.paint(.dim, to: &output) { $0.append(contentsOf: VisibleText.path(item.path).utf8) }
    output.append("\n")
    let shown = item.lines.prefix(item.lines.count > Self.mostLines + 1 ? Self.mostLines : .max)
    for text in shown {
      output.appendLine(palette: palette, room: width) { line in
        line.append(blanks: indent)
        line.append("- ", .dim)
        line.append(text, .none)
      }
    }
    guard shown.count < item.lines.count else { return }
    output.appendLine(palette: palette, room: width) { line in
      line.append(blanks: indent)
      line.append("and \(item.lines.count - shown.count) more lines", .dim)
    }
  }

  /// Appends the line of a text for a pipe: number, moment, command, origin, day, path, how many
  /// lines are gone, and the first of them that has letters.
  package static func appendPlain(_ item: Item, to output: inout [UInt8]) {
    let parts = [
      "\(item.number)", item.moment.description, VisibleText.oneLine(item.command ?? ""),
      item.origin, item.day?.description ?? "", VisibleText.path(item.path),
      "\(item.lines.count)", VisibleText.oneLine(item.firstLine),
    ]
    output.append(contentsOf: parts.joined(separator: "\t").utf8)
    output.append("\n")
  }

  /// The list as JSON, with a line end behind.
  package static func json(of items: [Item]) -> [UInt8] {
    guard !items.isEmpty else { return Array("[]\n".utf8) }
    var bytes: [UInt8] = []
    for (index, item) in items.enumerated() {
      bytes.append(index == 0 ? "[\n" : ",\n")
      JSONWriter.object(to: &bytes) { $0.append(item) }
    }
    bytes.append("\n]\n")
    return bytes
  }
}

extension JSONWriter {
  fileprivate mutating func append(_ item: HistoryList.Item) {
    name("number")
    number(item.number)
    name("moment")
    string(item.moment.description)
    name("command")
    string(item.command)
    name("origin")
    string(item.origin)
    name("day")
    if let day = item.day { self.day(day) } else { null() }
    path(item.path)
    name("lines")
    strings(item.lines)
  }
}
