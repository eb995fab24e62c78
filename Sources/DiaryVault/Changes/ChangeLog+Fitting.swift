import DiaryModel
import Platform

/// Whether a log is of a vault, where the vault's folder cannot tell: it was brought back from a
/// backup, or fetched anew, say.
extension ChangeLog {
  /// What a vault's files tell of a log.
  enum Fit {
    /// A file that was changed is as the changes have left it, or have found it at last: no other vault
    /// has those bytes.
    case fits
    /// Some are there, but others have changed them since, or never were those.
    case differs
    /// None of them is there.
    case contradicts
    /// The log tells of no files that would have to be there.
    case unknown
  }

  static func fit(of log: [UInt8], to vault: borrowing Folder) -> Fit {
    guard let opened = try? Folder(path: log), let items = try? opened.names() else {
      return .unknown
    }
    let names = items.compactMap { ChangeName(parsing: $0.name) }
      .sorted { $0.identity > $1.identity }
    var (seen, present, looked): (Set<VaultPath>, Int, Int) = ([], 0, 0)
    for name in names {
      guard case .done(let left) = name.state,
        let change = ChangeRecord.read(name, in: opened)?.change
      else { continue }
      let isNewest = seen.insert(change.result).inserted
      seen.insert(change.path)
      // A file of which no more is known than that it was there may be any.
      guard isNewest, let left else { continue }
      if let mark = try? ContentMark(of: change.result, in: vault) {
        // From an older backup it may have come back as it was before.
        if [left, change.before].contains(mark), !mark.isEmpty { return .fits }
        present += 1
      } else if change.result.isInTrash {
        // Nobody else gets what is in the trash, so a clone has it not.
        continue
      }
      looked += 1
      if looked == mostFiles { break }
    }
    if looked == 0 { return .unknown }
    return present > 0 ? .differs : .contradicts
  }

  /// So many files are looked at.
  private static let mostFiles = 200
}
