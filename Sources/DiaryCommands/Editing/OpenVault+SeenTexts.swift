import DiaryModel
import DiaryVault
import Platform

/// What files held while an editor was open on them, where the program that had opened it was stopped.
extension OpenVault {
  /// Makes drafts of what is there no more, and tells of it; what cannot be made a draft stays where
  /// it is.
  ///
  /// All commands that show or change what may be concerned come through here, or, where they do
  /// that with many entries, through `keepSeenOfEntries`.
  func keepSeen() {
    keepSeenOfEntries()
    keepSeenOfDrafts()
  }

  /// Likewise, for entries alone.
  func keepSeenOfEntries() {
    keepLeftovers()
    for recorded in (try? changes?.stoppedAndOpen()) ?? [] { see(recorded) }
    for recorded in (try? changes?.stoppedWithSeenTexts()) ?? [] { keepSeen(during: recorded) }
  }

  /// Keeps what the file of a stopped edit holds now, as the program would have that was stopped.
  private func see(_ recorded: RecordedChange) {
    guard let changes, let bytes = (try? readIfPresent(recorded.change.path))?.bytes,
      ContentMark(of: bytes) != recorded.change.before
    else { return }
    let seen = changes.seen(during: recorded)
    guard (try? changes.isOfAnother(recorded)) != true, seen.texts.last != bytes,
      (try? changes.isKept(bytes, after: recorded)) != true
    else {
      return
    }
    do { try seen.keep(bytes) } catch { tellUnkept(of: recorded.change.path, error) }
  }

  /// Does with one edit what `keepSeen` does with all.
  func keepSeen(during recorded: RecordedChange) {
    guard let changes else { return }
    let (seen, path) = (changes.seen(during: recorded).texts, recorded.change.path)
    guard let latest = seen.last else { return }
    do {
      let before = try changes.text(before: recorded)
      let next = (try? readIfPresent(path))?.bytes ?? []
      if next != latest, try changes.isTakenOver(latest, after: recorded) {
        return changes.hold(recorded, besides: [before])
      }
      let draft = try keep(LostTexts(), seen, besides: before, next: next, of: path)
      // The editor may be there yet, or whoever saves over what it had saved may be to come.
      if draft == nil, next == latest, changes.mayGoOn(recorded) { return }
      // What the entry holds now may be saved over later, and stands nowhere else in the log.
      changes.hold(recorded, besides: [before])
      if changes.mayGoOn(recorded) { see(recorded) }
      guard let kept = draft.map({ EditFailure.passedOver(path, $0) }) else { return }
      world.warn(kept.description, hint: kept.hint)
    } catch {
      tellUnkept(of: path, error)
    }
  }

  /// Tells that the log cannot say how an edit has ended, so that nothing takes it back by itself.
  func tellUnmarked(_ recorded: RecordedChange) {
    guard let changes else { return }
    let file = changes.place(of: recorded)
    let (folder, name) = PathText.split(file)
    let isThere = (try? Folder(path: folder).status(of: name)) ?? nil != nil
    world.warn(
      "this cannot be taken back with 'diary undo', since it cannot be marked as done in "
        + VisibleText.path(changes.folder) + (changes.markFault.map { ": \($0.message)" } ?? ""),
      hint: isThere
        ? "the text from before is in \(VisibleText.path(file)), below the blank line" : nil)
  }

  /// Tells that what an entry held while an editor was open is no draft yet.
  func tellUnkept(of path: VaultPath, _ error: any Error) {
    world.warn(
      "\(VisibleText.path(path)): what it held while an editor was open cannot be kept as a "
        + "draft: \(Complaint(error).description)",
      hint: changes.map { "it is among the changes in \(VisibleText.path($0.folder))" })
  }
}
