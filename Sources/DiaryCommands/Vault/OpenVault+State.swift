import DiaryModel
import DiaryVault
import Platform

/// What is kept of a vault outside of it.
extension OpenVault {
  /// Makes sure that the drafts and changes at hand are this vault's own, and tells what became of
  /// another's that was at the same path.
  static func settleState(of location: VaultLocation, in places: Places, _ world: World) {
    guard let state = places.stateFolder,
      let others = VaultStates(in: state, vaultRoot: location.root).settle()
    else { return }
    let root = VisibleText.path(location.root)
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

  /// Tells of drafts that another vault at this path has left.
  func tellDraftsOfOthers() {
    guard let state = places.stateFolder else { return }
    for folder in VaultStates(in: state, vaultRoot: location.root).draftFoldersOfOthers() {
      let shown = VisibleText.path(places.reachable(folder))
      world.note("drafts of another vault that was at this path wait in \(shown)")
    }
  }
}
