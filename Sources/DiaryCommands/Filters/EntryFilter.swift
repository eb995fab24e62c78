import ArgumentKit
import DiaryModel

/// The options that narrow down which entries a command is about.
///
/// An entry must fit each of them. Commas within one mean any of its values; given again, those of
/// which an entry has only one (category, mood, length, days, time of change) also mean any.
package struct EntryFilter: InputGroup {
  var categories: [Negatable<NameList>] = []
  var tags: [Negatable<TagList>] = []
  var people: [Negatable<NameList>] = []
  var traits: [Negatable<TraitList>] = []
  var isStarred: Bool?
  var moods: [Negatable<NameList>] = []
  var words: [Negatable<WordRange>] = []
  var fields: [Negatable<FieldTest>] = []
  var touched: [Negatable<String>] = []
  var recurring: [Negatable<String>] = []

  package static let inputs: Inputs<Self> = [
    .options(
      \.categories, "category", value: "NAME", completion: .dynamic("categories"),
      help: "Only entries of a category; 'none' for those without."),
    .options(
      \.tags, "tag", value: "TAG", completion: .dynamic("tags"),
      help: "Only entries with a tag, or one below it."),
    .options(
      \.people, "person", value: "NAME", completion: .dynamic("people"),
      help: "Only entries that mention a person."),
    .options(
      \.traits, "has", value: "WHAT",
      help: "Only entries with a photo, task, weather, location, mood, link, and so on."),
    .flag(\.isStarred, "starred", help: "Only entries with a star."),
    .options(
      \.moods, "mood", value: "MOOD", completion: .dynamic("moods"),
      help: "Only entries of a mood."),
    .options(
      \.words, "words", value: "N..M", help: "Only entries with so many words: 100.., ..50, 10..20."
    ),
    .options(
      \.fields, "where", value: "KEY=VALUE",
      help: "Only entries with such front matter; KEY alone for any value."),
    .options(
      \.touched, "touched", value: "WHEN", completion: .dynamic("days"),
      help: "Only entries that were changed then."),
    .options(
      \.recurring, "on", value: "DAY", completion: .dynamic("recurring"),
      help: "Only entries of a date in any year (11-29), of a month, or of a weekday."),
  ]

  package init() {}

  /// Whether no option was given.
  var isEmpty: Bool { description.isEmpty }
}

extension EntryFilter {
  /// What the options mean in a vault, today.
  func conditions(in vault: OpenVault) throws(DayPhraseError) -> [EntryCondition] {
    var conditions: [EntryCondition] = []
    func add(_ test: EntryTest, _ isNegated: Bool) {
      conditions.append(EntryCondition(test, isNegated: isNegated))
    }
    func addAny<Value>(
      _ values: [Negatable<Value>], _ test: ([Value]) throws(DayPhraseError) -> EntryTest
    ) throws(DayPhraseError) {
      for isNegated in [false, true] {
        let chosen = values.filter { $0.isNegated == isNegated }.map(\.value)
        if !chosen.isEmpty { add(try test(chosen), isNegated) }
      }
    }
    try addAny(categories) { names in
      .category(names.flatMap(\.names).map { $0.lowercased() == "none" ? nil : $0 })
    }
    for tag in tags { add(.tag(tag.value.tags), tag.isNegated) }
    for person in people {
      add(.person(person.value.people.flatMap(vault.settings.people.names)), person.isNegated)
    }
    for trait in traits { add(.has(trait.value.traits), trait.isNegated) }
    if let isStarred { add(.starred, !isStarred) }
    try addAny(moods) { .mood($0.flatMap(\.names)) }
    try addAny(words) { .words($0.flatMap(\.ranges)) }
    for field in fields {
      add(.field(key: field.value.key, value: field.value.value), field.isNegated)
    }
    try addAny(touched) { phrases throws(DayPhraseError) in
      .touched(try vault.changeTimes(phrases))
    }
    try addAny(recurring) { phrases throws(DayPhraseError) in
      var days: [RecurringDay] = []
      for phrase in phrases {
        days += try PhraseList.parse(phrase) { (text) throws(DayPhraseError) in
          try RecurringDay(parsing: text, today: vault.today, local: vault.localDates)
        }
      }
      return .on(days)
    }
    return conditions
  }
}

extension EntryFilter: CustomStringConvertible {
  /// The options as they may be typed.
  package var description: String {
    var words: [String] = []
    func add<Value>(_ name: String, _ values: [Negatable<Value>], _ text: (Value) -> String) {
      words += values.map { "--\($0.isNegated ? "no-" : "")\(name) \(text($0.value))" }
    }
    add("category", categories) { $0.names.joined(separator: ",") }
    add("tag", tags) { $0.tags.joined(separator: ",") }
    add("person", people) { $0.names.joined(separator: ",") }
    add("has", traits) { $0.traits.map(\.rawValue).joined(separator: ",") }
    if let isStarred { words.append(isStarred ? "--starred" : "--no-starred") }
    add("mood", moods) { $0.names.joined(separator: ",") }
    add("words", self.words, \.text)
    add("where", fields) { field in field.key + (field.value.map { "=\($0)" } ?? "") }
    add("touched", touched) { $0 }
    add("on", recurring) { $0 }
    return words.map(VisibleText.oneLine).joined(separator: " ")
  }
}
