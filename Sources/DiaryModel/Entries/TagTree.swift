/// The tags of some entries with how many have each, those below others within them.
package struct TagTree: Sendable {
  /// A tag with those right below it, the most used first.
  package struct Branch: Sendable {
    /// The whole tag, as it is most often written.
    package var tag: String
    /// How many entries have it or one below it.
    package var count: Int
    package var branches: [Branch]

    /// The part behind the last `/`.
    package var name: Substring { tag.split(separator: "/").last ?? tag[...] }
  }

  package let branches: [Branch]

  /// Tags that are nested deeper end in one with slashes in it.
  private static let deepest = 16

  /// Counts lists of tags, each with how many entries have just these.
  package init(_ lists: [(tags: [String], count: Int)]) {
    var found = TagCounter(deepest: Self.deepest)
    for (tags, count) in lists { found.add(tags, count) }
    let (counts, written) = (found.counts, found.spellings)
    var children: [String: [String]] = [:]
    for key in counts.keys {
      let above = key.split(separator: "/", maxSplits: Self.deepest).dropLast().joined(
        separator: "/")
      children[above, default: []].append(key)
    }
    branches = Self.branches(of: "", children, counts, written)
  }

  /// All tags, each before those below it, with how deep it lies.
  package var flattened: [(branch: Branch, depth: Int)] {
    Self.flattened(branches, depth: 0)
  }

  private static func flattened(
    _ branches: [Branch], depth: Int
  ) -> [(branch: Branch, depth: Int)] {
    branches.flatMap { [($0, depth)] + flattened($0.branches, depth: depth + 1) }
  }

  private static func branches(
    of above: String, _ children: [String: [String]], _ counts: [String: Int],
    _ written: [String: String]
  ) -> [Branch] {
    let branches = (children[above] ?? []).map { key in
      Branch(
        tag: written[key] ?? key, count: counts[key] ?? 0,
        branches: Self.branches(of: key, children, counts, written))
    }
    return branches.sorted { ($1.count, $0.tag.lowercased()) < ($0.count, $1.tag.lowercased()) }
  }
}
