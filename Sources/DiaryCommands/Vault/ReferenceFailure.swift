import DiaryModel
import DiaryViews
import Platform

/// Why an entry that somebody named was not found, or not found for certain.
enum ReferenceFailure: CommandFailure {
  case noEntries
  /// Nobody can be asked, either; with the newest entries.
  case nothingNamed([(entry: Entry, number: Int?)])
  case noEntry(on: Day)
  /// None has the time that words tell of a day.
  case noEntryThen(Day, String)
  case tooFew(Day, asked: Int, found: Int)
  case noEntryAt([UInt8])
  case nothing(String)
  /// Titles hold it, none is it.
  case partOfTitles(String, [(entry: Entry, number: Int?)])
  /// A text of the vault that is no entry, with its absolute path.
  case note(VaultPath, file: [UInt8])
  /// It is there and cannot be read, with the reason.
  case unreadable(VaultPath, String)
  /// Each with its number within its day, where that has several.
  case several(NameWord, [(entry: Entry, number: Int?)])

  var description: String {
    switch self {
    case .noEntries: "there are no entries yet"
    case .nothingNamed(let entries): "no entry is named; the newest are:\n" + Self.list(entries)
    case .noEntry(let day): "there is no entry on \(day)"
    case .noEntryThen(let day, let words):
      "no entry of \(day) has the time '\(VisibleText.oneLine(words))' in its name"
    case .tooFew(let day, let asked, let found):
      "there is no entry \(day).\(asked): the day has \(found == 1 ? "one" : String(found))"
    case .noEntryAt(let path): "'\(VisibleText.path(path))' is no entry of this vault"
    case .nothing(let title): "no entry is called '\(VisibleText.oneLine(title))'"
    case .partOfTitles(let title, let entries):
      "no entry is called '\(VisibleText.oneLine(title))', and it stands in "
        + (entries.count == 1 ? "one title:\n" : "\(entries.count) titles:\n") + Self.list(entries)
    case .note(let path, _):
      "'\(VisibleText.path(path))' is a note without a date, and no entry"
    case .unreadable(let path, let reason):
      "\(VisibleText.path(path)): cannot be read: \(reason)"
    case .several(let asked, let entries):
      "'\(asked.shown)' could be any of \(entries.count) entries:\n"
        + Self.list(entries)
    }
  }

  var hint: String? {
    switch self {
    case .noEntries: "write the first with 'diary today'"
    case .nothingNamed: "name a day, a path or a title, or last for the newest"
    case .noEntry(let day): "write it with 'diary new --date \(day)', or see 'diary list'"
    case .noEntryThen(let day, _), .tooFew(let day, _, _): "see 'diary list \(day)'"
    case .noEntryAt(let path) where EntryName(path: VaultPath(bytes: path)) != nil:
      "the vault has no such file; see "
        + (EntryName(path: VaultPath(bytes: path)).map { "'diary list \($0.day)'" } ?? "")
    case .noEntryAt: "an entry is a .md or .txt file whose name begins with a day; see 'diary list'"
    case .partOfTitles: "name the whole title, or the day, as it stands here"
    case .nothing(let title) where DayPhraseHint.slip(title) != nil: DayPhraseHint.slip(title)
    case .nothing: "name a day, a path or a title; see 'diary list'"
    case .note(_, let file): "read it with: diary render \(ShellWords.quoted(file))"
    case .unreadable(let path, _):
      "see in the vault's folder who may read it: ls -l \(ShellWords.quoted(path.bytes))"
    case .several: "name one by its path, or by its day with its number behind"
    }
  }

  var status: CommandStatus {
    switch self {
    case .several, .nothingNamed, .partOfTitles: return .misused
    default: return .failed
    }
  }

  /// How many entries are listed at most.
  static let mostListed = 20

  /// The first of them, each by the name that fits it alone.
  private static func list(_ entries: [(entry: Entry, number: Int?)]) -> String {
    var lines: [UInt8] = []
    AmbiguityList(palette: .plain, width: 200).append(
      Array(entries.prefix(mostListed)), to: &lines)
    if lines.last == UInt8(ascii: "\n") { lines.removeLast() }
    return String(decoding: lines, as: UTF8.self) + (entries.count > mostListed ? "\n  …" : "")
  }
}
