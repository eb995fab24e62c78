/// A day with what is written on it, as a calendar shows it.
package struct WrittenDay: Hashable, Sendable {
  package let day: Day
  package private(set) var entries = 0
  package private(set) var words = 0
  /// The categories of its entries, each once, the oldest entry's first.
  package private(set) var categories: [String] = []
  package private(set) var isStarred = false

  package init(_ day: Day) { self.day = day }

  /// Adds an entry of the day; they come the oldest first.
  package mutating func add(_ facts: EntryFacts) {
    entries += 1
    words += facts.words
    if let category = facts.category, !categories.contains(category) { categories.append(category) }
    isStarred = isStarred || facts.isStarred
  }

  /// Adds some entries of which no more is asked than their words.
  package mutating func add(entries: Int, words: Int) {
    self.entries += entries
    self.words += words
  }
}
