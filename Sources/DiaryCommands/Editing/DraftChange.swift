import DiaryMarkup
import DiaryModel
import DiaryVault
import Platform

extension OpenVault {
  /// Lets the user write a new entry of a day in the editor, and puts it into the vault.
  ///
  /// Until then it is a draft outside the vault, which stays when anything goes wrong. One of the
  /// day's own is what `diary today` goes on with.
  func compose(_ start: EntryStart, isOwn: Bool) throws {
    let editor = try Editor(in: world, user: user)
    let drafts = try drafts()
    let (bytes, line) = start.draft
    let draft = try begin(day: start.day, isOwn: isOwn, bytes: bytes)
    let lock = try lock(draft)
    let edit: DraftEdit
    do {
      edit = try open(
        draft, from: bytes, isResumed: false, with: editor, at: TextPlace(line: line))
    } catch {
      _ = try? drafts.discard(draft, holding: bytes)
      throw error
    }
    try finish(edit, from: start)
    lock?.release()
  }

  /// Goes on with a draft in the editor.
  func resume(_ draft: Draft) throws {
    try requireSettings()
    let editor = try Editor(in: world, user: user)
    let drafts = try drafts()
    let lock = try lock(draft)
    keepSeen(of: draft, isOwn: true)
    var vault = self
    if let moment = drafts.moment(of: draft) { vault.begun = moment }
    let start = try vault.start(of: draft.day)
    guard let bytes = try drafts.read(draft) else { throw DraftFailure.gone(draft) }
    // Nothing else has it, should the editor lose it, nor what a backup holds that it writes over.
    try drafts.keepCopies(of: draft, besides: knownTexts(of: draft))
    let seen = drafts.seen(of: draft)
    if !EntryReader.isEmpty(bytes, template: start.bytes), seen.texts.last != bytes {
      try seen.keep(bytes)
    }
    let place = TextPlace.last(in: bytes)
    try vault.finish(
      try vault.open(draft, from: bytes, isResumed: true, with: editor, at: place), from: start)
    lock?.release()
  }

  /// Takes a draft for this diary alone: another one that has it open would save it again.
  func lock(_ draft: Draft) throws -> FileLock? {
    let drafts = try drafts()
    do throws(SystemError) { return try drafts.lock(draft) } catch {
      throw DraftFailure.open(draft)
    }
  }

  /// Opens a draft in the editor; what this throws says that the editor has not been started.
  private func open(
    _ draft: Draft, from bytes: [UInt8], isResumed: Bool, with editor: Editor,
    at place: TextPlace
  ) throws -> DraftEdit {
    let drafts = try drafts()
    let others = files(beside: draft)
    var watch = EditWatch(
      of: WatchedFile(draft, in: drafts), from: bytes, keeping: drafts.seen(of: draft))
    let end = try editor.open(draft.path, at: place, in: world) { watch.look() }
    watch.look()
    watch.tellFault(of: VisibleText.path(draft.path), in: world)
    let found = watch.found
    var seen = found.texts
    if isResumed, !seen.contains(bytes) { seen.insert(bytes, at: 0) }
    return DraftEdit(
      draft: draft, opened: bytes, isResumed: isResumed, end: end, hasSaved: watch.hasSaved,
      seen: seen, areAllSeen: found.areAll, atRisk: watch.atRisk, fault: watch.fault,
      others: files(beside: draft).filter { !others.contains($0) })
  }

  /// The paths of what may hold a draft's words under another name: of no draft, or of one that
  /// nobody has open.
  private func files(beside draft: Draft) -> [[UInt8]] {
    guard let drafts = try? drafts() else { return [] }
    let others = (try? drafts.drafts()) ?? []
    return ((try? filesAmongDrafts(lockedHere: draft)) ?? [])
      + others.filter { $0 != draft && !drafts.isOpen($0) }.map(\.path)
  }

  private func finish(_ edit: DraftEdit, from beginning: EntryStart) throws {
    let start = beginning.bytes
    let (drafts, draft, end) = (try drafts(), edit.draft, edit.end.status)
    var edit = edit
    do { edit.left = try drafts.read(draft) } catch {
      throw EditFailure.draftUnreadable(draft, reason: error.message, end)
    }
    let found = edit.left.map { edit.end.withoutAddedLines($0, before: edit.opened) }
    guard let bytes = found, !EntryReader.isEmpty(bytes, template: start), bytes != start else {
      return try finishEmpty(edit, start: start, isThere: found != nil)
    }
    // Not every editor waits for the disk, and what cannot be is told of when the text is saved.
    try? drafts.synchronize(draft)
    let isUntouched = edit.isResumed && bytes == edit.opened
    if isUntouched, !edit.hasSaved, end.isSuccess, let entry = try drafts.entry(of: draft) {
      // Somebody has only looked; what the entry holds is not to give way for that.
      return world.note(
        "the draft was not saved, so it waits, and \(VisibleText.path(entry.path)) stays as it is; "
          + "save it in the editor to put it there")
    }
    if !end.isSuccess {
      if isUntouched { throw EditFailure.keptDraft(draft, end) }
      let choice = try world.chooseAfterFailure(end, of: draft.path)
      // Not every editor is waited for, and what it saves meanwhile nobody has seen.
      if choice == .save || choice == .discard, try drafts.read(draft) != edit.left {
        throw EditFailure.draftChanged(draft)
      }
      switch choice {
      case .save: break
      case .keepDraft, nil:
        drafts.seen(of: draft).drop(besides: [start], leaving: bytes)
        tellMore(of: draft)
        throw EditFailure.keptDraft(draft, end)
      case .discard where edit.isResumed:
        let kept = try drafts.restore(edit.opened, to: draft, over: edit.left, at: now)
        drafts.seen(of: kept).drop(besides: [start], leaving: edit.opened)
        world.note("what was changed was discarded; the draft is as it was before")
        throw SilentEnd(.failed)
      case .discard:
        drafts.dropBackups(of: draft, besides: [start] + edit.seen)
        guard try drafts.discard(draft, holding: edit.left) else {
          throw EditFailure.draftChanged(draft)
        }
        world.note("the draft was discarded")
        throw SilentEnd(.failed)
      }
    }
    try save(edit, bytes: bytes, from: beginning)
  }

