import ArgumentKit
import DiaryModel

/// The first word of a command that lists things and does something with them: what is to be done,
/// or of which days they are to be listed.
enum ActionWord<Action>: InputValue
where Action: CaseIterable & RawRepresentable<String> & Equatable & Sendable {
  case action(Action)
  case days(String)

  init(word: String) {
    self = Action(rawValue: word).map { .action($0) } ?? .days(word)
  }

  static var completion: Completion { .words(Action.allCases.map(\.rawValue)) }

  var action: Action? { if case .action(let action) = self { action } else { nil } }

  /// The words that tell days, with those behind.
  func days(_ words: [String]) -> [String] {
    if case .days(let first) = self { [first] + words } else { words }
  }

  /// Refuses what is no phrase for days, but nearly the name of something to do.
  func requireNoSlip(_ words: [String]) throws(UsageFault) {
    guard case .days(let word) = self else { return }
    let names = Action.allCases.map(\.rawValue)
    let similar = suggestions(for: word, among: names)
    guard !similar.isEmpty, let day = Day(year: 2024, month: 2, day: 29),
      (try? DayPhrase.parse(days(words).joined(separator: " "), today: day)) == nil
    else { return }
    let error = ValueError(expected: names.joined(separator: ", ") + ", or days")
    throw .invalidValue(word, input: "ACTION", error, suggestions: similar)
  }
}
