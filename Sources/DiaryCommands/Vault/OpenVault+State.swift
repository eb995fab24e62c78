import DiaryModel
import DiaryVault
import Platform

/// What is kept of a vault outside of it.
extension OpenVault {
  /// Makes sure that the drafts and changes at hand are this vault's own, and tells what became of
  /// another's that was at the same path.
  static func settleState(of vault: Vault, in places: Places, _ world: World) {
    guard let state = places.stateFolder,
      let others = VaultStates(in: state, vaultRoot: vault.realRoot).settle()
    else { return }
    let root = VisibleText.path(places.reachable(vault.root))
    if let fault = others.fault {
      world.warn(
        "drafts and changes of another vault that was at \(root) cannot be set aside: \(fault)",
        hint: "until they are, take nothing back, and empty no trash")
      return
    }
    let folders = others.folders.map { VisibleText.path(places.reachable($0)) }
    world.warn(
      "another vault was at \(root) before; its drafts and changes are set aside",
      hint: "they come back with that vault; to read them meanwhile, see "
        + folders.joined(separator: " and "))
  }

  /// Tells of drafts that may be this vault's, or are of another that was at its path.
  func tellOtherDrafts() {
    guard let state = places.stateFolder else { return }
    for (folder, origin) in VaultStates(in: state, vaultRoot: files.realRoot).otherDrafts() {
      let shown = VisibleText.path(places.reachable(folder))
      switch origin {
      case .otherVault: world.note("drafts of another vault that was at this path wait in \(shown)")
      case .otherPath(let root):
        world.note(
          "drafts that were begun while this vault was at \(VisibleText.path(places.reachable(root))) "
            + "wait in \(shown)")
      }
    }
  }
}
