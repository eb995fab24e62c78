import DiaryMarkup
import DiaryModel
import DiaryVault
import Platform

extension OpenVault {
  /// Ends a draft that has been saved: keeps what it held meanwhile and its entry has not, and takes
  /// it away.
  ///
  /// The entry is saved, whatever fails here. What the draft held stays with the drafts where it can
  /// be kept nowhere else, and is made a draft by a later command.
  func end(_ edit: DraftEdit, savedAs path: VaultPath, bytes: [UInt8], start: [UInt8]) throws {
    let (drafts, draft) = (try drafts(), edit.draft)
    var (kept, texts, fault) = ([Draft](), [[UInt8]](), (any Error)?.none)
    let entry = DraftedEntry(path: path, mark: ContentMark(of: bytes))
    do {
      let others = drafts.versions(of: draft)
      for text in lostTexts(among: edit.seen, start: start, last: bytes, others: others) {
        kept.append(try drafts.begin(day: draft.day, at: now, bytes: text, entry: entry))
        texts.append(text)
      }
    } catch { fault = error }
    // Where this fails, they stay where they are.
    try? drafts.keepCopies(of: draft, besides: [start, bytes], isBackup: true)
    drafts.dropBackups(of: draft, besides: [start, bytes])
    let seen = drafts.seen(of: draft)
    seen.drop(besides: [start, bytes] + (fault == nil ? [] : texts))
    let isAnyKept = !seen.isEmpty
    // Only what was read is held, and only that is taken away.
    let left = seen.texts
    if fault == nil, changes?.hold(left, withLastChangeOf: path) ?? true {
      seen.drop(heldElsewhere: left)
    }
    if let fault = fault ?? edit.fault {
      keepAtRisk(
        edit.atRisk, besides: [start, bytes] + texts, day: draft.day,
        of: VisibleText.path(draft.name), since: fault)
    }
    if let fault, edit.atRisk.isEmpty || isAnyKept {
      world.warn(
        "\(VisibleText.path(path)): is saved, but what its draft held while the editor was open "
          + "cannot be kept as a draft: \(Complaint(fault).description)",
        hint:
          "it waits in \(VisibleText.path(drafts.folder)), in files with '.seen-' in their names, "
          + "and becomes a draft with the first 'diary drafts' that can write there")
    }
    let isGone: Bool
    do {
      isGone = try drafts.discard(draft, holding: edit.left, keepingSeen: true)
    } catch SaveError.beingWritten {
      try? drafts.update(entry, of: draft)
      world.warn(
        "\(VisibleText.path(path)): is saved, and its draft stays, since another program has that "
          + "open and may write more",
        hint: "once that has closed it, 'diary drafts resume' puts it in place of the entry, and "
          + "'diary drafts discard' takes it away")
      throw SilentEnd(.incomplete)
    } catch {
      world.warn(
        "\(VisibleText.path(path)): is saved, but its draft cannot be taken away: "
          + Complaint(error).description,
        hint: "do so later, for it would be saved again: diary drafts discard "
          + ShellWords.quoted(draft.name))
      throw SilentEnd(.incomplete)
    }
    if !isGone {
      try drafts.update(entry, of: draft)
      throw EditFailure.savedAgain(draft, path)
    }
    if let first = kept.first { throw EditFailure.passedOver(path, first) }
    if fault != nil { throw SilentEnd(.incomplete) }
  }
}
