import DiaryMarkup
import DiaryModel
import DiaryVault
import Platform

extension OpenVault {
  /// Lets the user write a new entry of a day in the editor, and puts it into the vault.
  ///
  /// Until then it is a draft outside the vault, which stays when anything goes wrong.
  func compose(_ start: EntryStart) throws {
    let editor = try Editor(in: world, user: user)
    let drafts = try drafts()
    let (bytes, line) = start.draft
    let draft = try drafts.begin(day: start.day, at: begun, bytes: bytes)
    let end: EditorEnd
    do { end = try editor.open(draft.path, at: line, in: world) } catch {
      try drafts.discard(draft)
      throw error
    }
    try finish(draft, start: start.bytes, end: end)
  }

  /// Goes on with a draft in the editor.
  func resume(_ draft: Draft) throws {
    try requireSettings()
    let line = TextPlace.last(in: try drafts().read(draft) ?? [])
    let end = try Editor(in: world, user: user).open(draft.path, at: line, in: world)
    try finish(draft, start: try start(of: draft.day).bytes, end: end)
  }

  private func finish(_ draft: Draft, start: [UInt8], end editorEnd: EditorEnd) throws {
    let (drafts, end) = (try drafts(), editorEnd.status)
    guard let bytes = try drafts.read(draft) else {
      throw EditFailure.draftRemoved(end, folder: drafts.folder, others: try drafts.others())
    }
    // Not every editor waits for the disk, and what cannot be is told of when the text is saved.
    try? drafts.synchronize(draft)
    if bytes == start || EntryReader.isEmpty(bytes, template: start) {
      try drafts.discard(draft)
      guard end.isSuccess else { throw EditFailure.nothingWritten(end) }
      editorEnd.tellIfAtOnce(in: world)
      world.note("nothing was written, so there is no entry")
      throw SilentEnd(.failed)
    }
    if !end.isSuccess {
      switch try world.chooseAfterFailure(end, of: draft.path) {
      case .save: break
      case .keepDraft, nil: throw EditFailure.keptDraft(draft, end)
      case .discard:
        try drafts.discard(draft)
        world.note("the draft was discarded")
        throw SilentEnd(.failed)
      }
    }
    try save(draft, bytes: bytes)
  }

  /// Tells of front matter that nobody reads any more since the text was edited.
  func warnOfHiddenFrontMatter(_ path: VaultPath, _ bytes: [UInt8], before: [UInt8]) {
    let found = HiddenFrontMatter.line(in: bytes)
    guard found != nil || HiddenFrontMatter.isHidden(in: bytes, before: before) else { return }
    let line = found.map { ":\($0)" } ?? ""
    world.warn(
      "\(VisibleText.path(path))\(line): the front matter is not read, "
        + "since its first line is not '---' alone at the top",
      hint: "move what stands above it below it with: diary edit \(ShellWords.quoted(path.bytes))")
  }

  /// Puts a draft into the vault: as an entry of its own, or in place of the text it began as.
  private func save(_ draft: Draft, bytes: [UInt8]) throws {
    let drafts = try drafts()
    let path: VaultPath
    do {
      if let entry = try drafts.entry(of: draft) {
        path = entry.path
        try save(draft, bytes: bytes, over: entry)
      } else {
        path = try create(day: draft.day, bytes: bytes)
      }
    } catch let error as EditFailure {
      throw error
    } catch {
      let complaint = Complaint(error)
      throw EditFailure.draftNotSaved(
        draft, complaint.description, isConflict: complaint.status == .conflict)
    }
    try saySaved(path)
    let before = try start(of: draft.day).bytes
    warnOfHiddenFrontMatter(path, bytes, before: before)
    try drafts.discard(draft)
  }

  /// An entry that has changed since the draft was begun is left as it is, once: whoever goes on
  /// with the draft then has been told.
  private func save(_ draft: Draft, bytes: [UInt8], over entry: DraftedEntry) throws {
    guard let file = try readIfPresent(entry.path) else {
      try files.folder.makeFolders(entry.path.folder.bytes)
      return try create(entry.path, bytes: bytes)
    }
    let mark = ContentMark(of: file.bytes)
    guard mark == entry.mark else {
      try drafts().update(DraftedEntry(path: entry.path, mark: mark), of: draft)
      throw EditFailure.draftMeets(draft, entry.path)
    }
    try replace(entry.path, bytes: bytes, expecting: file)
  }
}
