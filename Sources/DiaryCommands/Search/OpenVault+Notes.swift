import DiaryModel
import DiaryVault

extension OpenVault {
  /// Tells which notes without a date hold what no entry does, since they are not searched.
  func tellNotes(that pattern: SearchPattern) {
    let templates = settings.template.folder
    let matcher = SearchMatcher(pattern)
    let notes = journal.otherFiles().notes.filter { path in
      guard !path.isInside(templates), PathKind.classify(path: path) == .undated,
        let bytes = (try? readIfPresent(path))?.bytes
      else { return false }
      return matcher.passes(String(decoding: bytes, as: UTF8.self))
    }
    guard let note = notes.first else { return }
    let others = notes.count > 1 ? " and \((notes.count - 1).counted("other", "others"))" : ""
    let verb =
      notes.count > 1
      ? "are notes without a date, which hold" : "is a note without a date, which holds"
    world.note("\(VisibleText.path(note))\(others) \(verb) it; only entries are searched")
  }
}
