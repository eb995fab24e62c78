import DiaryModel
import DiaryVault
import Platform

/// What is kept of a vault outside of it.
extension OpenVault {
  /// Makes sure that the drafts and changes at hand are this vault's own, and tells what became of
  /// another's that was at the same path.
  ///
  /// What is kept of a vault that is not there now stays as it is.
  static func settleState(
    of vault: Vault, in places: Places, _ world: World
  ) throws(VaultLocationError) {
    guard let state = places.stateFolder,
      let others = VaultStates(in: state, vaultRoot: vault.realRoot).settle()
    else { return }
    if others.isAway { throw .away(vault.root) }
    let root = VisibleText.path(places.reachable(vault.root))
    if let fault = others.fault {
      world.warn(
        "drafts and changes of another vault that was at \(root) cannot be set aside: \(fault)",
        hint: "until they are, take nothing back, and empty no trash")
      return
    }
    world.warn(
      "another vault may have been at \(root) before; its drafts and changes are set aside",
      hint: "they come back with that vault; if it was this one, take them back with: "
        + others.folders.map(\.wayBack).joined(separator: " && "))
  }

  /// What may name the vault.
  static func candidates(
    in world: World, _ places: Places, _ user: UserSettings
  ) -> VaultLocation.Candidates {
    VaultLocation.Candidates(
      option: world.options.vault?.bytes, environment: world.bytes(of: "DIARY_VAULT"),
      currentFolder: world.currentFolder, settings: user.vault, home: places.home)
  }

  /// The path of the vault that is meant, whether or not it is there; nothing where none is named.
  static func rootMeant(in world: World, _ places: Places) -> [UInt8]? {
    var silent = world
    silent.errors = Output(descriptor: -1)
    let user = userSettings(in: places, silent)
    return VaultLocation.rootMeant(by: candidates(in: world, places, user))
  }

  /// The logs of this vault beside its own, such as from before it was copied to where it is.
  func logsFromElsewhere() -> [ChangeLog] {
    guard let state = places.stateFolder else { return [] }
    return VaultStates(in: state, vaultRoot: files.realRoot).otherLogs()
  }

  /// Tells of logs that may be this vault's, and were set aside, or left where it was before.
  func tellOtherLogs() {
    guard let state = places.stateFolder else { return }
    let states = VaultStates(in: state, vaultRoot: files.realRoot)
    func tell(_ vault: String, _ aside: VaultStates.Aside) {
      world.note(
        "changes in \(vault) are kept in \(VisibleText.path(places.reachable(aside.folder))); if it "
          + "was this one, take them back with: \(aside.wayBack)")
    }
    for aside in states.logsAside() {
      tell("what may be another vault that was at this path", aside)
    }
    for (root, aside) in states.logsOfGoneVaults() {
      tell(
        "a vault that was at \(VisibleText.path(places.reachable(root))), where none is now,", aside
      )
    }
  }

  /// The drafts that this vault does not use.
  var otherDrafts: [VaultStates.OtherDrafts] {
    places.stateFolder.map {
      VaultStates(in: $0, vaultRoot: files.realRoot).otherDrafts()
    } ?? []
  }

  /// Tells of those that may be this vault's, or are of another that was at its path; with
  /// `isOwnAlone`, of those that are this one's for certain.
  func tell(ofOthers others: [VaultStates.OtherDrafts], isOwnAlone: Bool = false) {
    for other in others {
      let shown = VisibleText.path(places.reachable(other.store.folder))
      switch other.origin {
      // They are told of one by one.
      case .otherVault(let aside) where isOwnAlone || aside.isTaken,
        .earlierPath(_, let aside) where aside.isTaken:
        continue
      case .gone: continue
      case .otherVault(let aside):
        world.note(
          "drafts of what may be another vault that was at this path wait in \(shown); if they are of "
            + "this one, take them back with: \(aside.wayBack)")
      case .earlierPath(let root, let aside):
        world.note(
          "drafts that were begun while this vault was at \(VisibleText.path(places.reachable(root))) "
            + "wait in \(shown); take them back with: \(aside.wayBack)")
      case .otherPath where isOwnAlone: continue
      case .otherPath(let root):
        world.note(
          "drafts that were begun while this vault was at \(VisibleText.path(places.reachable(root))) "
            + "wait in \(shown)")
      }
    }
  }
}

extension VaultStates.Aside {
  /// The command that makes what is set aside this vault's own.
  fileprivate var wayBack: String {
    let (from, to) = (ShellWords.quoted(folder), ShellWords.quoted(own))
    // Done later, once there is a folder of that name, it must not put the one into the other.
    #if canImport(Darwin)
      let move = "mv"
    #else
      let move = "mv -T"
    #endif
    return isTaken
      ? "\(move) \(to) \(to).later && \(move) \(from) \(to)" : "\(move) \(from) \(to)"
  }
}
