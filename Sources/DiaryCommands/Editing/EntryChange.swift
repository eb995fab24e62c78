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
    keepOverwritten(path)
    let (recorded, before) = try begin(path, in: changes)
    let met = changes.meetings(of: path)
    var watch = EditWatch(
      of: WatchedFile(path, in: self), from: before, keeping: changes.seen(during: recorded))
    let place = atEnd ? TextPlace.last(in: before) : TextPlace.first(in: before)
    let editorEnd = try open(editor, on: recorded, at: place, &watch)
    watch.look()
    watch.tellFault(of: VisibleText.path(path), in: world)
    let end = editorEnd.status
    guard let left = try fileAfter(recorded, before: before, watch) else {
      changes.finish(recorded, leaving: nil, before: before)
      journal.forget(path)
      let meeting = try keep(watch, besides: before, of: path)
      changes.hold(recorded, besides: [before])
      throw meeting.map { EditFailure.passedOver(path, $0) } ?? EditFailure.removed(path)
    }
    let after = takeBackAddedLines(of: editorEnd, path, left, before: before)
    let meetings = changes.meetings(of: path).subtracting(met)
    var others = OthersTexts(
      lost: try changes.lost(of: meetings, besides: after.bytes),
      ifPutBack: try changes.lost(of: meetings, besides: before))
    others.seen = watch.texts
    if others.seen.last == left.bytes { others.seen.removeLast() }
    let outcome = try EditOutcome(
      of: after.bytes, from: before, seen: others.seen, among: meetings, in: changes)
    if !outcome.isOthers { changes.settleTexts(of: meetings) }
    var ending: (any Error)?
    do {
      switch outcome {
      case .saved: try finish(recorded, before: before, after: after, end: end)
      case .overtaken(let own?): try finish(recorded, before: before, leaving: own, end: end)
      case .unchanged, .overtaken(nil):
        try tellUnchanged(
          path, editorEnd, isAsFound: left.bytes == before, hasSaved: watch.hasSaved)
      }
    } catch { ending = error }
    let draft: Draft?
    do { draft = try keep(others, of: path, before: before, after: after.bytes, ending) } catch {
      // What was told of the entry stays true; the log has the texts, for a later command.
      keepUndrafted(watch, besides: [before, after.bytes], of: path, since: error)
      throw ending ?? SilentEnd(.incomplete)
    }
    keepUnwritten(watch, besides: [before, after.bytes], draft, of: path)
    // Only now: what the entry held in between is nowhere else until it is a draft.
    changes.hold(recorded, besides: [before, left.bytes])
    if outcome.isUnchanged { changes.end(recorded) }
    let meeting = draft.map {
      others.lost.texts.isEmpty ? EditFailure.passedOver(path, $0) : .meets(path, $0)
    }
    if ending != nil, let meeting { world.warn(meeting.description, hint: meeting.hint) }
    if let failure = ending ?? meeting { throw failure }
  }

  /// Writes an edit down with the text that the editor is given, and tells that.
  ///
  /// Read again behind it: what another has saved between would else go with the edit when that is
  /// taken back.
  private func begin(
    _ path: VaultPath, in changes: ChangeLog
  ) throws -> (recorded: RecordedChange, before: [UInt8]) {
    var (before, attempt) = (try read(path).bytes, 0)
    while true {
      attempt += 1
      var change = Change(.replaced, path, at: now, before: ContentMark(of: before))
      change.command = world.command
      let recorded = try changes.begin(change, text: before, isSeenTo: isSeenTo)
      tellDropped()
      // Something that saves it all the time is not waited for.
      guard attempt < 10, let now = (try? readIfPresent(path))?.bytes, now != before else {
        return (recorded, before)
      }
      changes.discard(recorded)
      before = now
    }
  }

  /// Lets the editor do with an entry what it will, and looks at the file meanwhile.
  private func open(
    _ editor: Editor, on recorded: RecordedChange, at place: TextPlace, _ watch: inout EditWatch
  ) throws -> EditorEnd {
    do {
      return try editor.open(absolute(recorded.change.path), at: place, in: world) {
        watch.look()
        changes?.giveSign(of: recorded)
      }
    } catch {
      keepSeen(during: recorded)
      _ = changes?.settle(recorded, in: files.folder)
      throw error
    }
  }

  /// What is there after an edit; nothing where nothing is.
  ///
  /// Where that is no file of the vault any more, what the editor had saved becomes a draft.
  private func fileAfter(
    _ recorded: RecordedChange, before: [UInt8], _ watch: EditWatch
  ) throws -> (bytes: [UInt8], status: FileStatus)? {
    let path = recorded.change.path
    do { return try readIfPresent(path) } catch {
      guard let changes else { throw error }
      let draft = try keep(watch, besides: before, of: path)
      changes.hold(recorded, besides: [before])
      // A file that may only not be read now has perhaps not changed at all.
      if !isUnreadableFile(path) { changes.finish(recorded, leaving: nil, before: before) }
      journal.forget(path)
      throw EditFailure.replaced(path, reason: Complaint(error).reason, draft)
    }
  }

  /// Puts the text from before there again where nothing but what the editor's opening has added to it
  /// was saved; tells what is there now.
  private func takeBackAddedLines(
    of end: EditorEnd, _ path: VaultPath, _ left: (bytes: [UInt8], status: FileStatus),
    before: [UInt8]
  ) -> (bytes: [UInt8], status: FileStatus) {
    guard left.bytes != before, end.withoutAddedLines(left.bytes, before: before) == before,
      (try? putBack(path, bytes: before, expecting: left)) != nil,
      let now = try? readIfPresent(path), now.bytes == before
    else { return left }
    return now
  }

  /// Keeps what the editor had saved, where nothing of it is left.
  private func keep(
    _ watch: EditWatch, besides before: [UInt8], of path: VaultPath
  ) throws -> Draft? {
    do { return try keep(LostTexts(), watch.texts, besides: before, of: path) } catch {
      keepUndrafted(watch, besides: [before], of: path, since: error)
      throw error
    }
  }

  private func isUnreadableFile(_ path: VaultPath) -> Bool {
    ((try? files.folder.status(of: path.bytes)) ?? nil)?.kind == .regular
  }

  /// Tells that an edit has changed nothing.
  private func tellUnchanged(
    _ path: VaultPath, _ end: EditorEnd, isAsFound: Bool, hasSaved: Bool
  ) throws {
    guard end.status.isSuccess else {
      throw EditFailure.endedBadly(end.status, path, hasChanged: false)
    }
    // What another has saved, and a sync has taken back at once, may have been seen by nobody.
    world.note(
      "nothing was changed in \(VisibleText.path(path))"
        + (isAsFound && hasSaved ? ": it was saved, and holds what it held before" : ""))
    tellMoved(path, to: files.folder.otherPath())
    if !hasSaved { end.tellIfAtOnce(in: world) }
  }

  /// Tells what an editor has saved that another command has changed since.
  private func finish(
    _ recorded: RecordedChange, before: [UInt8], leaving own: [UInt8], end: ExitStatus
  ) throws {
    let path = recorded.change.path
    finish(recorded, leaving: ContentMark(of: own), text: own, before: before)
    journal.tell(path)
    world.deeds.add()
    guard end.isSuccess else { throw EditFailure.endedBadly(end, path, hasChanged: true) }
    try saySaved(path, since: before)
  }

  /// Tells what an editor has saved, and lets the user say what becomes of it where that failed.
  private func finish(
    _ recorded: RecordedChange, before: [UInt8], after: (bytes: [UInt8], status: FileStatus),
    end: ExitStatus
  ) throws {
    let path = recorded.change.path
    let mark = ContentMark(of: after.bytes)
    let isMarked = finish(recorded, leaving: mark, text: after.bytes, before: before)
    if !isMarked { tellUnmarked(recorded) }
    journal.tell(path)
    // Not every editor waits for the disk, and what is told as saved must be there.
    try files.folder.synchronize(path.bytes)
    world.deeds.add()
    if EntryReader.isEmpty(after.bytes), !EntryReader.isEmpty(before) {
      try replace(path, bytes: before, expecting: after, takingBack: recorded)
      throw EditFailure.emptied(path)
    }
    if end.isSuccess {
      try saySaved(path, since: before)
    } else {
      try settle(recorded, before: before, after: after, end: end)
    }
    warnOfShortening(path, after.bytes, before: before)
    warnOfFrontMatter(path, after.bytes, before: before)
    warnOfEncoding(path, after.bytes, before: before)
  }

  /// Lets the user say what becomes of a text whose editor has failed.
  private func settle(
    _ recorded: RecordedChange, before: [UInt8], after: (bytes: [UInt8], status: FileStatus),
    end: ExitStatus
  ) throws {
    let path = recorded.change.path
    switch try world.chooseAfterFailure(end, of: path.bytes) {
    case .save: try saySaved(path, since: before)
    case nil:
      try saySaved(path, since: before)
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
      throw SilentEnd(.failed)
    }
  }

  private func putBack(
    _ recorded: RecordedChange, after: (bytes: [UInt8], status: FileStatus)
  ) throws {
    guard let changes else { return }
    let path = recorded.change.path
    let done = recorded.finished(leaving: ContentMark(of: after.bytes))
    guard let text = try changes.wholeText(before: done) else {
      throw UndoFailure.damaged(path, text: changes.place(of: done))
    }
    changes.beginCommand()
    try replace(path, bytes: text, expecting: after, takingBack: recorded)
    try world.report("As it was before: \(VisibleText.path(path))")
  }
}
