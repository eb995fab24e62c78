import DiaryModel
import Platform

/// The entries that a title or a day fits, each with the name that fits it alone.
///
/// ```
///   2026-11-29.2  Evening walk   entries/2026/11/2026-11-29-2.md
///   2026-10-03    Evening walk   entries/2026/10/2026-10-03.md
/// ```
package struct AmbiguityList {
  package var palette: Palette
  /// Display cells of the screen.
  package var width: Int

  package init(palette: Palette, width: Int) { (self.palette, self.width) = (palette, width) }

  /// Appends a line for each entry; `number` counts those of its day from 1, where it has several.
  package func append(
    _ entries: [(entry: Entry, number: Int?)], to output: inout [UInt8]
  ) {
    let names = entries.map { EntryReference.name(of: $0.entry.day, number: $0.number) }
    let cells = names.reduce(0) { max($0, $1.utf8.count) }
    let titles = entries.map { $0.entry.facts.title.isEmpty ? "(empty)" : $0.entry.facts.title }
    let titleCells = titles.reduce(0) {
      max($0, DisplayWidth.width(of: VisibleText.oneLine($1)))
    }
    for (((entry, _), name), title) in zip(zip(entries, names), titles) {
      output.appendLine(palette: palette, room: width) { line in
        line.append(blanks: 2)
        line.append(name, .bold, cells: cells)
        line.append(blanks: 2)
        line.append(title, .none, cells: min(titleCells, Self.widestTitle))
        line.append(blanks: 2)
        line.append(path: entry.path, .dim)
      }
    }
  }

  private static let widestTitle = 40
}
