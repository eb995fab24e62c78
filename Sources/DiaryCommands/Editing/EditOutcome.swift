import DiaryVault

/// Whose text an entry has after an edit, while which other commands may have changed it.
enum EditOutcome {
  /// The one that the editor has saved.
  case saved
  /// The one from before.
  case unchanged
  /// Another command's, with the one that the editor had saved before, where it had.
  case overtaken([UInt8]?)

  /// Bytes are compared, because text that differs only in its normal form is equal as text.
  ///
  /// `seen` is what the entry has held meanwhile, and `meetings` are the commands that changed it.
  init(
    of left: [UInt8], from before: [UInt8], seen: [[UInt8]], among meetings: Set<ChangeIdentity>,
    in changes: ChangeLog
  ) throws {
    guard try changes.isText(left, of: meetings) else {
      self = left == before ? .unchanged : .saved
      return
    }
    let own = try seen.last { try $0 != before && !changes.isText($0, of: meetings) }
    // What another command has left may hold what the editor had saved before it.
    self = .overtaken(try own ?? changes.foundText(by: meetings, besides: before))
  }

  /// Whether the text is another command's.
  var isOthers: Bool {
    if case .overtaken = self { return true }
    return false
  }

  /// Whether the editor has saved nothing.
  var isUnchanged: Bool {
    switch self {
    case .unchanged, .overtaken(nil): true
    case .saved, .overtaken: false
    }
  }
}
