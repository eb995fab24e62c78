import DiaryModel
import Platform

/// That a name stands where days were to be, and how it is asked for.
struct NameAsDays: CommandFailure {
  private let name: String
  private let kind: String
  private let option: String

  /// Nothing where words are no name that the vault knows.
  init?(_ words: String, in vault: OpenVault) {
    let name = words.hasPrefix("#") || words.hasPrefix("@") ? String(words.dropFirst()) : words
    let tests: [(String, String, EntryTest)] = [
      ("a tag", "--tag", .tag([name])), ("a category", "--category", .category([name])),
      ("a person", "--person", .person([name])),
    ]
    guard !name.isEmpty,
      let found = tests.first(where: { (try? vault.isKnown(name, $0.2)) == true })
    else { return nil }
    (self.name, kind, option) = (name, found.0, found.1)
  }

  var description: String { "\(VisibleText.oneLine(name)): \(kind), and no date" }
  var hint: String? {
    "write \(option) in front, as in: diary list \(option) \(ShellWords.quoted(Array(name.utf8)))"
  }
  var status: CommandStatus { .misused }
}
