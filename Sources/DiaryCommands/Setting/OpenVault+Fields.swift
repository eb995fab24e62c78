import DiaryMarkup
import DiaryModel
import DiaryViews

extension OpenVault {
  /// An entry's bytes with changes made in their front matter, and in nothing else.
  func editing(
    _ bytes: [UInt8], of path: VaultPath, _ change: (inout FrontMatterEdit) throws -> Void
  ) throws -> [UInt8] {
    try ConflictMarkers.requireNone(in: bytes, of: path)
    var edit = FrontMatterEdit(bytes)
    do { try change(&edit) } catch let error as FrontMatterEditError {
      throw FrontMatterFailure(path: path, error: error)
    }
    return edit.bytes
  }

  /// Makes changes in an entry's front matter, and tells what they were.
  func setFields(
    of path: VaultPath, _ change: (inout FrontMatterEdit) throws -> Void
  ) throws {
    var differences: [FieldDifference] = []
    let isChanged = try rewrite(path) { bytes in
      let edited = try editing(bytes, of: path, change)
      differences = FrontMatter(EntryText(bytes: edited))
        .differences(from: FrontMatter(EntryText(bytes: bytes)))
      return edited
    }
    guard isChanged else {
      return world.note("nothing was changed in \(VisibleText.path(path))")
    }
    try saySaved(path, as: .changed(differences.map(\.words)))
  }

  /// Gives an entry a star, or takes it away, and tells of a value there that said something else.
  func setStar(_ isStarred: Bool, of path: VaultPath) throws {
    var differences: [FieldDifference] = []
    let isChanged = try rewrite(path) { bytes in
      let edited = try editing(bytes, of: path) { edit in
        if isStarred { try edit.set("starred", true) } else { try edit.remove("starred") }
      }
      let old = FrontMatter(EntryText(bytes: bytes))
      if old["starred"]?.isMarkAlone == false {
        differences = FrontMatter(EntryText(bytes: edited)).differences(from: old)
      }
      return edited
    }
    guard isChanged else {
      return world.note("\(VisibleText.path(path)) has \(isStarred ? "a star already" : "no star")")
    }
    guard differences.isEmpty else {
      return try saySaved(path, as: .changed(differences.map(\.words)))
    }
    try saySaved(path, as: isStarred ? .starred : .unstarred)
  }
}

extension FrontMatterValue {
  /// Whether it says no more than yes or no.
  fileprivate var isMarkAlone: Bool {
    switch self {
    case .null: true
    case .scalar(let text): YAMLScalar.boolean(text) != nil
    default: false
    }
  }
}

extension FieldDifference {
  /// As in `category: work -> travel`.
  fileprivate var words: String { "\(key): \(before ?? "(none)") -> \(after ?? "(none)")" }
}
