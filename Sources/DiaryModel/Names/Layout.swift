/// Where new entries go: a path from the vault's root with parts of the day in braces.
///
/// `entries/{yyyy}/{MM}/{yyyy}-{MM}-{dd}`, with or without an ending. A layout exists only where
/// the day can be read back from every path it makes.
package struct Layout: Hashable, Sendable {
  /// The layout as it is written in `diary.yml`.
  package let text: String
  private let parts: [Part]
  private let ending: String

  private enum Part: Hashable {
    case literal(String)
    case token(LayoutToken)
  }

  /// What a new vault has.
  package static let standard = Layout(
    checkedText: "entries/{yyyy}/{MM}/{yyyy}-{MM}-{dd}",
    parts: [
      .literal("entries/"), .token(.year), .literal("/"), .token(.month), .literal("/"),
      .token(.year), .literal("-"), .token(.month), .literal("-"), .token(.day),
    ], ending: ".md")

  /// Reads a layout, and makes sure that its paths lie in the vault and tell their day.
  package init(_ text: String) throws(LayoutError) {
    guard !text.isEmpty else { throw .empty }
    let length = FileEnding.length(in: Array(text.utf8)[...])
    let stem = String(decoding: text.utf8.dropLast(length), as: UTF8.self)
    let written = String(decoding: text.utf8.suffix(length), as: UTF8.self)
    self.init(
      checkedText: text, parts: try Self.parts(of: stem),
      ending: written.isEmpty ? FileEnding.md.text : written)
    try check()
  }

  private init(checkedText: String, parts: [Part], ending: String) {
    (text, self.parts, self.ending) = (checkedText, parts, ending)
  }

  /// Where a day's own entry goes.
  package func path(for day: Day) -> VaultPath { path(for: day, mark: "") }

  /// Where an entry of a day goes that is told apart by the time of day, in seconds from midnight.
  ///
  /// `-0715` behind the day, and behind that a number for a later one of the same minute, `-0715-2`.
  /// With seconds, `-071530`, where an entry's name has them already.
  package func path(
    for day: Day, second: Int, counter: Int? = nil, withSeconds: Bool = false
  ) -> VaultPath {
    let time = [second / 3600, second / 60 % 60] + (withSeconds ? [second % 60] : [])
    let mark = "-" + time.map { $0.padded(to: 2) }.joined()
    return path(for: day, mark: mark + (counter.map { "-\($0)" } ?? ""))
  }

  /// Where a later entry of a day goes that is of no time, told apart by a number: `-2`.
  package func path(for day: Day, counter: Int) -> VaultPath { path(for: day, mark: "-\(counter)") }

  /// Where an entry of a day may go, the best place first.
  ///
  /// One of a time has it in its name, to the minute, for no name tells a second that nobody told;
  /// one without a time is the day's own and has the layout's own name. The next ones have a number.
  package func place(
    _ attempt: Int, for day: Day, second: Int?, withSeconds: Bool = false
  ) -> VaultPath {
    let counter = attempt == 0 ? nil : attempt + 1
    if let second {
      return path(for: day, second: second, counter: counter, withSeconds: withSeconds)
    }
    return counter.map { path(for: day, counter: $0) } ?? path(for: day)
  }

  /// The place among a day's own entries that a path has, from 1; nothing where it is none of them.
  ///
  /// They are those that the layout names without a time: the first has its name, the next ones a
  /// number.
  package func number(of path: VaultPath, on day: Day) -> Int? {
    let stem = path.bytes.dropLast(FileEnding.length(in: path.name))
    let own = parts(for: day)
    let (head, tail) = (Array(own.head.utf8), Array(own.tail.utf8))
    guard stem.starts(with: head) else { return nil }
    if stem.dropFirst(head.count).elementsEqual(tail) { return 1 }
    guard stem.reversed().starts(with: tail.reversed()) else { return nil }
    let mark = stem.dropFirst(head.count).dropLast(tail.count)
    // Not `-0715`, which is a time.
    guard mark.first == UInt8(ascii: "-"), mark.count <= 4, mark.dropFirst().first != 0x30,
      let number = mark.dropFirst().decimal, number > 1
    else { return nil }
    return number
  }

  /// The folder that a day's entries go to.
  package func folder(for day: Day) -> VaultPath { path(for: day).folder }

  /// The path of a day's entry with a mark that tells it apart, right behind the day: names are
  /// read from there, whatever else the layout writes.
  private func path(for day: Day, mark: String) -> VaultPath {
    let (head, tail) = parts(for: day)
    return VaultPath(head + mark + tail + ending)
  }

  /// What the layout writes for a day, up to the end of the day and behind it, without an ending.
  private func parts(for day: Day) -> (head: String, tail: String) {
    let stem = parts.map { part in
      switch part {
      case .literal(let text): text
      case .token(let token): token.text(for: day)
      }
    }.joined()
    let path = VaultPath(stem)
    let shape = DatedShape(name: path.name) ?? DatedShape(spread: path.name, path: path)
    let tail = shape?.rest ?? []
    // By bytes: the tail may begin with a mark that joins the digit before it.
    let head = path.bytes.dropLast(tail.count)
    return (String(decoding: head, as: UTF8.self), String(decoding: tail, as: UTF8.self))
  }
}

extension Layout {
  private static func parts(of text: String) throws(LayoutError) -> [Part] {
    var parts: [Part] = []
    var rest = text[...]
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      if brace > rest.startIndex { parts.append(.literal(String(rest[..<brace]))) }
      guard rest[brace] == "{", let end = rest[brace...].firstIndex(of: "}") else {
        throw .unknownToken(String(rest[brace...]))
      }
      guard let token = LayoutToken(rawValue: String(rest[brace..<end].dropFirst())) else {
        throw .unknownToken(String(rest[brace...end]))
      }
      parts.append(.token(token))
      rest = rest[end...].dropFirst()
    }
    return rest.isEmpty ? parts : parts + [.literal(String(rest))]
  }

  private func check() throws(LayoutError) {
    guard text.utf8.first != UInt8(ascii: "/"), text.utf8.first != UInt8(ascii: "~") else {
      throw .absolute(text)
    }
    guard !text.unicodeScalars.contains(where: { VisibleText.isUnsafe($0) || $0 == "\\" }) else {
      throw .badCharacter(text)
    }
    for component in text.split(separator: "/", omittingEmptySubsequences: false) {
      let bytes = component.utf8
      guard !bytes.isEmpty, !PathKind.isIgnored(folder: bytes) else {
        throw .badComponent(String(component))
      }
    }
    for day in Self.sampleDays {
      for path in [path(for: day), path(for: day, second: 26_130), path(for: day, counter: 2)] {
        guard case .entry(let name) = PathKind.classify(path: path), name.day == day else {
          throw .unreadable(text, example: path.text)
        }
      }
    }
  }

  /// Days of every month, weekday and century's end, with months and days that differ.
  private static let sampleDays: [Day] = {
    let months = (1...12).compactMap { Day(year: 2026, month: $0, day: 32 - $0 * 2) }
    let others = [
      "0987-06-05", "1999-12-31", "2000-01-01", "2024-02-29", "2027-01-01", "9999-12-30",
    ]
    return months + others.compactMap { Day($0) }
  }()
}
