import DiaryMarkup
import DiaryModel

/// Why front matter is not set.
enum SetFailure: CommandFailure {
  case noChanges
  case noMoment(String, String)
  case noTruth(String, String)
  /// A value that is not UTF-8, as it was typed.
  case noText(NameWord)

  var description: String {
    switch self {
    case .noChanges: "nothing is said about what to set"
    case .noMoment(let key, let value):
      "'\(VisibleText.oneLine(value))' is not valid for \(VisibleText.oneLine(key)): "
        + "expected a day or time like 2026-11-29T23:10"
    case .noTruth(let key, let value):
      "'\(VisibleText.oneLine(value))' is not valid for \(VisibleText.oneLine(key)): "
        + "expected true or false"
    case .noText(let word): "'\(word.shown)' is not UTF-8"
    }
  }

  var hint: String? {
    switch self {
    case .noChanges: "add what to set, such as category=travel, tags+=sea, or mood= to take it away"
    case .noMoment, .noTruth: nil
    case .noText: "set your terminal to UTF-8, or pipe it through: iconv -f CP1252 -t UTF-8"
    }
  }

  var status: CommandStatus { .misused }
}

/// Front matter of an entry that cannot be edited as it is.
struct FrontMatterFailure: CommandFailure {
  let path: VaultPath
  let error: FrontMatterEditError

  var description: String { "\(VisibleText.path(path)): \(error)" }
  var hint: String? { error.hint }
}
