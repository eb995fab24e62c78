import DiaryModel
import DiaryVault
import Platform

/// Drafts that are other texts of an entry, which go where the entry goes.
extension OpenVault {
  /// The drafts of an entry, each with what that held when the draft was begun.
  func drafts(of path: VaultPath) -> [(draft: Draft, entry: DraftedEntry)] {
    guard let store = try? drafts(), let all = try? store.drafts() else { return [] }
    return all.compactMap { draft in
      guard let entry = (try? store.entry(of: draft)) ?? nil, entry.path == path else { return nil }
      return (draft, entry)
    }
  }

  /// A draft with another text of an entry: one that waits already and has all its words that the
  /// entry itself has not, or a new one.
  func draft(
    of text: [UInt8], besides own: [UInt8], day: Day, entry: DraftedEntry
  ) throws -> Draft {
    let store = try drafts()
    for (draft, _) in drafts(of: entry.path) where !store.isOpen(draft) {
      guard let other = (try? store.read(draft)) ?? nil else { continue }
      if OverwrittenTexts.isWhole(text, in: other + [0x0A] + own) { return draft }
    }
    return try store.begin(day: day, at: now, bytes: text, entry: entry)
  }

  /// Lets drafts follow their entry to another path; an entry that is deleted they wait for.
  ///
  /// The entry is moved whether they can follow or not. Those that were begun with a text which the
  /// move changes are saved over `text` without a question then.
  func follow(
    _ drafts: [(draft: Draft, entry: DraftedEntry)], to target: VaultPath,
    from old: ContentMark? = nil, as text: ContentMark? = nil
  ) {
    guard !target.isInTrash, let store = try? self.drafts() else { return }
    for (draft, entry) in drafts {
      let mark = entry.mark == old ? text ?? entry.mark : entry.mark
      try? store.update(DraftedEntry(path: target, mark: mark), of: draft)
    }
  }
}
