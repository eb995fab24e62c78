import DiaryModel
import DiaryVault
import Platform

extension OpenVault {
  /// Tells of entries that are there as conflict copies alone, which are in no list.
  ///
  /// Copies are left out, because they say twice what an entry says already; where the entry itself
  /// is missing, its words would be out of sight without a word.
  func tellLonelyCopies(since first: Day? = nil, until last: Day? = nil) throws {
    let copies = try journal.conflictCopies().filter { copy in
      guard let day = try lonelyOriginal(of: copy)?.day else { return false }
      return day >= first ?? .first && day <= last ?? .last
    }
    guard let copy = copies.first else { return }
    world.note(
      copies.count == 1
        ? "\(VisibleText.path(copy)): left out, as a conflict copy of an entry that is not there; "
          + "see 'diary check'"
        : "\(copies.count) conflict copies of entries that are not there are left out; "
          + "see 'diary check'")
  }

  /// The name and path that a conflict copy's entry would have, where that is not there.
  func lonelyOriginal(of copy: VaultPath) throws -> (day: Day, path: VaultPath)? {
    guard let original = copy.conflictOriginal,
      case .entry(let name) = PathKind.classify(path: original),
      try files.folder.status(of: original.bytes) == nil
    else { return nil }
    return (name.day, original)
  }
}
