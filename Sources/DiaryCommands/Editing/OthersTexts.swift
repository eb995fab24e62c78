import DiaryModel
import DiaryVault

/// What others may have saved while an editor was open on an entry.
struct OthersTexts {
  /// What other diaries have saved and the editor's text has not.
  var lost: LostTexts
  /// What of theirs the text from before has not, should that be put back.
  let ifPutBack: LostTexts
  /// What the entry has held in between, by whomever, the oldest first.
  var seen: [[UInt8]] = []
}

extension OpenVault {
  /// Keeps them as far as they are in no file any more, also where the text from before was put back in
  /// place of the editor's, which held them; `ending` is what came of the edit.
  func keep(
    _ others: OthersTexts, of path: VaultPath, before: [UInt8], after: [UInt8],
    _ ending: (any Error)?
  ) throws -> Draft? {
    guard ending != nil, after != before, (try? readIfPresent(path))?.bytes == before,
      !isEmptied(ending)
    else { return try keep(others.lost, others.seen, besides: before, next: after, of: path) }
    // A draft of the editor's text has what that held.
    let isDrafted = isDrafted(ending)
    let seen =
      isDrafted
      ? others.seen.filter { !OverwrittenTexts.isWhole($0, in: after) } : others.seen
    if !isDrafted {
      // What is put behind the text again changes it, and what was discarded cannot take its place.
      let isLast = others.ifPutBack.additions.isEmpty
      world.note(
        "what was discarded \(isLast ? "comes back with 'diary undo --redo'" : "is in 'diary history'")"
          + ", with what another program, such as a sync, may have saved meanwhile")
    }
    return try keep(others.ifPutBack, seen, besides: before, next: before, of: path)
  }

  private func isEmptied(_ ending: (any Error)?) -> Bool {
    if case EditFailure.emptied? = ending { true } else { false }
  }

  private func isDrafted(_ ending: (any Error)?) -> Bool {
    if case EditFailure.keptDraft? = ending { true } else { false }
  }
}
