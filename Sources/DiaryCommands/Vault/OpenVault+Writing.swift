import DiaryMarkup
import DiaryModel
import DiaryVault
import DiaryViews
import Platform

extension OpenVault {
  /// What a new entry of a day begins as, by the vault's template.
  ///
  /// A template that cannot be used keeps nobody from writing: it is told, and left out.
  /// The text that it is for is kept as a draft where nothing may be written.
  func start(
    of day: Day, details: EntryStart.Details = EntryStart.Details(), for text: WrittenText? = nil
  ) throws -> EntryStart {
    do { try requireSettings() } catch {
      guard let text, !text.isEmpty else { throw error }
      _ = try keeping(text, of: day, details: details) { throw error }
    }
    let weekday = DayNames(environment: world.environment).name
    do {
      let template = try readIfPresent(settings.template)?.bytes ?? []
      try requireUTF8(template, of: settings.template)
      return try EntryStart(
        day: day, at: begun, template: template, details: details, weekday: weekday)
    } catch {
      world.warn(
        "\(VisibleText.path(settings.template))\(Self.fault(error)); the entry begins without it",
        hint: Self.wayOut(of: error))
      return try EntryStart(day: day, at: begun, details: details, weekday: weekday)
    }
  }

  /// What is wrong with a template, behind its path: with line and column where there is one.
  private static func fault(_ error: any Error) -> String {
    if let failure = error as? EncodingFailure { return failure.found }
    guard case FrontMatterEditError.unreadable(let problem) = error else {
      return ": \(Complaint(error).reason)"
    }
    return ":\(problem.line):\(problem.column): \(problem.message)"
  }

  private static func wayOut(of error: any Error) -> String {
    if let failure = error as? EncodingFailure, let hint = failure.hint { return hint }
    return error is FrontMatterEditError
      ? "mend the template, or take its front matter away"
      : "put a file there that can be read, or change 'template:' in diary.yml"
  }

  /// Puts a new entry with a text into the vault, and tells what was saved.
  ///
  /// One of the day's own is what `diary today` goes on with.
  func save(_ text: WrittenText, as start: EntryStart, isOwn: Bool = false) throws {
    let bytes = try bytes(of: text, as: start, keepsHeadings: isOwn)
    let path = try keeping(text, of: start.day, isOwn: isOwn, details: start.details) {
      try create(day: start.day, isOwn: isOwn, bytes: bytes)
    }
    endTyped()
    try saySaved(path, bytes, from: start, given: text)
  }

  /// Begins today's entry with a text; when another diary begins it at the same time, adds to that.
  func beginToday(_ text: WrittenText) throws {
    let start = try start(of: today, for: text)
    let (path, bytes) = (settings.layout.path(for: today), try bytes(of: text, as: start))
    var isTaken = false
    _ = try keeping(text, of: today, isOwn: true) {
      try files.folder.makeFolders(path.folder.bytes)
      do { try create(path, bytes: bytes) } catch SaveError.exists { isTaken = true }
      return path
    }
    guard isTaken else {
      endTyped()
      return try saySaved(path, bytes, from: start, given: text)
    }
    // What has the name may also be no entry.
    guard let begun = try writtenToday() else {
      return try save(text, as: start, isOwn: true)
    }
    try append(text, to: begun)
  }

  private func bytes(
    of text: WrittenText, as start: EntryStart, keepsHeadings: Bool = true
  ) throws -> [UInt8] {
    let bytes = start.bytes(with: text, keepsHeadings: keepsHeadings)
    // Words are written, also where the template has the same.
    guard !text.isEmpty, !EntryReader.isEmpty(text.bytes) else {
      throw EditFailure.nothingWritten(nil)
    }
    if !start.takesFrontMatter(of: text) {
      world.warn(
        "the front matter that the text begins with does not go together with what was asked for, and "
          + "is kept as words of it",
        hint: "set its keys with 'diary set', or mend it with 'diary edit'")
    } else {
      world.tellReplaced(of: text, in: bytes)
    }
    return bytes
  }

  /// Adds a text to an entry, behind what it holds, and tells what was saved.
  ///
  /// The first text stands by itself, so that it is the title; later ones begin with the stamp. When
  /// something else changes the entry meanwhile, its bytes are read again and kept.
  func append(_ text: WrittenText, to path: VaultPath) throws {
    guard !text.isEmpty else { throw EditFailure.nothingWritten(nil) }
    var added: AddedText?
    var open: OpenEnd?
    _ = try keeping(text, of: EntryName(path: path)?.day ?? today) {
      _ = try rewrite(path) { bytes in
        let isFirst = EntryReader.facts(of: bytes).title.isEmpty
        let prefix =
          isFirst
          ? ""
          : settings.stamp.prefix(
            at: now, isBeforeBlock: text.beginsWithBlock(options: markup))
        open = OpenEnd(in: bytes, options: markup)
        added = isFirst ? nil : AddedText(text, stamp: prefix)
        return text.appended(to: bytes, prefix: prefix)
      }
      return path
    }
    endTyped()
    try saySaved(path, as: added.map { .added($0) } ?? .saved)
    if text.frontMatter != nil {
      world.warn(
        "\(VisibleText.path(path)): the front matter that the text begins with is kept as words of it, "
          + "since the entry was there before",
        hint:
          "set its keys with 'diary set', or save the text as an entry of its own with 'diary new'")
    }
    guard let open else { return }
    world.warn(
      "\(VisibleText.path(path)):\(open.line): \(open.words) is never ended, "
        + "and what was added fell into it",
      hint: "end it with '\(open.end)': diary edit \(ShellWords.quoted(path.bytes))")
  }

  /// Prints what was saved of an entry that was begun with a template: of one with words of its own,
  /// what was written beside these.
  func saySaved(
    _ path: VaultPath, _ bytes: [UInt8], from start: EntryStart, given text: WrittenText? = nil
  ) throws {
    // Where the template's headings were left out, all of it is the text's.
    let isAdded =
      text == nil
      || EntryText(bytes: bytes).body.starts(with: EntryText(bytes: start.bytes).body)
    let added = (isAdded ? start.addition(in: bytes) : nil).map { AddedText($0, stamp: "") }
    try saySaved(path, as: added.map { .added($0) } ?? .saved)
    warnOfFrontMatter(path, bytes, before: start.bytes, given: text)
  }

  /// Prints what was saved: day, title, preview or what was changed, and path.
  func saySaved(_ path: VaultPath, as deed: Deed = .saved) throws {
    let root = files.folder.otherPath()
    defer { tellMoved(path, to: root) }
    guard !world.options.isQuiet, let name = EntryName(path: path) else { return }
    let bytes: [UInt8]
    do { bytes = try read(path).bytes } catch {
      throw SavedInSilence(reason: Complaint(error).description)
    }
    let facts = EntryReader.facts(of: bytes)
    let entry = Entry(path: path, name: name, facts: facts)
    var lines: [UInt8] = []
    look.savedLine.append(entry, deed: deed, path: reachable(path, movedTo: root), to: &lines)
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
