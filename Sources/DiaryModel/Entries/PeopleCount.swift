/// How many entries are about each person: those that mention one with `@`, or link to one by name.
package struct PeopleCount {
  /// Somebody, and how many entries are about them.
  package typealias Row = (person: Person, count: Int)

  private let people: People
  private var counts: [String: Int] = [:]
  /// How often each name is written, of those that stand behind an `@`.
  private var spellings: [String: [String: Int]] = [:]

  package init(_ people: People) { self.people = people }

  /// Adds so many entries that mention some names, and whose wiki-links have some targets.
  package mutating func add(mentioned: [String], linked: [String], _ count: Int) {
    var keys: Set<String> = []
    for name in mentioned {
      let key = people.shownName(of: name).lowercased()
      keys.insert(key)
      spellings[key, default: [:]][name, default: 0] += count
    }
    // Whether a target is a person is known at the end.
    for name in linked { keys.insert(people.shownName(of: name).lowercased()) }
    for key in keys { counts[key, default: 0] += count }
  }

  /// Everybody who is known or mentioned, those of the most entries first.
  package var rows: [Row] {
    let known = people.all.map { ($0, count: counts[$0.name.lowercased()] ?? 0) }
    let others = spellings.filter { people.person(named: $0.key) == nil }.map { key, names in
      let name = names.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? key
      return (Person(name: name), count: counts[key] ?? 0)
    }
    return (known + others).sorted { ($1.count, $0.0.name) < ($0.count, $1.0.name) }
  }
}
