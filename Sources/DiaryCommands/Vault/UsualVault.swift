import DiaryModel
import DiaryVault
import Platform

/// Making a vault the one that is meant from every folder, by the user's own settings.
struct UsualVault {
  let root: [UInt8]
  let world: World
  private let places: Places
  /// Whether nothing else says which vault is meant from every folder.
  private let isWanted: Bool

  init(_ root: [UInt8], in world: World) {
    (self.root, self.world) = (root, world)
    places = Places(environment: world.variables)
    isWanted =
      !places.settingsFile.isEmpty && world.variable("DIARY_VAULT") == nil
      && UserSettings.line(vault: root) != nil
      && OpenVault.userSettings(in: places, world).vault == nil
  }

  /// What came of an offer.
  enum Outcome {
    /// The settings name the vault now.
    case isFound
    /// It could not be written there, which was told with what to do instead.
    case isTold
    /// Nothing was asked, or it was not wanted.
    case isOpen
  }

  /// Offers to write it into the settings where those name no vault.
  ///
  /// Without a terminal nothing is written there.
  func offer() throws -> Outcome {
    guard isWanted, world.terminal.isInput, !world.options.isQuiet else { return .isOpen }
    let question = "Find this vault from every folder, by 'vault:' in \(shownFile)?"
    guard try world.confirm(question, insteadOf: "--vault") else { return .isOpen }
    do {
      guard try UserSettings.add(vault: root, to: places.settingsFile) else {
        world.warn(
          "\(shownFile): a line at its end would not be read; nothing was written there",
          hint: "mend the file first, then put this line where it is read: \(line)")
        return .isTold
      }
    } catch {
      world.warn(
        "\(shownFile): \(Complaint(error).reason); nothing was written there",
        hint: "when that is mended, write into it: \(line)")
      return .isTold
    }
    try world.report("Written into \(shownFile): \(line)")
    return .isFound
  }

  /// How to have it found from every folder, where the settings named no vault.
  var advice: String? {
    isWanted ? "To find it from every folder, write into \(shownFile): \(line)" : nil
  }

  private var line: String { UserSettings.line(vault: root) ?? "" }

  private var shownFile: String { VisibleText.path(places.reachable(places.settingsFile)) }
}

extension Places {
  /// A path as it is reached from anywhere, `~` standing for the home folder.
  func reachable(_ path: [UInt8]) -> [UInt8] {
    guard home.count > 1, path.starts(with: home + [UInt8(ascii: "/")]) else { return path }
    return Array("~".utf8) + path.dropFirst(home.count)
  }
}

/// That no vault was found, though one has been made.
struct NoVaultHere: CommandFailure {
  let root: [UInt8]
  let settingsFile: [UInt8]

  /// Nothing where none has been made, or it is gone.
  init?(_ places: Places) {
    guard let state = places.stateFolder, let root = LastVault.root(in: state) else { return nil }
    (self.root, settingsFile) = (root, places.reachable(places.settingsFile))
  }

  var description: String { VaultLocationError.nothingNamed.description }

  var hint: String? {
    let line = UserSettings.line(vault: root)
    return "the one made last is \(VisibleText.path(root)): cd there, "
      + (line.map { "write '\($0)' into \(VisibleText.path(settingsFile)), " } ?? "")
      + "or name one with --vault or $DIARY_VAULT"
  }
}
