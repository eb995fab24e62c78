import DiaryVault

/// A draft of no vault that is there.
struct LostDraft {
  let draft: Draft
  let store: DraftStore
  let origin: Origin

  enum Origin {
    /// Its text was given while no vault was found.
    case noVault
    /// It was begun in a vault that is gone from its path.
    case gone([UInt8])
    /// It was begun in what may be another vault, that was at this one's path.
    case otherVault
  }

  /// Whether it is called so: one of a vault by its path alone, since another has such names too.
  func isNamed(_ name: [UInt8]) -> Bool {
    if draft.path.elementsEqual(name) { return true }
    guard case .noVault = origin else { return false }
    return draft.name.elementsEqual(name)
  }
}
