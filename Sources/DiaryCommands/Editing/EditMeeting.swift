import DiaryMarkup
import DiaryModel
import DiaryVault
import Platform

extension OpenVault {
  /// Keeps what others have saved while the editor was open, and it has written over.
  ///
  /// What other diaries had put behind the text is put there again, as they were asked to; all else
  /// becomes drafts, the first of which is told. `next` is what the editor has left.
  func keep(
    _ lost: LostTexts, _ seen: [[UInt8]], besides before: [UInt8], next: [UInt8] = [],
    of path: VaultPath
  ) throws -> Draft? {
    var (apart, isAdded) = ([[UInt8]](), false)
    for addition in lost.additions {
      do {
        _ = try rewrite(path) { WrittenText(addition).appended(to: $0) }
        isAdded = true
      } catch is EncodingFailure { apart.append(addition) }
    }
    if isAdded {
      world.note(
        "\(VisibleText.path(path)): the editor has saved over what was added meanwhile; "
          + "it stands behind the text again")
    }
    // Something may be there that is no file.
    let last = (try? readIfPresent(path))?.bytes ?? []
    let isGone = EntryReader.isEmpty(next) && !EntryReader.isEmpty(before)
    let passed =
      isGone
      ? OverwrittenTexts.found(among: seen, before: before, next: next) { text in
        EntryReader.isEmpty(text) || OverwrittenTexts.isWhole(text, in: before + [0x0A] + last)
      }
      : OverwrittenTexts.found(among: seen, before: before, next: next, last: last)
    let texts = lost.texts + passed.filter { !lost.texts.contains($0) }
    let entry = DraftedEntry(path: path, mark: ContentMark(of: last))
    let day = EntryName(path: path)?.day ?? today
    let drafts =
      try texts.map { try draft(of: $0, besides: last, day: day, entry: entry) }
      + apart.map { try self.drafts().begin(day: day, at: now, bytes: $0) }
    return drafts.first
  }

  /// Makes sure that no editor of another diary has an entry open, which is to get another path:
  /// the editor would save it under the old one again.
  func requireClosed(_ path: VaultPath) throws {
    if let changes, changes.isOpen(path) { throw UndoFailure.underWay(path) }
  }

  /// Keeps what was written into an entry with this program and something else has saved over since,
  /// as a draft, and tells so once.
  ///
  /// Nothing is done to the entry: its text may be meant as it is.
  func keepOverwritten(_ path: VaultPath) {
    keepSeenOfEntries()
    keepTextSavedOver(path)
  }

  /// Likewise, and tells whether it is known that nothing is lost: what has left the log can be kept no
  /// more.
  func isSeenTo(_ path: VaultPath) -> Bool {
    path.isInTrash || changes?.isBeingChanged(path) != true && keepTextSavedOver(path)
  }

  @discardableResult
  private func keepTextSavedOver(_ path: VaultPath) -> Bool {
    guard let changes, EntryName(path: path) != nil else { return true }
    var isRead = true
    func read() -> [UInt8]? {
      do { return try readIfPresent(path)?.bytes } catch {
        isRead = false
        return nil
      }
    }
    do {
      guard let (text, joined) = try changes.overwritten(path, reading: read) else { return isRead }
      return keep(joined, savedOverBy: text, in: path, changes)
    } catch {
      // What is missing another diary has just marked as done, or dropped.
      if !error.isMissing { tellUntold(path, error, changes) }
      return false
    }
  }

  /// Tells that a file of the log cannot be read, once in a command.
  private func tellUntold(_ path: VaultPath, _ error: SystemError, _ changes: ChangeLog) {
    guard changes.toldFaults.insert(error.path).inserted else { return }
    let fault = error.about(PathText.join(changes.folder, error.path))
    world.warn(
      "\(VisibleText.path(path)): should something else have saved over what was written there, nothing "
        + "can tell: \(fault)",
      hint: fault.readingHint)
  }

  /// Makes a draft of what was written into an entry, of which something else has made a text; tells
  /// whether it could.
  private func keep(
    _ joined: [UInt8], savedOverBy text: [UInt8], in path: VaultPath, _ changes: ChangeLog
  ) -> Bool {
    let entry = DraftedEntry(path: path, mark: ContentMark(of: text))
    let day = EntryName(path: path)?.day ?? today
    do {
      let draft = try draft(of: joined, besides: text, day: day, entry: entry)
      changes.settleTexts(of: path)
      world.warn(
        "\(VisibleText.path(path)): something else has saved over what was written there; "
          + "it is kept as a draft",
        hint:
          "'diary drafts resume' shows the draft \(VisibleText.path(draft.path)) and saves it in "
          + "place of the entry; 'diary drafts discard' leaves the entry as it is")
      return true
    } catch {
      world.warn(
        "\(VisibleText.path(path)): something else has saved over what was written there, and it "
          + "cannot be kept as a draft: \(Complaint(error).description)",
        hint: "it is among the changes in \(VisibleText.path(changes.folder))")
      return false
    }
  }

  /// Likewise, for several.
  func keepOverwritten(_ entries: [Entry]) {
    keepSeenOfEntries()
    guard let changes else { return }
    for path in entries.map(\.path) where changes.mayBeOverwritten(path) { keepTextSavedOver(path) }
  }

  /// Likewise, for those that were read since something else has changed them.
  func keepOverwrittenSinceRead() {
    let paths = journal.changedElsewhere.sorted()
    guard !paths.isEmpty, let changes else { return }
    for path in paths where changes.mayBeOverwritten(path) { keepTextSavedOver(path) }
  }

  /// Likewise, for the entries of so many changes back.
  func keepOverwritten(lately count: Int) {
    keepSeenOfEntries()
    let paths = (try? changes?.changedLately(count)) ?? []
    for path in paths { keepTextSavedOver(path) }
    for path in (try? changes?.takenAway(paths, in: files.folder)) ?? [] {
      world.warn(
        "\(VisibleText.path(path)): something else has taken it away, or given it another name",
        hint: "what was written there is found with 'diary history'")
    }
  }
}
