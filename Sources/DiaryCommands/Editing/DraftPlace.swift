import DiaryModel
import DiaryVault
import Platform

/// Where a draft is kept, and the words that go on with it.
struct DraftPlace {
  let store: DraftStore
  private let way: Way

  private enum Way {
    case vault(option: [UInt8]?)
    /// The vault's own, and the vault is not there.
    case away(option: [UInt8]?)
    /// No vault's.
    case none
  }

  init(in vault: OpenVault) throws {
    (store, way) = (try vault.drafts(), .vault(option: vault.world.options.vault?.bytes))
  }

  /// The place for drafts of a vault that cannot be opened: its own, where it was there before, or else
  /// one of which every vault tells.
  init(withoutVaultIn world: World) throws {
    let places = Places(environment: world.variables)
    guard let state = places.stateFolder else { throw PlaceFailure.noStateFolder }
    if let root = OpenVault.rootMeant(in: world, places),
      let store = DraftStore(stateFolder: state, vaultAwayFrom: RealPath.asFar(as: root))
    {
      (self.store, way) = (store, .away(option: world.options.vault?.bytes))
    } else {
      (store, way) = (DraftStore(withoutVaultIn: state), .none)
    }
  }

  /// How to go on with a draft there.
  func advice(for draft: Draft) -> String {
    let place = "it is in \(VisibleText.path(draft.path)); go on with "
    return switch way {
    case .vault(let option): place + Self.resume(option)
    case .away(let option): place + Self.resume(option) + " once the vault is there"
    case .none: "go on with it in a vault: diary drafts resume \(ShellWords.quoted(draft.path))"
    }
  }

  private static func resume(_ vault: [UInt8]?) -> String {
    let option = vault.map { " --vault \(ShellWords.quoted($0))" } ?? ""
    return "'diary\(option) drafts resume'"
  }
}
