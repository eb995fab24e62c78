import DiaryModel
import DiaryVault

/// What lies in a vault and is no entry, though it might be taken for one, with why.
struct LeftOutNotes {
  private var groups: [(why: String, paths: [VaultPath])] = []

  init(_ journal: Journal) throws {
    let oddities = try journal.oddities()
    let templates = VaultSettings().template.folder
    let invalid = Self.paths(oddities, [.invalidDay])
    let undated = journal.otherFiles().notes.filter { note in
      !note.isInside(templates) && !invalid.contains(note)
    }
    groups = [
      ("whose name tells no day", undated),
      ("whose name looks like a day that does not exist", invalid),
      ("that a sync program has copied from two versions", Self.paths(oddities, [.conflictCopy])),
      ("that is a link to nowhere in the vault", Self.paths(oddities, [.link])),
      ("that is no file", Self.paths(oddities, [.folder, .pipe, .socket, .device])),
    ].filter { !$0.paths.isEmpty }
  }

  /// A sentence for each reason, with the first names below it.
  var sentences: [String] {
    groups.map { why, paths in
      let count = paths.count.counted("note", "notes")
      let shown = paths.prefix(5).map { "\n  \(VisibleText.path($0))" }.joined()
      let more = paths.count > 5 ? "\n  and \(paths.count - 5) more" : ""
      return "\(count) \(why) \(paths.count == 1 ? "is" : "are") left out:\(shown)\(more)"
    }
  }

  private static func paths(_ oddities: [Oddity], _ kinds: Set<Oddity.Kind>) -> [VaultPath] {
    oddities.filter { kinds.contains($0.kind) }.map(\.path).sorted()
  }
}
