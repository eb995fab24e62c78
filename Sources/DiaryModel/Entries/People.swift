/// Somebody whom the vault's settings know by several names.
package struct Person: Hashable, Sendable {
  /// The name that is shown.
  package var name: String
  package var aliases: [String]

  package init(name: String, aliases: [String] = []) { (self.name, self.aliases) = (name, aliases) }
}

/// The people that a vault knows, and which names mean one of them.
///
/// Names are compared without regard to case. Anybody else is a person of one name.
package struct People: Hashable, Sendable {
  /// In the order of the settings.
  package private(set) var all: [Person] = []
  private var places: [String: Int] = [:]

  package init() {}

  /// Adds somebody; gives the names that are another's already, and stay so.
  @discardableResult
  package mutating func add(_ person: Person) -> [String] {
    let taken = ([person.name] + person.aliases).filter { places[$0.lowercased()] != nil }
    guard taken.first != person.name else { return taken }
    var person = person
    person.aliases.removeAll(where: taken.contains)
    for name in [person.name] + person.aliases { places[name.lowercased()] = all.count }
    all.append(person)
    return taken
  }

  /// Who goes by a name.
  package func person(named name: String) -> Person? {
    places[name.lowercased()].map { all[$0] }
  }

  /// The name that is shown of whoever goes by a name.
  package func shownName(of name: String) -> String { person(named: name)?.name ?? name }

  /// All names by which whoever has one goes.
  package func names(of name: String) -> [String] {
    person(named: name).map { [$0.name] + $0.aliases } ?? [name]
  }
}
