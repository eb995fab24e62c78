import DiaryModel
import Platform

/// What `search` prints on a terminal: an entry's day, category and title, and below it the line
/// in which something was found, with the hits set off.
package struct FoundList {
  private let options: EntryTable.Options
  private let dates: FittingDates

  package init(_ options: EntryTable.Options) {
    (self.options, dates) = (options, FittingDates(options))
  }

  /// Appends an entry.
  ///
  /// `number` tells which entry of its day it is, where there are several. A line that is the title
  /// itself is not said twice.
  package func append(
    _ entry: Entry, number: Int?, line found: FoundLine?, to output: inout [UInt8]
  ) {
    let isNarrow = options.width < 60
    var line = TableLine(palette: options.palette, room: options.width, output: output)
    output = []
    line.append(dates(entry.day), .none)
    if let number { line.append(" .\(number)", .dim) }
    line.append(blanks: 2)
    if let category = entry.facts.category {
      let look = options.category(category)
      let name = isNarrow || look.icon.isEmpty ? look.icon : "\(look.icon) "
      line.append(isNarrow ? name : name + category, look.style)
      if !(isNarrow && name.isEmpty) { line.append(blanks: 2) }
    }
    let title = found?.shown(asTitle: entry.facts.title)
    if let title {
      append(title.cut(to: line.room), .bold, to: &line)
    } else if entry.facts.title.isEmpty {
      line.append("(empty)", .dim)
    } else {
      line.append(entry.facts.title, .bold)
    }
    output = line.finish()
    guard let found, title == nil else { return }
    output.appendLine(palette: options.palette, room: options.width) { line in
      line.append(blanks: 4)
      append(found.cut(to: line.room), .none, to: &line)
    }
  }

  private func append(_ found: FoundLine, _ style: TextStyle, to line: inout TableLine) {
    for piece in found.pieces where line.room > 0 {
      line.append(String(piece.text), piece.isHit ? style + .hit : style)
    }
  }
}

extension TextStyle {
  /// What a search has found: seen without colours, too.
  fileprivate static let hit = TextStyle.bold + .underline + .color(.red)
}

extension FoundLine {
  /// The line as lists show the title that it is, without the sign of a heading; nothing for a line
  /// that says something else.
  fileprivate func shown(asTitle title: String) -> FoundLine? {
    if text == title { return self }
    let rest = text.drop { $0 == "#" }.drop { $0 == " " || $0 == "\t" }
    // By scalars, because what stands behind the sign may join with it.
    guard text.hasPrefix("#"), rest.unicodeScalars.elementsEqual(title.unicodeScalars) else {
      return nil
    }
    let (old, new) = (text.unicodeScalars, title.unicodeScalars)
    func moved(_ index: String.Index) -> String.Index {
      new.index(
        new.startIndex,
        offsetBy: old.distance(from: rest.startIndex, to: max(index, rest.startIndex)))
    }
    let seen = hits.filter { $0.upperBound > rest.startIndex }
    return FoundLine(title, hits: seen.map { moved($0.lowerBound)..<moved($0.upperBound) })
  }
}

/// What `search` prints where no terminal is: `2026-11-29<TAB>title<TAB>line`.
package enum PlainFoundList {
  /// Appends an entry's line.
  package static func append(_ entry: Entry, line: FoundLine?, to output: inout [UInt8]) {
    output.append(entry.day)
    output.append(UInt8(ascii: "\t"))
    if entry.facts.title.isEmpty {
      output.append("(empty)")
    } else {
      output.appendVisible(entry.facts.title)
    }
    output.append(UInt8(ascii: "\t"))
    if let line { output.appendVisible(line.text) }
    output.append(UInt8(ascii: "\n"))
  }
}
