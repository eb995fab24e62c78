import ArgumentKit
import DiaryModel
import DiaryViews

/// `diary search`, which finds entries by what is written in them.
package struct SearchCommand: Command {
  var words: [Negatable<String>] = []
  var when: String?
  var filter = EntryFilter()
  var isAny = false
  var isExact = false
  var isRegular = false
  var isCounting = false
  var isReversed = false
  var limit: Count?
  var format = ListFormatInput()

  package static let about = About(
    "search", "Find entries by words, newest first.", group: "Read",
    synonyms: ["find", "grep", "query"],
    discussion: """
      An entry must hold every word; one with a dash before it must not be there. A word in quotes \
      with blanks in it is a phrase, which is found across the end of a line. Parts of words count. \
      Capitals and accents do not matter: cafe finds Café.

      Searched are the text and the values of front matter, such as title, tags, mood and keys of \
      your own, but not its times; neither are its keys, diary's marks, the name of the file nor notes \
      that are no entries. 'diary list 2026' finds by days, 'diary list --where project' by keys, and \
      grep -ri all that stands in the files.

      Options may stand behind words: -n1 and \
      -fjson are options, for they have a value; what stands behind '--' is a word with its dash.

      Each entry is shown with the line that holds most of the words. In a pipe day, title and line \
      are parted by tabs.
      """,
    examples: [
      Example("diary search kyoto rain", "Entries that hold both."),
      Example("diary search \"night train\" -busan", "A phrase, without a word."),
      Example("diary search --any 한강 river --when 2026", "Either of two, in a year."),
      Example("diary search --regex '^- \\[ \\]' --tag work", "A line's form, among some entries."),
      Example("diary search tea --count", "How many entries hold a word."),
    ])

  package static let inputs: Inputs<Self> = [
    .arguments(
      \.words, "WORD", isRequired: true, help: "What to look for; -WORD must not be there."),
    .option(
      \.when, "when", value: "WHEN", completion: .dynamic("days"),
      help: "Only entries of some days: 2026-11, last month, since monday."),
    .flag(\.isAny, "any", help: "One of the words is enough."),
    .flag(\.isExact, "case", help: "Tell capitals and accents apart."),
    .flag(\.isRegular, "regex", help: "The words are regular expressions, matched line by line."),
    .flag(\.isCounting, "count", help: "Print only how many entries there are."),
    .flag(\.isReversed, "reverse", short: "r", help: "The oldest first."),
    .option(\.limit, "limit", short: "n", value: "COUNT", help: "Stop after COUNT entries."),
    .group(\.format),
    .group(\.filter),
  ]

  package init() {}

  package func validate() throws(UsageFault) {
    try format.validate()
    guard isCounting else { return }
    if let chosen = format.chosen { throw .conflict("--count", "--format \(chosen.rawValue)") }
    if format.endsWithZero { throw .conflict("--count", "--print0") }
  }

  package func run(in world: World) throws {
    let vault = try OpenVault(in: world)
    let comparison: SearchPattern.Comparison =
      isRegular ? .regular(ignoresCase: !isExact) : isExact ? .exact : .folded
    let pattern = try SearchPattern(
      words.map { ($0.value, $0.isNegated) }, comparison: comparison, isAny: isAny)
    let days = try when.map { phrase throws(DayPhraseError) in
      try vault.days(phrase)
    }
    var query = EntryQuery(
      firstDay: days?.first, lastDay: days?.last, isReversed: isReversed, limit: limit?.value,
      depth: isCounting ? .head : format.depth)
    query.conditions = try filter.conditions(in: vault)
    let count: Int
    if isCounting {
      count = try vault.journal.countFound(query, pattern)
      try world.say(String(count))
      if count == 0 { vault.tellUnknownNames(filter) }
    } else {
      count = try vault.printFound(query, pattern, format)
      if count == 0, limit?.value != 0 {
        sayNothingFound(vault)
        vault.tellUnknownNames(filter)
        if when == nil, filter.isEmpty { vault.tellNotes(that: pattern) }
      }
    }
    try vault.tellLonelyCopies(since: query.firstDay, until: query.lastDay)
    try vault.endReading()
  }

  private func sayNothingFound(_ vault: OpenVault) {
    let words = words.map { ($0.isNegated ? "-" : "") + $0.value }
    let asked =
      words.map(VisibleText.oneLine) + [when.map { "--when \(vault.meant(by: $0))" } ?? ""]
    let all = (asked + [filter.description]).filter { !$0.isEmpty }
    vault.world.note("nothing found: \(all.joined(separator: " "))")
  }
}
