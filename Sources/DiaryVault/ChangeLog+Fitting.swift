import DiaryModel
import Platform

/// Whether a log is of a vault, where the vault's folder cannot tell: it was brought back from a
/// backup, or fetched anew, say.
extension ChangeLog {
  /// Whether the files that were changed last are in a vault as the changes have left them, at least
  /// half of them.
  static func isFitting(_ log: [UInt8], of vault: borrowing Folder) -> Bool {
    guard let opened = try? Folder(path: log), let items = try? opened.names() else { return false }
    let names = items.compactMap { ChangeName(parsing: $0.name) }
      .sorted { $0.identity > $1.identity }
    var (seen, fitting, looked): (Set<VaultPath>, Int, Int) = ([], 0, 0)
    for name in names {
      guard case .done(let left) = name.state,
        let start = try? opened.read(beginningOf: name.bytes, upTo: ChangeRecord.longestHeader),
        let change = ChangeRecord.read(start, named: name)?.change
      else { continue }
      let isNewest = seen.insert(change.result).inserted
      seen.insert(change.path)
      // A file of which no more is known than that it was there may be any.
      guard isNewest, let left else { continue }
      looked += 1
      if let mark = try? ContentMark(of: change.result, in: vault), mark == left { fitting += 1 }
      if looked == mostFiles { break }
    }
    return fitting > 0 && 2 * fitting >= looked
  }

  /// So many files are looked at.
  private static let mostFiles = 20
}
