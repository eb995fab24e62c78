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
    let draft = try drafts.begin(day: start.day, at: now, bytes: start.bytes)
    let end: ExitStatus
    do { end = try editor.open(draft.path, in: world) } catch {
      try drafts.discard(draft)
      throw error
    }
    try finish(draft, start: start.bytes, end: end)
  }

  /// Goes on with a draft in the editor.
  func resume(_ draft: Draft) throws {
    let end = try Editor(in: world, user: user).open(draft.path, in: world)
    try finish(draft, start: try start(of: draft.day).bytes, end: end)
  }

  private func finish(_ draft: Draft, start: [UInt8], end: ExitStatus) throws {
    let drafts = try drafts()
    guard let bytes = try drafts.read(draft) else { throw EditFailure.draftRemoved(end) }
    if bytes == start || EntryReader.isEmpty(bytes, template: start) {
      try drafts.discard(draft)
      throw EditFailure.nothingWritten(end.isSuccess ? nil : end)
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
    } catch let error as SaveError {
      throw EditFailure.draftNotSaved(draft, error.description, isConflict: error.isConflict)
    } catch let error as SystemError {
      throw EditFailure.draftNotSaved(draft, error.description, isConflict: false)
    }
    try saySaved(path)
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

extension SaveError {
  fileprivate var isConflict: Bool {
    switch self {
    case .exists, .changed: true
    default: false
    }
  }
}
