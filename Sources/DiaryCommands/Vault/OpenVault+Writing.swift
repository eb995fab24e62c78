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
    try saySaved(try create(day: start.day, bytes: bytes))
  }

  /// Adds a text to an entry, behind what it holds, and tells what was saved.
  ///
  /// The first text stands by itself, so that it is the title; later ones begin with the stamp. When
  /// something else changes the entry meanwhile, its bytes are read again and kept.
  func append(_ text: WrittenText, to path: VaultPath) throws {
    guard !text.isEmpty else { throw EditFailure.nothingWritten(nil) }
    var lastChange: SaveError?
    for _ in 0..<100 {
      let file = try read(path)
      let isFirst = EntryReader.facts(of: file.bytes).title.isEmpty
      let prefix = isFirst ? "" : settings.stamp.prefix(at: now)
      do {
        let bytes = text.appended(to: file.bytes, prefix: prefix)
        try replace(path, bytes: bytes, expecting: file)
        return try saySaved(path)
      } catch let error as SaveError {
        guard case .changed = error else { throw error }
        lastChange = error
      }
    }
    if let lastChange { throw lastChange }
  }

  /// Prints what was saved: day, title, preview and path.
  func saySaved(_ path: VaultPath) throws {
    guard let name = EntryName(path: path) else { return }
    let facts = EntryReader.facts(of: try read(path).bytes)
    let entry = Entry(path: path, name: name, facts: facts)
    var lines: [UInt8] = []
    look.savedLine.append(entry, path: reachable(path), to: &lines)
    try world.write(lines)
  }
}
