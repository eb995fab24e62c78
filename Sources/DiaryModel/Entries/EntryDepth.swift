/// How much is known, or asked, of what an entry says.
///
/// A list needs only the head, which is found without reading all of the text as Markdown.
package enum EntryDepth: Int, Comparable, CaseIterable, Sendable {
  /// Nothing but its name.
  case name
  /// What front matter says, title and preview. Where this much is asked for, an answer may have no
  /// more than a list shows: title, preview, category, times and marks.
  case head
  /// All that `EntryFacts` holds.
  case whole

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension EntryQuery {
  /// How much must be known of every entry to tell whether it fits the conditions.
  package var conditionDepth: EntryDepth {
    conditions.map(\.test.depth).reduce(.head) { max($0, $1) }
  }

  /// How much must be known for that and for the answer.
  package var neededDepth: EntryDepth { max(depth, conditionDepth) }
}

extension EntryTest {
  /// How much must be known of an entry to tell whether it passes.
  fileprivate var depth: EntryDepth {
    switch self {
    case .on: .name
    case .category, .starred, .mood, .touched, .field: .head
    case .tag, .person, .words: .whole
    case .has(let traits): traits.allSatisfy(\.isOfHead) ? .head : .whole
    }
  }
}

extension EntryTrait {
  fileprivate var isOfHead: Bool {
    switch self {
    case .weather, .location, .mood, .category, .title: true
    case .photo, .task, .tag, .person, .link: false
    }
  }
}
