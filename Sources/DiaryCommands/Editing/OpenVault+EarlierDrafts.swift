import DiaryModel
import DiaryVault

/// What a draft held while an editor was open on it and holds no more, which its writer may have taken
/// out, or an editor that crashed.
extension OpenVault {
  /// Tells of it, with where it is.
  func tellMore(of draft: Draft) {
    guard let more = more(than: draft) else { return }
    world.warn(
      "\(VisibleText.path(draft.name)): \(more.lines.counted("line", "lines")) that it held while its "
        + "editor was open \(more.lines == 1 ? "is" : "are") not in it now",
      hint: "see \(VisibleText.path(more.newest))"
        + (more.isInOne ? "" : ", and the files of that name with lower numbers"))
  }

  /// Makes a draft of it, where the draft is to be taken away: it is nowhere else.
  func keepMore(of draft: Draft) throws {
    let store = try drafts()
    let known = knownTexts(of: draft)
    try store.keepCopies(of: draft, besides: known, isBackup: true)
    store.dropBackups(of: draft, besides: known)
    let last = (try? store.read(draft)) ?? []
    var kept: Draft?
    for text in try store.seen(of: draft).texts(beside: last) {
      let begun = try store.begin(
        day: draft.day, at: now, bytes: text, entry: try store.entry(of: draft))
      if let moment = store.moment(of: draft) { store.keep(moment, of: begun) }
      kept = kept ?? begun
    }
    guard let kept else { return }
    world.warn(
      "what it held before with other words is the draft \(VisibleText.path(kept.path)) now",
      hint: "discard that too, if you took them out yourself")
  }

  private func more(than draft: Draft) -> SeenTexts.More? {
    guard let store = try? drafts(), let last = (try? store.read(draft)) ?? nil else { return nil }
    return store.seen(of: draft).more(than: last)
  }
}
