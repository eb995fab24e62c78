import ArgumentKit
import DiaryModel
import DiaryVault
import Platform

/// `diary new`, which writes an entry of its own.
package struct NewCommand: TextCommand {
  var text = TextInput()
  var date: DayTimeWords?
  var category: RequiredText?
  var tags: [TagWords] = []

  package static let about = About(
    "new", "Write another entry.", group: "Write", synonyms: ["add", "create", "entry"],
    insteadOf: ["--time": "write the time with the day: --date 'yesterday 18:30', or --date 18:30"],
    discussion: """
      With text, or with text piped in, saves it as an entry of its own; without, opens the editor \
      on a draft. Nothing is saved when nothing is written. Front matter that the text begins with \
      is the entry's; its date is the entry's day where none is given.

      An entry whose time is known has it in its name, and stands behind the day's own entry, which \
      'diary today' writes and which has the day alone.
      """,
    examples: [
      Example("diary new \"A letter to myself\" --tag letters", "Write an entry with a tag."),
      Example("diary new --date yesterday", "Write yesterday's entry in the editor."),
      Example("diary new -d \"monday 18:30\" \"After work\"", "An entry of a time."),
    ])

  package static let inputs: Inputs<Self> = [
    .group(\.text),
    .option(
      \.date, "date", short: "d", value: "WHEN",
      help: "The entry's day, instead of today, and its time: yesterday 18:30."),
    .option(
      \.category, "category", short: "c", value: "CATEGORY", completion: .dynamic("categories"),
      help: "The entry's category."),
    .options(
      \.tags, "tag", short: "t", value: "TAG", completion: .dynamic("tags"),
      help: "A tag of the entry, or several parted by commas; may be given again."),
  ]

  package init() {}

  var plan: TextPlan? {
    TextPlan(input: text, date: date, category: category?.text, tags: tags.flatMap(\.tags))
  }

  package func run(in world: World) throws {
    var vault = try openVault(in: world)
    var details = EntryStart.Details()
    details.tags = tags.flatMap(\.tags)
    var day: Day
    do {
      details.category = try category.map { try vault.categoryName($0.text) }
      day = try date.map { try vault.turn(to: $0) } ?? vault.today
    } catch {
      throw plan?.refusal(error, in: world, vault: vault) ?? error
    }
    let (opened, given) = (vault, details)
    func keep(_ text: WrittenText) {
      opened.keepTyped(text, of: day, isOwn: false, details: given)
    }
    let text = try read(text, in: vault, keep: keep)
    if date == nil, let written = text?.date { day = vault.turn(to: written) }
    let start = try vault.start(of: day, details: details, for: text)
    vault.typed.whole = text.map { TypedDraft.Whole($0, of: day, isOwn: false, details: details) }
    if let text {
      try vault.save(text, as: start)
    } else if world.terminal.isInput {
      try vault.compose(start, isOwn: false)
    } else {
      throw world.lookAtInput() == .closed ? TextFailure.closed : EditFailure.nothingWritten(nil)
    }
  }
}

extension OpenVault {
  /// Makes new entries be of a day and time, and tells the day.
  mutating func turn(to date: DayTimeWords) throws -> Day {
    if let elapsed = ElapsedPhrase(date.text) {
      begun = moment(minutesAgo: elapsed.minutes)
      return settings.day(of: begun)
    }
    let asked = try dayTime(date.text)
    guard let moment = moment(of: asked) else { return asked.day }
    if asked.offset == nil { try requireShownOnce(moment, as: date.text) }
    begun = moment
    return settings.day(of: begun)
  }

  /// Likewise, for the date in a text's front matter.
  mutating func turn(to date: (moment: Moment, hasTime: Bool)) -> Day {
    let moment = date.moment
    if date.hasTime {
      begun =
        moment.offset == nil ? self.moment(ofWall: moment.day, second: moment.second) : moment
    }
    return moment.day
  }

  /// A category's name as the settings write it; any name, where they define none.
  func categoryName(_ typed: String) throws(CategoryFailure) -> String {
    guard !settings.categories.isEmpty else { return typed }
    guard let category = settings.categories.named(typed) else {
      throw .unknown(typed, known: settings.categories.map(\.name))
    }
    return category.name
  }
}

/// Why a category is none.
enum CategoryFailure: CommandFailure {
  case unknown(String, known: [String])

  var description: String {
    switch self {
    case .unknown(let name, _): "there is no category '\(VisibleText.oneLine(name))'"
    }
  }

  var hint: String? {
    switch self {
    case .unknown(let name, _) where name.lowercased() == "none":
      "an entry has none unless one is told; 'diary set ENTRY category=' takes it away"
    case .unknown(_, let known):
      "the vault has \(known.map(VisibleText.oneLine).joined(separator: ", ")); "
        + "'diary categories add NAME' adds one"
    }
  }

  var status: CommandStatus { .misused }
}
