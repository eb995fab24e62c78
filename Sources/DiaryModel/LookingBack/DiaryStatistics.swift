/// What is reckoned of the entries of a diary, or of some of them.
package struct DiaryStatistics: Sendable {
  /// How many entries a category has; nothing stands for those without one.
  package typealias CategoryCount = (name: String?, count: Int)

  package let tally: WritingTally
  /// The most used first, those without one last.
  package let categories: [CategoryCount]
  package let tags: TagTree

  /// Creates statistics of a tally, of categories as they are written, and of lists of tags.
  package init(
    _ tally: WritingTally, categories: [CategoryCount],
    tagLists: [(tags: [String], count: Int)]
  ) {
    self.tally = tally
    var counts: [String: CategoryCount] = [:]
    var without = 0
    for (name, count) in categories.sorted(by: { ($0.name ?? "") < ($1.name ?? "") }) {
      guard let name else {
        without += count
        continue
      }
      counts[name.lowercased(), default: (name, 0)].count += count
    }
    let sorted = counts.values.sorted {
      ($1.count, $0.name ?? "") < ($0.count, $1.name ?? "")
    }
    self.categories = sorted + (without > 0 ? [(nil, without)] : [])
    tags = TagTree(tagLists)
  }

  /// The tags by how many entries have them, the most used first.
  package var tagCounts: [TagTree.Branch] {
    tags.flattened.map(\.branch).enumerated()
      .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element)
  }

  /// The years from the first to the last, also those in which nothing is written, unless those are
  /// many.
  package var years: [Int] {
    let written = tally.years.keys.sorted()
    guard let first = written.first, let last = written.last, last - first < Self.mostYears else {
      return written
    }
    return Array(first...last)
  }

  private static let mostYears = 60
}
