import DiaryModel
import DiaryVault
import Platform

/// Texts that were given while no vault was found, which wait for one that takes them over.
extension OpenVault {
  var textsWithoutVault: DraftStore? {
    places.stateFolder.map { DraftStore(withoutVaultIn: $0) }
  }

  /// Their drafts, which are no vault's yet.
  func draftsWithoutVault() throws(SystemError) -> [Draft] {
    guard let store = textsWithoutVault else { return [] }
    return try store.drafts()
  }

  /// Tells of one, and how this vault takes it over.
  func tellWithoutVault(_ draft: Draft) {
    world.warn(
      "\(VisibleText.path(draft.path)): was given while no vault was found",
      hint: "go on with it here: diary drafts resume \(ShellWords.quoted(draft.path))")
  }

  /// What the one of a path or name holds; nothing where none is called that.
  func textWithoutVault(named name: NameWord?) throws -> [UInt8]? {
    guard let draft = try draftWithoutVault(named: name) else { return nil }
    return try textsWithoutVault?.read(draft)
  }

  /// Makes the one of a path or name a draft of this vault; nothing where none is called that.
  func takeOver(named name: NameWord?) throws -> Draft? {
    guard let store = textsWithoutVault, let draft = try draftWithoutVault(named: name) else {
      return nil
    }
    return try drafts().take(draft, from: store, at: now)
  }

  private func draftWithoutVault(named name: NameWord?) throws -> Draft? {
    guard let name else { return nil }
    return try draftsWithoutVault().first { draft in
      draft.path.elementsEqual(name.bytes) || draft.name.elementsEqual(name.bytes)
    }
  }
}