  /// Ends an edit that has left no text: one that the draft held meanwhile is put there again.
  private func finishEmpty(_ edit: DraftEdit, start: [UInt8], isThere: Bool) throws {
    let (drafts, draft, end) = (try drafts(), edit.draft, edit.end.status)
    // What waits with it is seen to by a later command, which can read it.
    guard edit.areAllSeen else {
      throw EditFailure.draftUnreadable(
        draft, reason: "what it held in between cannot be listed", end)
    }
    // What was there before the last save may have gone too soon to be seen.
    let copied = drafts.copiedTexts(of: draft, besides: [start], isBackup: true)
    let texts = lostTexts(among: edit.seen + copied, start: start, last: [], others: edit.others)
    if let newest = texts.first {
      let kept: Draft
      do {
        kept = try drafts.restore(newest, to: draft, over: edit.left, at: now)
        for text in texts.dropFirst() { _ = try drafts.begin(day: draft.day, at: now, bytes: text) }
      } catch {
        keepAtRisk(
          edit.atRisk.filter(texts.contains), besides: [(try? drafts.read(draft)) ?? []],
          day: draft.day,
          of: VisibleText.path(draft.name), since: error)
        throw error
      }
      let seen = drafts.seen(of: draft)
      kept == draft
        ? seen.drop(besides: texts, leaving: newest) : seen.drop(besides: texts)
      throw EditFailure.draftEmptied(kept, end, isRemoved: !isThere)
    }
    guard isThere else {
      throw EditFailure.draftRemoved(end, folder: drafts.folder, others: edit.others)
    }
    // What it had not saved it may have kept where only it looks, by the name of the file.
    if edit.end.isCutOff, edit.others.isEmpty { throw EditFailure.cutOff(draft, end) }
    drafts.dropBackups(of: draft, besides: [start] + edit.seen)
    guard try drafts.discard(draft, holding: edit.left) else {
      throw EditFailure.draftChanged(draft)
    }
    if !edit.others.isEmpty { throw EditFailure.savedElsewhere(end, edit.others) }
    guard end.isSuccess else { throw EditFailure.nothingWritten(end) }
    if !edit.hasSaved { edit.end.tellIfAtOnce(in: world) }
    world.note("nothing was written, so there is no entry")
    throw SilentEnd(.failed)
  }

  /// Puts a draft into the vault: as an entry of its own, or in place of the text it began as.
  private func save(_ edit: DraftEdit, bytes: [UInt8], from beginning: EntryStart) throws {
    let (drafts, draft, start) = (try drafts(), edit.draft, beginning.bytes)
    let path: VaultPath
    do {
      if let entry = try drafts.entry(of: draft) {
        path = entry.path
        try save(draft, bytes: bytes, over: entry)
      } else {
        path = try create(day: draft.day, isOwn: drafts.moment(of: draft) == nil, bytes: bytes)
      }
    } catch let error as EditFailure {
      throw error
    } catch {
      let complaint = Complaint(error)
      throw EditFailure.draftNotSaved(
        draft, complaint.description, isConflict: complaint.status == .conflict)
    }
    try saySaved(path, bytes, from: beginning)
    warnOfEncoding(path, bytes, before: start)
    try end(edit, savedAs: path, bytes: bytes, start: start)
  }

  /// An entry that has changed since the draft was begun is left as it is, once: whoever goes on
  /// with the draft then has been told.
  private func save(_ draft: Draft, bytes: [UInt8], over entry: DraftedEntry) throws {
    keepOverwritten(entry.path)
    guard let file = try readIfPresent(entry.path) else {
      try files.folder.makeFolders(entry.path.folder.bytes)
      return try create(entry.path, bytes: bytes)
    }
    let mark = ContentMark(of: file.bytes)
    guard mark == entry.mark else {
      try drafts().update(DraftedEntry(path: entry.path, mark: mark), of: draft)
      throw EditFailure.draftMeets(draft, entry.path)
    }
    try replace(entry.path, bytes: bytes, expecting: file, isOther: true)
  }
}
