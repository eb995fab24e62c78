import DiaryModel
import Platform

/// Something to choose: what it is called, and what tells it from others.
package struct Choosable: Hashable, Sendable {
  /// A name that fits it alone: `2026-11-29.2`.
  package var name: String
  package var title: String
  /// What is shown behind, as far as there is room.
  package var detail: String

  package init(name: String, title: String, detail: String = "") {
    (self.name, self.title, self.detail) = (name, title, detail)
  }
}

/// How a chooser looks: what is typed, how much fits it, and below that a part of it.
///
/// ```
/// > walk
/// 2 of 345  Enter takes, Esc leaves
/// > 2026-11-29.2  Evening walk  Down to the river …
///   2026-10-03    A walk        Over the hills …
/// ```
package struct ChooserView: Sendable {
  package var palette: Palette
  /// What Enter does with the chosen thing: `takes`, `ticks`.
  package var verb: String

  package init(palette: Palette, verb: String = "takes") {
    (self.palette, self.verb) = (palette, verb)
  }

  /// What is on the screen.
  package struct Frame {
    package var query: String
    /// The things on the screen, and which of them Enter takes.
    package var shown: [Choosable]
    package var chosen: Int?
    /// How many fit what is typed, and how many there are.
    package var fitting: Int
    package var total: Int
    /// Whether those are all, and no more are being read.
    package var isComplete: Bool

    package init(
      query: String, shown: [Choosable], chosen: Int?, fitting: Int, total: Int,
      isComplete: Bool = true
    ) {
      (self.query, self.shown, self.chosen) = (query, shown, chosen)
      (self.fitting, self.total, self.isComplete) = (fitting, total, isComplete)
    }
  }

  /// How many things have room on a screen.
  package static func room(rows: Int) -> Int { max(1, rows - 2) }

  /// The bytes that draw a frame over whatever is there, and leave the cursor behind the query.
  package func draw(_ frame: Frame, columns: Int) -> [UInt8] {
    var output: [UInt8] = []
    output.append("\u{1B}[?25l\u{1B}[H")
    let query = Self.end(of: VisibleText.oneLine(frame.query), cells: max(1, columns - 4))
    line(columns, to: &output) { line in
      line.append("> ", .bold)
      line.append(query, .none)
    }
    line(columns, to: &output) { line in
      let counts = "\(frame.fitting) of \(frame.total)" + (frame.isComplete ? "" : "…")
      line.append("\(counts)  Enter \(verb), Esc leaves", .dim)
    }
    let cells = frame.shown.reduce(0) { max($0, DisplayWidth.width(of: $1.name)) }
    for (place, thing) in frame.shown.enumerated() {
      line(columns, to: &output) { line in
        let isChosen = place == frame.chosen
        line.append(isChosen ? "> " : "  ", .bold)
        line.append(thing.name, isChosen ? .bold : .none, cells: min(cells, columns / 2))
        line.append(blanks: 2)
        line.append(
          thing.title.isEmpty ? "(empty)" : thing.title, isChosen ? .bold + .underline : .none)
        guard line.room > 8, !thing.detail.isEmpty else { return }
        line.append(blanks: 2)
        line.append(thing.detail, .dim)
      }
    }
    // Nothing may scroll, so the last line has no end.
    output.removeLast(2)
    output.append("\u{1B}[J")
    let column = DisplayWidth.width(of: query) + 3
    output.append(contentsOf: "\u{1B}[1;\(column)H".utf8)
    output.append("\u{1B}[?25h")
    return output
  }

  private func line(_ columns: Int, to output: inout [UInt8], _ body: (inout TableLine) -> Void) {
    // The last cell is left free: what stands there makes some terminals go on below.
    output.append("\u{1B}[2K")
    output.appendLine(palette: palette, room: max(1, columns - 1), body)
    output.removeLast()
    output.append("\r\n")
  }

  /// The end of a text that is longer than its room.
  private static func end(of text: String, cells: Int) -> String {
    var (kept, width) = (text[...], DisplayWidth.width(of: text))
    while width > cells, let first = kept.popFirst() {
      width -= DisplayWidth.width(of: String(first))
    }
    return String(kept)
  }
}
