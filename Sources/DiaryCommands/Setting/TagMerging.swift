import DiaryMarkup
import DiaryModel

/// What becomes one when a tag is renamed to one that is there already.
struct TagMerging {
  /// How many entries have the new tag already.
  let count: Int
  /// How many of those have the old one too.
  let both: Int

  /// Nothing where no tag meets another: `entries` are those to be renamed, `others` those with the
  /// new tag or one below it.
  init?(_ rename: TagRename, of entries: [Entry], with others: [Entry]) {
    let names = Set(
      entries.flatMap(\.facts.tags).compactMap { rename.newName(of: $0)?.lowercased() })
    func isMet(_ entry: Entry) -> Bool {
      entry.facts.tags.contains { rename.newName(of: $0) == nil && names.contains($0.lowercased()) }
    }
    count = others.count(where: isMet)
    both = entries.count(where: isMet)
    guard count > 0 else { return nil }
  }

  /// As in `5 entries already (2 with both)`.
  var words: String {
    "\(count.counted("entry", "entries")) already" + (both > 0 ? " (\(both) with both)" : "")
  }
}
