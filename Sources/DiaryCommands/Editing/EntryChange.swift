import DiaryMarkup
import DiaryModel
import DiaryVault
import Platform

extension OpenVault {
  /// Opens an existing entry in the editor and tells what came of it.
  ///
  /// The editor owns the save. The bytes from before are in the log meanwhile, so that whatever it
  /// does to the file loses nothing.
  ///
  /// The editor opens at the text's first line, or behind its last one for who wants to go on.
  func edit(_ path: VaultPath, atEnd: Bool = false) throws {
    try requireSettings()
    let editor = try Editor(in: world, user: user)
    guard let changes else { throw PlaceFailure.noStateFolder }
    let before = try read(path).bytes
    var change = Change(.replaced, path, at: now, before: ContentMark(of: before))
    change.command = world.command
    let recorded = try changes.begin(change, text: before)
    let met = changes.meetings(of: path)
    let end: ExitStatus
    let line = atEnd ? TextPlace.last(in: before) : TextPlace.first(in: before)
    do { end = try editor.open(absolute(path), at: line, in: world) } catch {
      _ = changes.settle(recorded, in: files.folder)
      throw error
    }
    guard let after = try readIfPresent(path) else {
      changes.finish(recorded, leaving: nil)
      journal.forget(path)
      throw EditFailure.removed(path)
    }
    let meetings = changes.meetings(of: path).subtracting(met)
    // Bytes are compared, because text that differs only in its normal form is equal as text.
    if try after.bytes == before || changes.isText(after.bytes, of: meetings) {
      changes.discard(recorded)
      guard end.isSuccess else { throw EditFailure.endedBadly(end, path, hasChanged: false) }
      world.note("nothing was changed in \(VisibleText.path(path))")
      return
    }
    changes.finish(recorded, leaving: ContentMark(of: after.bytes), text: after.bytes)
    journal.tell(path)
    // Not every editor waits for the disk, and what is told as saved must be there.
    try files.folder.synchronize(path.bytes)
    world.deeds.add()
    if EntryReader.isEmpty(after.bytes), !EntryReader.isEmpty(before) {
      try replace(path, bytes: before, expecting: after, takingBack: recorded)
      throw EditFailure.emptied(path)
    }
    let lost = try changes.lost(of: meetings, besides: after.bytes)
    var ending: (any Error)?
    do {
      if end.isSuccess { try saySaved(path) } else { try settle(recorded, after: after, end: end) }
    } catch { ending = error }
    if ending == nil { warnOfHiddenFrontMatter(path, after.bytes, before: before) }
    let meeting = try keep(lost, of: path)
    if let failure = ending ?? meeting { throw failure }
  }

  /// Keeps what other diaries have saved while the editor was open, and it has written over.
  ///
  /// What they had put behind the text is put there again, as they were asked to; texts that they
  /// had changed otherwise become drafts.
  private func keep(_ lost: LostTexts, of path: VaultPath) throws -> EditFailure? {
    for addition in lost.additions {
      _ = try rewrite(path) { WrittenText(addition).appended(to: $0) }
    }
    if !lost.additions.isEmpty {
      world.note(
        "\(VisibleText.path(path)): the editor has saved over what was added meanwhile; "
          + "it stands behind the text again")
    }
    guard !lost.texts.isEmpty else { return nil }
    let entry = DraftedEntry(path: path, mark: ContentMark(of: try read(path).bytes))
    let day = EntryName(path: path)?.day ?? today
    let drafts = try lost.texts.map { text in
      try self.drafts().begin(day: day, at: now, bytes: text, entry: entry)
    }
    return drafts.first.map { .meets(path, $0) }
  }

  /// Lets the user say what becomes of a text whose editor has failed.
  private func settle(
    _ recorded: RecordedChange, after: (bytes: [UInt8], status: FileStatus), end: ExitStatus
  ) throws {
    let path = recorded.change.path
    switch try world.chooseAfterFailure(end, of: path.bytes) {
    case .save: try saySaved(path)
    case nil:
      try saySaved(path)
      throw EditFailure.endedBadly(end, path, hasChanged: true)
    case .keepDraft:
      let day = EntryName(path: path)?.day ?? today
      let mark = recorded.change.before ?? ContentMark(of: [])
      let draft = try drafts().begin(
        day: day, at: now, bytes: after.bytes, entry: DraftedEntry(path: path, mark: mark))
      try putBack(recorded, after: after)
      throw EditFailure.keptDraft(draft, end)
    case .discard:
      try putBack(recorded, after: after)
      world.note("what was discarded comes back with 'diary undo --redo'")
      throw SilentEnd(.failed)
    }
  }

  private func putBack(
    _ recorded: RecordedChange, after: (bytes: [UInt8], status: FileStatus)
  ) throws {
    guard let changes else { return }
    let path = recorded.change.path
    let text = try changes.text(before: recorded.finished(leaving: ContentMark(of: after.bytes)))
    changes.beginCommand()
    try replace(path, bytes: text, expecting: after, takingBack: recorded)
    try world.report("As it was before: \(VisibleText.path(path))")
  }
}
