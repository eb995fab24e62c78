import DiaryModel
import Platform

/// A link out of an entry, or one from elsewhere to it.
package struct ListedLink: Sendable {
  /// The link as it is written, for one out of the entry.
  package var link: EntryLink
  /// The line of the file, from 1, that it stands on, and that line's text.
  package var line: Int
  package var text: String
  /// What lies at the other end; nothing for a link that leads nowhere.
  package var path: VaultPath?
  /// The day and title of that, where it is an entry or a note.
  package var day: Day?
  package var title: String?
  /// Whom the link means, where that is no text but somebody whom the vault knows.
  package var person: String?

  /// Whether the link leads nowhere.
  package var isDead: Bool { path == nil && person == nil }

  package init(_ link: EntryLink, line: Int, text: String) {
    (self.link, self.line, self.text) = (link, line, text)
  }
}

/// What `links` prints: an entry's links out, and the links back to it.
package struct LinkList {
  package var entry: Entry
  package var out: [ListedLink] = []
  package var back: [ListedLink] = []

  package init(of entry: Entry) { self.entry = entry }

  /// Appends them for a terminal.
  ///
  /// ```
  /// A late shift
  /// → 2026-11-07  A concert
  /// → [[Nowhere]]  leads nowhere
  /// ← 2026-11-28  The day after
  ///   4: As I wrote in [[A late shift]]
  /// ```
  ///
  /// `date` writes a day in the locale's form.
  package func append(
    palette: Palette, width: Int, date: (Day) -> String, to output: inout [UInt8]
  ) {
    func line(_ body: (inout TableLine) -> Void) {
      output.appendLine(palette: palette, room: width, body)
    }
    line { $0.append(entry.facts.title.isEmpty ? "(empty)" : entry.facts.title, .bold) }
    for link in out {
      line { line in
        line.append("→ ", .dim)
        if let person = link.person { return line.append("@\(person)", .none) }
        guard !link.isDead else {
          line.append(link.written, .none)
          return line.append("  leads nowhere", .color(.red))
        }
        Self.append(link, date: date, to: &line)
      }
    }
    for (index, link) in back.enumerated() {
      if index == 0 || back[index - 1].path != link.path {
        line { line in
          line.append("← ", .dim)
          Self.append(link, date: date, to: &line)
        }
      }
      line { line in
        line.append("  \(link.line): ", .dim)
        line.append(link.text.trimmed, .none)
      }
    }
  }

  private static func append(
    _ link: ListedLink, date: (Day) -> String, to line: inout TableLine
  ) {
    if let day = link.day { line.append("\(date(day))  ", .none) }
    if let title = link.title, !title.isEmpty {
      line.append(title, .none)
    } else if let path = link.path {
      line.append(path: path, .none)
    }
  }

  /// Appends `out<TAB>line<TAB>target<TAB>path`, where the path of a dead link is empty, and
  /// `back<TAB>line<TAB>text<TAB>path`.
  package func appendPlain(to output: inout [UInt8]) {
    for (links, word) in [(out, "out"), (back, "back")] {
      for link in links {
        output.append(contentsOf: "\(word)\t\(link.line)\t".utf8)
        output.appendVisible(word == "out" ? link.link.target : link.text.trimmed)
        output.append(UInt8(ascii: "\t"))
        if let path = link.path { output.append(contentsOf: VisibleText.path(path).utf8) }
        output.append(UInt8(ascii: "\n"))
      }
    }
  }

  /// Appends an object: `path`, `day`, `title`, `out` and `back`.
  ///
  /// Each link out has `kind`, `target`, `line`, `path`, `day`, `title` and `dead`; each link back
  /// `path`, `day`, `title`, `line` and `text`.
  package func appendJSON(to output: inout [UInt8]) {
    JSONWriter.object(to: &output) { writer in
      writer.name("path")
      writer.string(entry.path.text)
      writer.name("day")
      writer.day(entry.day)
      writer.name("title")
      writer.string(entry.facts.title)
      writer.name("out")
      writer.array { writer in for link in out { writer.append(out: link) } }
      writer.name("back")
      writer.array { writer in for link in back { writer.append(back: link) } }
    }
    output.append(UInt8(ascii: "\n"))
  }
}

extension JSONWriter {
  fileprivate mutating func append(out link: ListedLink) {
    object { writer in
      writer.append(link.link)
      writer.name("line")
      writer.number(link.line)
      writer.append(end: link)
      writer.name("dead")
      writer.boolean(link.isDead)
    }
  }

  fileprivate mutating func append(back link: ListedLink) {
    object { writer in
      writer.append(end: link)
      writer.name("line")
      writer.number(link.line)
      writer.name("text")
      writer.string(link.text)
    }
  }

  private mutating func append(end link: ListedLink) {
    name("path")
    string(link.path?.text)
    name("day")
    if let day = link.day { self.day(day) } else { null() }
    name("title")
    string(link.title)
  }
}

extension ListedLink {
  fileprivate var written: String {
    switch link.kind {
    case .wiki: "[[\(link.target)]]"
    case .embed: "![[\(link.target)]]"
    case .file: link.target
    }
  }
}
