/// Which entries are asked for, and in which order.
package struct EntryQuery: Hashable, Sendable {
  package enum Order: Hashable, Sendable, CaseIterable {
    /// By day, time and counter as their names tell; the newest first.
    case day
    /// By `created`, or where there is none by what the name tells; the newest first.
    case created
    /// By `modified`, or where there is none by the file's own time; the newest first.
    case modified
    /// By title without regard to case, from the first letter on; entries without a title last.
    case title
  }

  /// No entry before it; nothing for no such bound.
  package var firstDay: Day?
  /// No entry after it.
  package var lastDay: Day?
  package var order = Order.day
  /// Whether the order is turned round.
  package var isReversed = false
  /// How many entries at most.
  package var limit: Int?
  /// What every entry must be like.
  package var conditions: [EntryCondition] = []
  /// How much of each entry is asked for; `facts` may hold more.
  package var depth = EntryDepth.whole

  package init() {}

  package init(
    firstDay: Day? = nil, lastDay: Day? = nil, order: Order = .day, isReversed: Bool = false,
    limit: Int? = nil, depth: EntryDepth = .whole
  ) {
    (self.firstDay, self.lastDay, self.order) = (firstDay, lastDay, order)
    (self.isReversed, self.limit, self.depth) = (isReversed, limit, depth)
  }

  /// The entries of one day, the oldest first.
  package static func on(_ day: Day) -> EntryQuery {
    EntryQuery(firstDay: day, lastDay: day, isReversed: true)
  }

  /// Whether an entry with this name is among those asked for, whatever is in it.
  package func holds(_ name: EntryName) -> Bool {
    (firstDay.map { name.day >= $0 } ?? true) && (lastDay.map { name.day <= $0 } ?? true)
  }
}
