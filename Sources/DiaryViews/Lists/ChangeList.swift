import DiaryModel
import Platform

/// What `undo --list` and `trash` print.
///
/// A path is never cut, so that it can be copied: it stands behind the moment where it fits the
/// screen, and else on a line of its own.
///
/// ```
/// 1  29 Nov 2026 21:14  delete
///    deleted   28 Nov 2026  Gone fishing
///    entries/2026/11/2026-11-28.md
/// ```
package struct ChangeList {
  package var palette: Palette
  /// Display cells of the screen.
  package var width: Int
  package var date: (Day) -> String
  private var lastNumber: Int?

  package init(palette: Palette, width: Int, date: @escaping (Day) -> String) {
    (self.palette, self.width, self.date) = (palette, width, date)
  }

  /// Appends a change for a terminal, below its command, of which `count` are listed.
  package mutating func append(_ change: ListedChange, of count: Int, to output: inout [UInt8]) {
    let digits = String(count).utf8.count
    if let number = change.number, number != lastNumber {
      lastNumber = number
      output.appendLine(palette: palette, room: width) { line in
        line.append(blanks: digits - String(number).utf8.count)
        line.append(String(number), .bold)
        line.append(blanks: 2)
        line.append(words(of: change.moment), .dim)
        line.append(blanks: 2)
        line.append(change.command ?? "", .none)
      }
    }
    let indent = digits + 2
    let verb = change.kind.rawValue
    output.appendLine(palette: palette, room: width) { line in
      line.append(blanks: indent)
      line.append(verb, .dim, cells: 8)
      line.append(blanks: 2)
      append(change, to: &line)
    }
    append(path: change.knownPath, before: "", indent: indent, to: &output)
    if change.kind == .moved, let original = change.original {
      append(path: original, before: "from ", indent: indent, to: &output)
    }
    guard let obstacle = change.obstacle else { return }
    let told = MessageLines.wrap(obstacle.words, width: width - indent, indentingAllBy: 0)
    for line in told.split(separator: "\n") {
      output.appendLine(palette: palette, room: width) { output in
        output.append(blanks: indent)
        output.append(String(line), .none)
      }
    }
  }

  /// Appends a deleted entry for a terminal.
  package func append(deleted change: ListedChange, to output: inout [UInt8]) {
    output.appendLine(palette: palette, room: width) { append(change, to: &$0) }
    let moment = "deleted " + words(of: change.moment)
    let path = VisibleText.path(change.knownPath)
    if 4 + DisplayWidth.width(of: moment) + DisplayWidth.width(of: path) <= width {
      append(path: change.knownPath, before: moment + "  ", indent: 2, to: &output)
    } else {
      output.appendLine(palette: palette, room: width) { $0.append("  " + moment, .dim) }
      append(path: change.knownPath, before: "", indent: 2, to: &output)
    }
  }

  /// Appends the line of a change for a pipe: number, moment, command, change, day, title, path,
  /// obstacle.
  package static func appendPlain(_ change: ListedChange, to output: inout [UInt8]) {
    appendPlain(
      [
        change.number.map { "\($0)" } ?? "", change.moment?.description ?? "",
        VisibleText.oneLine(change.command ?? ""), change.kind.rawValue,
        change.day?.description ?? "",
        VisibleText.oneLine(change.title), VisibleText.path(change.knownPath),
        change.obstacle?.rawValue ?? "",
      ], to: &output)
  }

  /// Appends the line of a deleted entry for a pipe: moment, day, title, path.
  package static func appendPlain(deleted change: ListedChange, to output: inout [UInt8]) {
    appendPlain(
      [
        change.moment?.description ?? "", change.day?.description ?? "",
        VisibleText.oneLine(change.title), VisibleText.path(change.knownPath),
      ], to: &output)
  }

  private static func appendPlain(_ parts: [String], to output: inout [UInt8]) {
    output.append(contentsOf: parts.joined(separator: "\t").utf8)
    output.append("\n")
  }

  private func append(_ change: ListedChange, to line: inout TableLine) {
    if let day = change.day {
      line.append(shown(day), .none)
      line.append(blanks: 2)
    }
    if !change.title.isEmpty {
      line.append(change.title, .bold)
    } else if change.day != nil {
      line.append("(empty)", .dim)
    }
  }

  private func append(path: [UInt8], before: String, indent: Int, to output: inout [UInt8]) {
    output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
    let text = before + VisibleText.path(path)
    palette.paint(.dim, to: &output) { $0.append(contentsOf: text.utf8) }
    output.append("\n")
  }

  private func words(of moment: Moment?) -> String {
    moment.map { "\(shown($0.day)) \($0.clock)" } ?? "at an unknown time"
  }

  /// A day in the locale's form, unless that leaves too little of a narrow screen.
  private func shown(_ day: Day) -> String {
    let text = date(day)
    return width < 60 && DisplayWidth.width(of: text) > 12 ? day.description : text
  }
}
