import ArgumentKit
import Platform
import DiaryMarkup
import DiaryModel
import DiaryVault
import DiaryViews

/// `diary categories`, which counts categories and looks after them.
package struct CategoriesCommand: Command {
  var action = ActionWord<Action>.action(.list)
  var names: [String] = []
  var icon: String?
  var colour: String?
  var isSure = false
  var format = TableFormat.table
  var filter = EntryFilter()

  package enum Action: String, CaseIterable, InputValue {
    case list, add, rename, remove
  }

  package static let about = About(
    "categories", "Count the categories, or add, rename and remove some.", group: "Read",
    synonyms: ["category", "cats"],
    discussion: """
      An entry has one category or none. Those in diary.yml have an icon, a colour and an order. \
      Renaming and removing one changes the entries that have it, too, and nothing else in their \
      files; 'diary undo' takes it back.
      """,
    examples: [
      Example("diary categories", "All of them, with the newest entry of each."),
      Example("diary categories add sport --icon 🏃 --colour red", "Another one."),
      Example("diary categories rename stuff things", "Another name, also in the entries."),
    ])

  package static let inputs: Inputs<Self> = [
    .argument(
      \.action, "ACTION",
      help: "What to do: list, add, rename, remove; or which days to list: 2026, last month."),
    .arguments(
      \.names, "NAME", completion: .dynamic("categories"),
      help: "The category; to rename, its new name behind it; to list: days."),
    .option(\.icon, "icon", value: "SIGN", help: "With add: an emoji or another sign."),
    .option(
      \.colour, "colour", value: "COLOUR",
      completion: .words(Category.Colour.allCases.map(\.name)),
      help: "With add: red, orange, yellow, green, cyan, blue, purple, pink, brown, or grey."),
    .flag(\.isSure, "yes", short: "y", help: "Do not ask before entries are changed."),
    .option(\.format, "format", short: "f", value: "FORMAT", help: "Print a table or json."),
    .group(\.filter),
  ]

  package init() {}

  package func validate() throws(UsageFault) {
    let action = action.action ?? .list
    if action == .list {
      try self.action.requireNoSlip(names)
    } else {
      let wanted = action == .rename ? 2 : 1
      guard names.count >= wanted else { throw .missingArgument("NAME") }
      if names.count > wanted { throw .unexpectedArgument(names[wanted]) }
    }
    if action != .add {
      if icon != nil { throw .conflict("--icon", action.rawValue) }
      if colour != nil { throw .conflict("--colour", action.rawValue) }
    }
  }

  package func run(in world: World) throws {
    let vault = try OpenVault(in: world)
    switch action.action {
    case .list, nil: try list(in: vault)
    case .add: try add(to: vault)
    case .rename:
      try vault.changeCategory(names[0], to: names[1], isSure: isSure)
    case .remove:
      try vault.changeCategory(names[0], to: nil, isSure: isSure)
    }
    try vault.endReading()
  }

  private func list(in vault: OpenVault) throws {
    let when = WhenInput(words: action.days(names))
    let days = try when.days(in: vault)
    var query = EntryQuery(firstDay: days.first, lastDay: days.last)
    query.conditions = try filter.conditions(in: vault)
    let list = CategoryList(
      defined: vault.settings.categories, found: try vault.journal.categories(query))
    var bytes: [UInt8] = []
    let look = vault.look
    switch format {
    case .table where vault.world.isLaidOut:
      list.append(
        look.entryTable, to: &bytes)
    case .table: list.appendPlain(to: &bytes)
    case .json: list.appendJSON(to: &bytes)
    }
    try vault.world.page(bytes, user: vault.user)
    if !when.words.isEmpty || !filter.isEmpty, format == .table {
      vault.sayNothing(nil, when: when.words, filter)
    }
  }

  private func add(to vault: OpenVault) throws {
    let name = names[0].trimmed
    guard !name.isEmpty, name.lowercased() != "none", !name.contains(",") else {
      throw CategoryChangeFailure.noName(names[0])
    }
    guard vault.settings.categories.named(name) == nil else {
      throw CategoryChangeFailure.exists(name)
    }
    if let icon, icon.count != 1 || DisplayWidth.width(of: icon) == 0 {
      throw CategoryChangeFailure.noIcon(icon)
    }
    var category = Category(name: name, icon: icon ?? "")
    if let colour {
      guard let known = Category.Colour(name: colour) else {
        throw CategoryChangeFailure.noColour(colour)
      }
      category.colour = known
    }
    let added = category
    try vault.editCategories { edit throws(CategoriesEditError) in try edit.add(added) }
    try vault.world.report("Added to diary.yml: \(VisibleText.oneLine(name))")
  }
}

/// Why categories are left as they are.
enum CategoryChangeFailure: CommandFailure {
  case noName(String)
  case exists(String)
  case unknown(String)
  case noColour(String)
  case noIcon(String)
  case settings(CategoriesEditError)

  var description: String {
    switch self {
    case .noName(let name): "'\(VisibleText.oneLine(name))' cannot be the name of a category"
    case .exists(let name): "there is a category '\(VisibleText.oneLine(name))' already"
    case .unknown(let name): "there is no category '\(VisibleText.oneLine(name))'"
    case .noColour(let word): "'\(VisibleText.oneLine(word))' is no colour of a category"
    case .noIcon(let text): "'\(VisibleText.oneLine(text))' is not one sign"
    case .settings(let error): "diary.yml:\(error)"
    }
  }

  var hint: String? {
    switch self {
    case .noName: "a name is not 'none', which means no category, and has no comma"
    case .exists:
      "'diary set ENTRY category=NAME' gives an entry another category; see 'diary categories'"
    case .unknown: "see 'diary categories'"
    case .noColour: "use one of \(Category.Colour.allCases.map(\.name).joined(separator: ", "))"
    case .noIcon: "give one emoji, letter or other sign: --icon 🏃"
    case .settings: "change diary.yml by hand"
    }
  }

  var status: CommandStatus {
    switch self {
    case .noName, .noColour, .noIcon: .misused
    case .exists: .conflict
    case .unknown, .settings: .failed
    }
  }
}
