import DiaryMarkup
import DiaryModel
import DiaryVault
import Platform

extension OpenVault {
  /// Opens an existing entry in the editor and tells what came of it.
  ///
  /// The editor owns the save. The bytes from before are kept in the state folder meanwhile, so that
  /// whatever it does to the file loses nothing.
  func edit(_ path: VaultPath) throws {
    let editor = try Editor(in: world, user: user)
    let before = try read(path)
    let snapshot = try snapshots().keep(before.bytes, of: path, at: now)
    let end: ExitStatus
    do { end = try editor.open(absolute(path), in: world) } catch {
      try snapshots().discard(snapshot)
      throw error
    }
    let after = try readIfPresent(path)
    let edit = FinishedEdit(path: path, before: before.bytes, snapshot: snapshot)
    guard let after else { throw EditFailure.removed(edit) }
    // Bytes are compared, because text that differs only in its normal form is equal as text.
    if after.bytes == before.bytes {
      try snapshots().discard(snapshot)
      guard end.isSuccess else { throw EditFailure.endedBadly(end, edit, hasChanged: false) }
      world.note("nothing was changed in \(VisibleText.path(path))")
      return
    }
    if EntryReader.isEmpty(after.bytes), !EntryReader.isEmpty(before.bytes) {
      try files.folder.replace(path.bytes, bytes: before.bytes, expecting: after.status)
      throw EditFailure.emptied(edit)
    }
    journal.tell(path)
    try saySaved(path)
    guard end.isSuccess else { throw EditFailure.endedBadly(end, edit, hasChanged: true) }
  }

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
    try finish(draft, in: drafts, start: start.bytes, end: end)
  }

  /// Goes on with a draft in the editor.
  func resume(_ draft: Draft) throws {
    let end = try Editor(in: world, user: user).open(draft.path, in: world)
    try finish(draft, in: try drafts(), start: try start(of: draft.day).bytes, end: end)
  }

  private func finish(
    _ draft: Draft, in drafts: DraftStore, start: [UInt8], end: ExitStatus
  ) throws {
    guard let bytes = try drafts.read(draft) else { throw EditFailure.draftRemoved(end) }
    let isEmpty = bytes == start || EntryReader.isEmpty(bytes, template: start)
    guard end.isSuccess else {
      if isEmpty { try drafts.discard(draft) }
      throw isEmpty ? EditFailure.nothingWritten(end) : EditFailure.keptDraft(draft, end)
    }
    guard !isEmpty else {
      try drafts.discard(draft)
      throw EditFailure.nothingWritten(nil)
    }
    let path: VaultPath
    do {
      path = try NewEntry.create(
        day: draft.day, at: now, bytes: bytes, layout: settings.layout, in: files.folder)
    } catch {
      throw EditFailure.draftNotSaved(draft, error)
    }
    journal.tell(path)
    try saySaved(path)
    try drafts.discard(draft)
  }
}
