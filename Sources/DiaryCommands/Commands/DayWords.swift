import ArgumentKit
import DiaryModel

/// A phrase for a day, such as `yesterday`, kept until it is known which day is today.
struct DayWords: InputValue {
  let text: String

  init(word: String) { text = word }

  static var completion: Completion { .dynamic("days") }
}

/// A phrase for a day, perhaps with a time, such as `yesterday 18:30`.
struct DayTimeWords: InputValue {
  let text: String

  init(word: String) { text = word }

  static var completion: Completion { .dynamic("days") }
}

/// The words of a command line that tell which days are meant.
struct WhenInput: InputGroup {
  var words: [String] = []

  static let inputs: Inputs<Self> = [
    .arguments(
      \.words, "WHEN", completion: .dynamic("days"),
      help: "Which days: 2026-11, last month, 2026-01..2026-03, since monday.")
  ]

  /// Options of other programs for what its words say.
  static let insteadOf = Dictionary(
    uniqueKeysWithValues: ["--when", "--date", "--day", "--from", "--to", "--since", "--until"].map
    {
      ($0, "days stand by themselves, such as '2026-11', 'last week' or 'since monday'")
    })

  /// The days that are meant; all of them for no words.
  ///
  /// What is no day and the name of a tag, a category or a person is told with the option for it.
  func days(in vault: OpenVault) throws -> DayRange {
    guard !words.isEmpty else { return .all }
    let phrase = words.joined(separator: " ")
    do { return try vault.days(phrase) } catch {
      if case .unknown = error, let failure = NameAsDays(phrase, in: vault) { throw failure }
      throw error
    }
  }
}
