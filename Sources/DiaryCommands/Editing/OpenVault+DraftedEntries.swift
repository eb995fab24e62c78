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
