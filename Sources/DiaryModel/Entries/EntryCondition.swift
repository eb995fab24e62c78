/// What an entry must be like to be asked for, or must not be like.
///
/// An entry is asked for when it fits every condition of a query. Texts are compared without regard
/// to case and to how letters are composed.
package struct EntryCondition: Hashable, Sendable {
  package var test: EntryTest
  /// Whether entries are asked for that do not pass the test.
  package var isNegated: Bool

  package init(_ test: EntryTest, isNegated: Bool = false) {
    (self.test, self.isNegated) = (test, isNegated)
  }

  /// Whether the day of an entry decides, so that nothing needs to be known of what is in it.
  package var isOfDay: Bool {
    if case .on = test { true } else { false }
  }

  /// Whether a front matter key decides that `EntryFacts` may not hold.
  package var isOfField: Bool {
    if case .field = test { true } else { false }
  }
}

/// One thing that an entry may be asked for by; where several are given, any of them will do.
package enum EntryTest: Hashable, Sendable {
  /// Nothing stands for entries without a category.
  case category([String?])
  /// A tag or one below it: `travel` holds `travel/japan`.
  case tag([String])
  /// Mentioned with `@`, or linked by name.
  case person([String])
  case has([EntryTrait])
  case starred
  case mood([String])
  case words([ClosedRange<Int>])
  /// Changed within one of these times.
  case touched([ChangeTimes])
  case on([RecurringDay])
  /// A front matter key with a value, or with a list that holds it; nothing for any value.
  case field(key: String, value: String?)
}

/// Something that an entry has or has not.
package enum EntryTrait: String, CaseIterable, Hashable, Sendable {
  case photo, task, weather, location, mood, category, tag, person, link, title
}

/// A stretch of time within which something was changed, both ends included.
package struct ChangeTimes: Hashable, Sendable {
  /// For times that the front matter tells: seconds on the wall clock from day 0.
  package var wall: ClosedRange<Int64>
  /// For a file's own time: nanoseconds since 1970.
  package var file: ClosedRange<Int64>

  package init(wall: ClosedRange<Int64>, file: ClosedRange<Int64>) {
    (self.wall, self.file) = (wall, file)
  }
}

extension EntryCondition {
  /// Whether an entry fits.
  ///
  /// `fileModified` is the file's own time of change in nanoseconds since 1970; `field` gives the
  /// texts that a front matter key holds, or nothing when there is no such key.
  package func holds(
    _ entry: Entry, fileModified: Int64, field: (String) -> [String]?
  ) -> Bool {
    test.passes(entry, fileModified, field) != isNegated
  }
}

extension EntryTest {
  fileprivate func passes(
    _ entry: Entry, _ fileModified: Int64, _ field: (String) -> [String]?
  ) -> Bool {
    let facts = entry.facts
    switch self {
    case .category(let names):
      return names.contains { $0?.lowercased() == facts.category?.lowercased() }
    case .tag(let wanted):
      return wanted.contains { tag in
        facts.tags.contains { $0.isTag(below: tag.lowercased()) }
      }
    case .person(let names):
      let linked = facts.links.filter { $0.kind == .wiki }.map(\.target)
      return names.contains { name in
        (facts.people + linked).contains { $0.lowercased() == name.lowercased() }
      }
    case .has(let traits): return traits.contains(where: facts.has)
    case .starred: return facts.isStarred
    case .mood(let moods):
      // Several moods stand in one text, as a list of front matter is read.
      let own = ", \(facts.mood?.lowercased() ?? ""), "
      return moods.contains { own.contains(", \($0.lowercased()), ") }
    case .words(let ranges): return ranges.contains { $0.contains(facts.words) }
    case .touched(let times):
      guard let modified = facts.modified else {
        return times.contains { $0.file.contains(fileModified) }
      }
      let wall = Int64(modified.day.ordinal) * 86_400 + Int64(modified.second)
      return times.contains { $0.wall.contains(wall) }
    case .on(let days): return days.contains { $0.holds(entry.day) }
    case .field(let key, let value):
      guard let texts = field(key) else { return false }
      return value.map { value in
        texts.contains { $0.lowercased() == value.lowercased() }
      } ?? true
    }
  }
}

extension EntryFacts {
  /// Whether the entry has a trait.
  package func has(_ trait: EntryTrait) -> Bool {
    switch trait {
    case .photo: photo != nil || firstImage != nil
    case .task: openTasks + doneTasks > 0
    case .weather: weather != nil
    case .location: location != nil
    case .mood: mood != nil
    case .category: category != nil
    case .tag: !tags.isEmpty
    case .person: !people.isEmpty
    case .link: !links.isEmpty
    case .title: !title.isEmpty
    }
  }
}

extension String {
  /// Whether this is a tag in small letters, or one that it holds.
  package func isTag(below tag: String) -> Bool {
    let own = lowercased()
    return own == tag || own.hasPrefix(tag + "/")
  }
}
