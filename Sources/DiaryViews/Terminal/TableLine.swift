import DiaryModel
import Platform

extension [UInt8] {
  /// Appends a line of a table, which `body` fills, with its end.
  mutating func appendLine(palette: Palette, room: Int, _ body: (inout TableLine) -> Void) {
    var line = TableLine(palette: palette, room: room, output: self)
    self = []
    body(&line)
    self = line.finish()
  }
}

/// A line of a table on its way to the terminal, which never becomes wider than the screen.
struct TableLine {
  private let palette: Palette
  /// Display cells that are left.
  private(set) var room: Int
  private var output: [UInt8]
  private let start: Int

  init(palette: Palette, room: Int, output: [UInt8]) {
    (self.palette, self.room, self.output) = (palette, room, output)
    start = output.count
  }

  mutating func append(blanks: Int) {
    let count = min(max(blanks, 0), room)
    output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
    room -= count
  }

  /// Appends text, cut where the room ends.
  mutating func append(_ text: String, _ style: TextStyle) { append(text, style, limit: room) }

  /// Appends text, cut so that so many cells are left behind it.
  mutating func append(_ text: String, _ style: TextStyle, leaving cells: Int) {
    append(text, style, limit: room - cells)
  }

  /// Appends a path, which is never cut, so that it can be copied.
  mutating func append(path: VaultPath, _ style: TextStyle) {
    let text = VisibleText.path(path)
    palette.paint(style, to: &output) { $0.append(contentsOf: text.utf8) }
    room = max(0, room - DisplayWidth.width(of: text))
  }

  /// Appends text as a column of so many cells.
  mutating func append(_ text: String, _ style: TextStyle, cells: Int) {
    let before = room
    append(text, style, limit: min(cells, room))
    append(blanks: cells - (before - room))
  }

  /// The line with its end, without blanks before it.
  consuming func finish() -> [UInt8] {
    while output.count > start, output.last == UInt8(ascii: " ") { output.removeLast() }
    output.append(UInt8(ascii: "\n"))
    return output
  }

  private mutating func append(_ text: String, _ style: TextStyle, limit: Int) {
    guard !text.isEmpty, limit > 0 else { return }
    if text.utf8.count <= limit, text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
      palette.paint(style, to: &output) { $0.append(contentsOf: text.utf8) }
      room -= text.utf8.count
      return
    }
    let visible = VisibleText.oneLine(text)
    var shown = DisplayWidth.truncate(visible, to: limit, ellipsis: "…")
    if shown.hasSuffix(" …") { shown = shown.dropLast(2) + "…" }
    room -= DisplayWidth.width(of: shown)
    palette.paint(style, to: &output) { $0.append(contentsOf: shown.utf8) }
  }
}
