import DiaryMarkup
import DiaryModel

extension OpenVault {
  /// An entry's bytes with changes made in their front matter, and in nothing else.
  func editing(
    _ bytes: [UInt8], of path: VaultPath, _ change: (inout FrontMatterEdit) throws -> Void
  ) throws -> [UInt8] {
    var edit = FrontMatterEdit(bytes)
    do { try change(&edit) } catch let error as FrontMatterEditError {
      throw FrontMatterFailure(path: path, error: error)
    }
    return edit.bytes
  }

  /// Makes changes in an entry's front matter, and tells what was saved.
  func setFields(
    of path: VaultPath, _ change: (inout FrontMatterEdit) throws -> Void
  ) throws {
    try rewriteEntry(path) { bytes in try editing(bytes, of: path, change) }
  }

  /// Gives an entry a star, or takes it away.
  func setStar(_ isStarred: Bool, of path: VaultPath) throws {
    try setFields(of: path) { edit in
      if isStarred { try edit.set("starred", true) } else { try edit.remove("starred") }
    }
  }
}
