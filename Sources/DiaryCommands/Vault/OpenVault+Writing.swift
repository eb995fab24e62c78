import DiaryMarkup
import DiaryModel
import DiaryVault
import DiaryViews
import Platform

extension OpenVault {
  /// What a new entry of a day begins as, by the vault's template.
  ///
  /// A template that cannot be used keeps nobody from writing: it is told, and left out.
  func start(of day: Day, details: EntryStart.Details = EntryStart.Details()) throws -> EntryStart {
    let weekday = DayNames(environment: world.environment).name
    do {
      let template = try readIfPresent(settings.template)?.bytes ?? []
      return try EntryStart(
        day: day, at: now, template: template, details: details, weekday: weekday)
    } catch {
      let complaint = Complaint(error)
      world.warn(
        "\(VisibleText.path(settings.template)): \(complaint.reason); the entry begins without it",
        hint: "mend the template, or take its front matter away")
      return try EntryStart(day: day, at: now, details: details, weekday: weekday)
    }
  }

  /// Puts a new entry with a text into the vault, and tells what was saved.
  func save(_ text: WrittenText, as start: EntryStart) throws {
    guard !text.isEmpty else { throw EditFailure.nothingWritten(nil) }
    let bytes = text.appended(to: start.withoutPrompts)
    guard !EntryReader.isEmpty(bytes, template: start.bytes) else {
      throw EditFailure.nothingWritten(nil)
    }
    let path = try keeping(text, of: start.day) { try create(day: start.day, bytes: bytes) }
    try saySaved(path)
  }

  /// Adds a text to an entry, behind what it holds, and tells what was saved.
  ///
  /// The first text stands by itself, so that it is the title; later ones begin with the stamp. When
  /// something else changes the entry meanwhile, its bytes are read again and kept.
  func append(_ text: WrittenText, to path: VaultPath) throws {
    guard !text.isEmpty else { throw EditFailure.nothingWritten(nil) }
    var added: AddedText?
    _ = try keeping(text, of: EntryName(path: path)?.day ?? today) {
      _ = try rewrite(path) { bytes in
        let isFirst = EntryReader.facts(of: bytes).title.isEmpty
        let prefix = isFirst ? "" : settings.stamp.prefix(at: now)
        added = isFirst ? nil : AddedText(text, stamp: prefix)
        return text.appended(to: bytes, prefix: prefix)
      }
      return path
    }
    try saySaved(path, added: added)
  }

  /// Prints what was saved: day, title, preview or what was added, and path.
  func saySaved(_ path: VaultPath, added: AddedText? = nil) throws {
    guard !world.options.isQuiet, let name = EntryName(path: path) else { return }
    let facts = EntryReader.facts(of: try read(path).bytes)
    let entry = Entry(path: path, name: name, facts: facts)
    var lines: [UInt8] = []
    look.savedLine.append(entry, added: added, path: reachable(path), to: &lines)
    try world.write(lines)
  }
}

extension AddedText {
  /// What is told of a text that was added, with the stamp where that stands on its line.
  init(_ text: WrittenText, stamp: String) {
    let isOneLine = !stamp.contains("\n")
    let shown = (isOneLine ? Array(stamp.utf8) : []) + text.bytes
    let lines = text.bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      .count { $0.contains { $0 > UInt8(ascii: " ") } }
    self.init(firstLine: EntryReader.facts(of: shown).title, moreLines: max(0, lines - 1))
  }
}
