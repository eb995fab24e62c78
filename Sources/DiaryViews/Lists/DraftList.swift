import DiaryModel

/// Texts that wait outside the vault, as `drafts` lists them.
///
/// On a terminal each has two lines, of which the path is never cut, so that it can be copied; in a
/// pipe one, with its parts parted by tabs.
package struct DraftList {
  /// What is told of a draft.
  package struct Item {
    package var day: Day
    /// When it was begun, such as `21:14`.
    package var time: String
    package var title: String
    /// How its file is reached.
    package var path: [UInt8]
    /// The entry that it is another text of.
    package var entry: VaultPath?

    package init(day: Day, time: String, title: String, path: [UInt8], entry: VaultPath?) {
      (self.day, self.time, self.title) = (day, time, title)
      (self.path, self.entry) = (path, entry)
    }
  }

  package var palette: Palette
  /// Display cells of the screen.
  package var width: Int
  package var date: (Day) -> String

  package init(palette: Palette, width: Int, date: @escaping (Day) -> String) {
    (self.palette, self.width, self.date) = (palette, width, date)
  }

  /// Appends the lines of a draft for a terminal.
  package func append(_ item: Item, to output: inout [UInt8]) {
    output.appendLine(palette: palette, room: width) { line in
      line.append(date(item.day) + " " + item.time, .dim)
      line.append(blanks: 2)
      if item.title.isEmpty { line.append("(empty)", .dim) } else { line.append(item.title, .none) }
    }
    output.append("  ")
    palette.paint(.dim, to: &output) { $0.append(contentsOf: VisibleText.path(item.path).utf8) }
    output.append("\n")
    guard let entry = item.entry else { return }
    output.append("  another text of ")
    output.append(contentsOf: VisibleText.path(entry).utf8)
    output.append("\n")
  }

  /// Appends the line of a draft for a pipe: day, time, title, path, and the entry's path.
  package static func appendPlain(_ item: Item, to output: inout [UInt8]) {
    output.append(item.day)
    for part in [
      item.time, VisibleText.oneLine(item.title), VisibleText.path(item.path),
      item.entry.map { VisibleText.path($0) } ?? "",
    ] {
      output.append(UInt8(ascii: "\t"))
      output.append(contentsOf: part.utf8)
    }
    output.append("\n")
  }
}
