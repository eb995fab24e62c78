import DiaryModel

/// What was put behind the text of an entry.
package struct AddedText: Sendable, Equatable {
  package var firstLine: String
  /// How many lines with text follow it.
  package var moreLines: Int

  package init(firstLine: String, moreLines: Int) {
    (self.firstLine, self.moreLines) = (firstLine, moreLines)
  }
}

/// What an entry was made to be, as it is told once that is saved.
package enum Deed: Sendable, Equatable {
  case saved
  case added(AddedText)
  /// So many words more than before, or fewer.
  case edited(words: Int)
  case starred
  case unstarred
  /// Lines that say what front matter said before and says now.
  case changed([String])
}

/// What is printed once an entry is saved: its day, title, preview or what was changed, and path.
package struct SavedLine {
  package var palette: Palette
  /// Display cells of the screen.
  package var width: Int
  package var date: (Day) -> String

  package init(palette: Palette, width: Int, date: @escaping (Day) -> String) {
    (self.palette, self.width, self.date) = (palette, width, date)
  }

  /// Appends the lines for an entry; `path` is how its file is reached from here.
  package func append(
    _ entry: Entry, deed: Deed = .saved, path: [UInt8], to output: inout [UInt8]
  ) {
    append(indent: 0, to: &output) { line in
      line.append(deed.word + " ", .color(.green))
      line.append(date(entry.day), .bold)
    }
    append(indent: 2, to: &output) { line in
      if entry.facts.title.isEmpty {
        // What is empty is never saved: it is a comment, or what links lead to.
        line.append("(nothing that shows)", .dim)
      } else {
        line.append(entry.facts.title, .none)
      }
    }
    switch deed {
    case .saved: append(previewOf: entry, to: &output)
    case .edited(let words):
      append(previewOf: entry, to: &output)
      append(words: words, to: &output)
    case .added(let added): append(added, to: &output)
    case .changed(let lines):
      for line in lines { append(indent: 2, to: &output) { $0.append(line, .none) } }
    case .starred, .unstarred: break
    }
    // A path is printed whole, so that it can be copied.
    output.append("  ")
    palette.paint(.dim, to: &output) { $0.append(contentsOf: VisibleText.path(path).utf8) }
    output.append("\n")
  }

  private func append(previewOf entry: Entry, to output: inout [UInt8]) {
    guard !entry.facts.preview.isEmpty else { return }
    append(indent: 2, to: &output) { $0.append(entry.facts.preview, .dim) }
  }

  private func append(words: Int, to output: inout [UInt8]) {
    guard words != 0 else { return }
    append(indent: 2, to: &output) { line in
      line.append(words > 0 ? "+ " : "- ", .color(words > 0 ? .green : .red))
      line.append(abs(words).counted("word", "words"), .dim)
    }
  }

  private func append(_ added: AddedText, to output: inout [UInt8]) {
    append(indent: 2, to: &output) { line in
      line.append("+ ", .color(.green))
      line.append(added.firstLine.isEmpty ? "(nothing that shows)" : added.firstLine, .none)
    }
    guard added.moreLines > 0 else { return }
    let lines = added.moreLines.counted("more line", "more lines")
    append(indent: 4, to: &output) { $0.append("and \(lines)", .dim) }
  }

  private func append(
    indent: Int, to output: inout [UInt8], _ body: (inout TableLine) -> Void
  ) {
    output.appendLine(palette: palette, room: width) { line in
      line.append(blanks: indent)
      body(&line)
    }
  }
}

extension Deed {
  fileprivate var word: String {
    switch self {
    case .saved, .added, .edited: "Saved"
    case .starred: "Starred"
    case .unstarred: "Unstarred"
    case .changed: "Changed"
    }
  }
}
