import DiaryModel
import DiaryVault
import Platform

/// Files beside entries that a program was giving their names when it was stopped.
///
/// One of them may be what another program had saved at that very moment: the two files change names
/// before what was replaced is looked at.
extension OpenVault {
  /// Keeps what other programs have saved and a stopped one has taken from its place, as drafts, and
  /// tells so.
  func keepLeftovers() {
    for recorded in (try? changes?.stoppedWriting()) ?? [] { keepLeftovers(of: recorded) }
  }

  /// Likewise, for one change of a text, which may only have failed.
  func keepLeftovers(of recorded: RecordedChange) {
    let (change, path) = (recorded.change, recorded.change.path)
    guard [.replaced, .created].contains(change.kind), EntryName(path: path) != nil,
      let leftovers = try? files.folder.leftovers(of: path.bytes), !leftovers.isEmpty
    else { return }
    let text = (try? readIfPresent(path))?.bytes
    // Before the two have changed names it is the new text, or the beginning of that; what an edit
    // puts there again is the old one.
    let isMade = recorded.isEditing || text.map { ContentMark(of: $0) } != change.before
    guard isMade, case .replaced = change.kind else { return keepUnsaved(leftovers, of: recorded) }
    let before = (try? changes?.text(before: recorded)) ?? []
    for leftover in leftovers {
      do {
        let bytes = try files.folder.read(leftover).bytes
        if before.starts(with: bytes) || ContentMark(of: bytes) == change.after { continue }
        guard let draft = try keep(leftover: VaultPath(bytes: leftover), of: path) else { continue }
        world.warn(
          "\(VisibleText.path(path)): another program has saved it while this one did, which was "
            + "stopped then; what that saved is kept as a draft",
          hint:
            "'diary drafts resume' shows the draft \(VisibleText.path(draft.path)) and saves it in "
            + "place of the entry; 'diary drafts discard' leaves the entry as it is")
      } catch {
        world.warn(
          "\(VisibleText.path(path)): what another program has saved there cannot be kept as a draft: "
            + Complaint(error).description, hint: "it is in \(VisibleText.path(leftover))")
      }
    }
  }

  /// Keeps what a stopped program was given to save and has not, as drafts.
  ///
  /// Whoever gave it may not have it any more. What is not whole `check` tells of.
  private func keepUnsaved(_ leftovers: [[UInt8]], of recorded: RecordedChange) {
    let (change, path) = (recorded.change, recorded.change.path)
    guard ["today", "new"].contains(change.command), change.takesBack == nil else { return }
    let drafted = ((try? drafts().drafts()) ?? []).compactMap { (try? drafts().read($0)) ?? nil }
    for leftover in leftovers {
      guard let bytes = try? files.folder.read(leftover).bytes,
        ContentMark(of: bytes) == change.after,
        // What was typed or written in an editor is one already.
        !drafted.contains(where: { OverwrittenTexts.isWhole(bytes, in: $0) }),
        let draft = try? keep(leftover: VaultPath(bytes: leftover), of: path)
      else { continue }
      world.warn(
        "\(VisibleText.path(path)): this program was stopped before it had saved a text there, which is "
          + "kept as a draft",
        hint: "'diary drafts resume' shows the draft \(VisibleText.path(draft.path)) and saves it")
    }
  }

  /// Makes a draft of a leftover that was to be an entry, and takes it away; nothing where the entry
  /// has all its words.
  func keep(leftover: VaultPath, of path: VaultPath) throws -> Draft? {
    let (bytes, status) = try files.folder.read(leftover.bytes)
    let text = (try readIfPresent(path))?.bytes ?? []
    var draft: Draft?
    if !bytes.isEmpty, bytes != text, !OverwrittenTexts.isWhole(bytes, in: text) {
      draft = try self.draft(
        of: bytes, besides: text, day: EntryName(path: path)?.day ?? today,
        entry: DraftedEntry(path: path, mark: ContentMark(of: text)))
    }
    try files.folder.remove(leftover.bytes, expecting: status)
    return draft
  }
}
