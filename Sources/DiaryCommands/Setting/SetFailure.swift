import DiaryMarkup
import DiaryModel

/// Why front matter is not set.
enum SetFailure: CommandFailure {
  case noChanges
  case noMoment(String, String)
  case noTruth(String, String)

  var description: String {
    switch self {
    case .noChanges: "nothing is said about what to set"
    case .noMoment(let key, let value):
      "'\(VisibleText.oneLine(value))' is not valid for \(VisibleText.oneLine(key)): "
        + "expected a day or time like 2026-11-29T23:10"
    case .noTruth(let key, let value):
      "'\(VisibleText.oneLine(value))' is not valid for \(VisibleText.oneLine(key)): "
        + "expected true or false"
    }
  }

  var hint: String? {
    switch self {
    case .noChanges: "add what to set, such as category=travel, tags+=sea, or mood= to take it away"
    case .noMoment, .noTruth: nil
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
