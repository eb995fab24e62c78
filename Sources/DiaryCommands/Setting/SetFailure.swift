import ArgumentKit
import DiaryMarkup
import DiaryModel
import Platform

/// Why front matter is not set.
enum SetFailure: CommandFailure {
  case noChanges
  case noMoment(String, String)
  case noTruth(String, String)
  /// Several values for a key that has one.
  case oneValue(String)
  case noTag(String, String, ValueError)
  /// A day, which stands in the entry's name.
  case date(Entry, String)
  /// A key that no entry has, and the known one that is nearly the same.
  case unknownKey(String, meant: String)
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
    case .oneValue(let key): "\(VisibleText.oneLine(key)) has one value, to which none is added"
    case .noTag(let key, let value, let error):
      "'\(VisibleText.oneLine(value))' is not valid for \(VisibleText.oneLine(key)): \(error.reason)"
    case .date(let entry, _):
      "the day of \(VisibleText.path(entry.path)) is in its name, not in its front matter"
    case .unknownKey(let key, _): "no entry has a key '\(VisibleText.oneLine(key))'"
    case .noText(let word): "'\(word.shown)' is not UTF-8"
    }
  }

  var hint: String? {
    switch self {
    case .noChanges: "add what to set, such as category=travel, tags+=sea, or mood= to take it away"
    case .noMoment, .noTruth: nil
    case .oneValue(let key): "set it with \(VisibleText.oneLine(key))=VALUE"
    case .noTag(_, _, let error): error.hint
    case .date(let entry, let value):
      "give it another day with: diary move \(entry.day) --date \(ShellWords.quoted(Array(value.utf8)))"
    case .unknownKey(let key, let meant):
      "did you mean '\(meant)'? To have \(VisibleText.oneLine(key)) as well, write it once with 'diary edit'"
    case .noText: "set your terminal to UTF-8, or pipe it through: iconv -f CP1252 -t UTF-8"
    }
  }

  var status: CommandStatus { .misused }
}

/// Front matter of an entry that cannot be edited as it is.
struct FrontMatterFailure: CommandFailure {
  let path: VaultPath
  let error: FrontMatterEditError

  var description: String {
    guard case .unreadable(let problem) = error else {
      return "\(VisibleText.path(path)): \(error), so nothing is changed in it"
    }
    return "\(VisibleText.path(path)):\(problem.line):\(problem.column): front matter cannot be "
      + "read: \(problem.message), so nothing is changed in it"
  }

  var hint: String? {
    let way =
      if case .unreadable = error { "mend the lines between '---' and '---'" } else {
        "change it by hand"
      }
    return "\(way), with: diary edit \(ShellWords.quoted(path.bytes))"
  }
}
