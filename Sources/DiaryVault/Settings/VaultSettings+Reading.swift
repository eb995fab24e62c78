import DiaryMarkup
import DiaryModel

extension VaultSettings {
  /// Reads `diary.yml`; what cannot be used keeps its usual value and is told.
  package static func read(_ bytes: [UInt8]) -> (settings: VaultSettings, [SettingsProblem]) {
    var settings = VaultSettings()
    var reader = SettingsReader(bytes, file: VaultLocation.marker)
    reader.read(
      "layout", expected: "a path that tells the day, such as {yyyy}/{MM}/{yyyy}-{MM}-{dd}",
      { $0.text.flatMap { try? Layout($0) } }, into: &settings.layout)
    reader.read(
      "day_ends_at", expected: "a time of the morning such as 04:00",
      { $0.text.flatMap(clockTime) }, into: &settings.dayEndsAt)
    reader.readWeekStart(into: &settings.weekStart)
    reader.read(
      "stamp", expected: "text such as '{HH}:{mm}'", { $0.text.map(stamp) }, into: &settings.stamp)
    reader.read("template", expected: path, insidePath, into: &settings.template)
    reader.readPeople(
      into: &settings.people, folder: &settings.peopleFolder, path: insidePath)
    reader.read("attachments", expected: path, insidePath, into: &settings.attachments)
    reader.read("strict", expected: truth, \.boolean, into: &settings.isStrict)
    reader.read("breaks", expected: truth, \.boolean, into: &settings.breaksLines)
    reader.read("title", expected: "text", \.text, into: &settings.title)
    reader.read(
      "language", expected: "a language such as en or ko", language, into: &settings.language)
    reader.readExtensions(into: &settings.extensionsOff)
    reader.readCategories(into: &settings.categories)
    reader.readMemories(into: &settings.mutedMemories)
    settings.mutedMemories.people = settings.mutedMemories.people.flatMap(settings.people.names)
    let problems = reader.finish()
    if problems.contains(where: \.hidesMutedMemories) { settings.mutedMemories.isCertain = false }
    return (settings, problems)
  }

  /// The settings that say where an entry is written, or how.
  static let ofWriting: Set = [
    "layout", "day_ends_at", "stamp", "template", "people", "attachments",
  ]

  private static let path = "a path inside the vault"
  private static let truth = "true or false"

  private static func clockTime(_ text: String) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.count == 2,
      let hour = Array(parts[0].utf8).decimal, let minute = Array(parts[1].utf8).decimal,
      hour <= 12, minute < 60, hour < 12 || minute == 0
    else { return nil }
    return hour * 3600 + minute * 60
  }

  private static func stamp(_ text: String) -> Stamp {
    var pattern = text[...]
    while pattern.last == " " || pattern.last == "\n" { pattern.removeLast() }
    return Stamp(String(pattern))
  }

  /// A path whose parts are plain names; whether links lead out is seen when it is opened.
  private static func insidePath(_ node: YAMLNode) -> VaultPath? {
    guard let text = node.text, !text.isEmpty, !text.hasPrefix("/"), !text.hasPrefix("~") else {
      return nil
    }
    let names = text.split(separator: "/", omittingEmptySubsequences: false)
    guard names.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }) else { return nil }
    return VaultPath(text)
  }

  private static func language(_ node: YAMLNode) -> String? {
    guard let text = node.text, !text.isEmpty,
      text.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: "-") || isLetter($0) })
    else { return nil }
    return text
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }
}

extension SettingsReader {
  /// The weekday that weeks begin with, which a vault and its user both may say.
  mutating func readWeekStart(into weekStart: inout Weekday?) {
    read(
      "week_starts_on", expected: "a weekday such as monday or sunday",
      { $0.text.flatMap(Weekday.init(named:)).map(Optional.some) }, into: &weekStart)
  }

  /// Extensions as a map of names to true or false; each that is none is told by itself.
  fileprivate mutating func readExtensions(into off: inout Set<String>) {
    let expected = "names with true or false behind them"
    var pairs: [YAMLPair] = []
    read("extensions", expected: expected, \.map, into: &pairs)
    let known = MarkupOptions.names.map(\.name)
    for pair in pairs {
      if !known.contains(pair.name) {
        complain(.unknownName(pair.name, key: "extensions", known: known), at: pair.key)
      } else if let isOn = pair.value.boolean {
        if !isOn { off.insert(pair.name) }
      } else {
        complain(.wrongValue(key: pair.name, expected: "true or false"), at: pair.value)
      }
    }
  }

  /// Categories as a map of names to `icon` and `colour`, or as a list of names.
  fileprivate mutating func readCategories(into categories: inout [Category]) {
    var node: YAMLNode?
    read("categories", expected: "names with an icon and a colour", { $0 }, into: &node)
    guard let node else { return }
    if let names = node.list {
      categories = names.compactMap(\.text).map { Category(name: $0) }
    } else if let pairs = node.map {
      categories = pairs.map { category($0) }
    } else {
      complain(
        .wrongValue(key: "categories", expected: "names with an icon and a colour"), at: node)
    }
  }

  private mutating func category(_ pair: YAMLPair) -> Category {
    var category = Category(name: pair.name, icon: pair.value.text ?? "")
    for detail in pair.value.map ?? [] {
      switch detail.name {
      case "icon": category.icon = detail.value.text ?? ""
      case "colour", "color":
        category.colour = detail.value.text.flatMap { Category.Colour(name: $0) }
        if category.colour == nil {
          let names = Category.Colour.allCases.map(\.name).joined(separator: ", ")
          complain(.wrongValue(key: detail.name, expected: "one of \(names)"), at: detail.value)
        }
      default: complain(.unknownKey(detail.name, meant: nil), at: detail.key)
      }
    }
    return category
  }
}
