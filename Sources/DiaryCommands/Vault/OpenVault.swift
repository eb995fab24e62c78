import DiaryMarkup
import DiaryModel
import DiaryVault
import Platform

/// A vault with all that a command needs to work in it.
struct OpenVault {
  let world: World
  let location: VaultLocation
  let places: Places
  let user: UserSettings
  let settings: VaultSettings
  /// What of them could not be used.
  let settingsProblems: [SettingsProblem]
  /// What keeps entries from being written, see `requireSettings`.
  let settingsFault: SettingsFailure?
  /// The vault's files, through which everything is read and written.
  let files: Vault
  let journal: Journal
  /// What was changed, to be taken back; nothing where no home folder is known.
  let changes: ChangeLog?
  /// The moment the command began.
  let now: Moment
  /// The moment that new entries tell as their own: now, unless another is asked for.
  var begun: Moment
  /// What is being typed.
  let typed = TypedDraft()

  /// Finds the vault that the command line means, and reads its settings.
  ///
  /// Settings that cannot be used are told, unless the command does so itself, and their usual values
  /// used for reading.
  init(in world: World, tellsSettings: Bool = true) throws {
    self.world = world
    places = Places(environment: world.variables)
    user = Self.userSettings(in: places, world)
    do throws(VaultLocationError) {
      location = try VaultLocation.find(Self.candidates(in: world, places, user))
    } catch {
      if error == .nothingNamed, let failure = NoVaultHere(places) { throw failure }
      throw error
    }
    files = try Vault(root: location.root)
    (settings, settingsProblems, settingsFault) = Self.vaultSettings(in: files.folder)
    if tellsSettings { Self.tell(settingsProblems, settingsFault, in: world) }
    now = world.now()
    begun = now
    changes = places.stateFolder.map { [files] state in
      ChangeLog(stateFolder: state, vaultRoot: files.realRoot)
    }
    try Self.settleState(of: files, in: places, world)
    journal = Journal(
      vault: files, indexFile: Self.indexFile(of: files, in: places),
      options: Self.markup(by: settings), minutesEast: now.offset ?? 0,
      dayEndsAt: settings.dayEndsAt, warn: { world.warn($0) })
  }

  /// The day that is today here, by when days end in this vault.
  var today: Day { settings.day(of: now) }

  /// How entries are read here.
  var markup: MarkupOptions { Self.markup(by: settings) }

  private static func markup(by settings: VaultSettings) -> MarkupOptions {
    if settings.isStrict { return .strict }
    return settings.extensionsOff.reduce(into: .standard) { options, name in
      if let off = MarkupOptions(named: name) { options.remove(off) }
    }
  }

  /// Makes sure that the settings say where and how entries are written.
  ///
  /// The usual layout would put them where nobody looks for them, and another hour at which days
  /// end would change another day's.
  func requireSettings() throws(SettingsFailure) {
    if let settingsFault { throw settingsFault }
  }

  /// The absolute path of something in the vault.
  func absolute(_ path: VaultPath) -> [UInt8] { PathText.join(location.root, path.bytes) }

  /// The vault's drafts.
  func drafts() throws -> DraftStore {
    guard let state = places.stateFolder else { throw PlaceFailure.noStateFolder }
    return DraftStore(stateFolder: state, vaultRoot: files.realRoot)
  }

  static func userSettings(in places: Places, _ world: World) -> UserSettings {
    let shown = VisibleText.path(places.settingsFile)
    guard !places.settingsFile.isEmpty,
      let bytes = readIfPresent(places.settingsFile, world, shown: shown)
    else { return UserSettings() }
    let (settings, problems) = UserSettings.read(bytes, file: shown)
    for problem in problems { world.warn(problem.description) }
    return settings
  }

  private static func readIfPresent(
    _ path: [UInt8], _ world: World, shown: String
  ) -> [UInt8]? {
    let (folder, name) = PathText.split(RealPath.following(path))
    do throws(SystemError) {
      return try Folder(path: folder).read(name).bytes
    } catch {
      if !error.isMissing { world.warn("\(shown): \(error.message); the usual settings are used") }
      return nil
    }
  }

  private static func vaultSettings(
    in root: borrowing Folder
  ) -> (settings: VaultSettings, [SettingsProblem], fault: SettingsFailure?) {
    let marker = VaultPath(VaultLocation.marker)
    do throws(SystemError) {
      let (settings, problems) = VaultSettings.read(try root.read(marker.bytes).bytes)
      let fault = problems.first(where: \.keepsFromWriting)
      return (settings, problems, fault.map { .unusable($0) })
    } catch {
      // A link that leads nowhere says no less than a file that cannot be read.
      let isThere = ((try? root.status(of: marker.bytes)) ?? nil) != nil
      guard isThere || !error.isMissing else { return (VaultSettings(), [], nil) }
      var settings = VaultSettings()
      settings.mutedMemories.isCertain = false
      return (settings, [], .unreadable(error))
    }
  }

  private static func tell(
    _ problems: [SettingsProblem], _ fault: SettingsFailure?, in world: World
  ) {
    for problem in problems { world.warn(problem.description) }
    if case .unreadable(let error) = fault {
      world.warn("\(VaultLocation.marker): \(error.message); the usual settings are used")
    }
  }

  /// Where the vault's index lies; nothing where no home folder is known.
  private static func indexFile(of vault: Vault, in places: Places) -> [UInt8]? {
    places.cacheFolder.map { cache in
      let folder = PathText.join(cache, Array(vault.identity.utf8))
      return PathText.join(folder, Array("index.sqlite".utf8))
    }
  }
}

/// Why the program has no place of its own for what it must keep.
enum PlaceFailure: CommandFailure {
  case noStateFolder

  var description: String {
    "there is no place for drafts and for the texts from before: $HOME is not set"
  }
  var hint: String? { "set $HOME or $XDG_STATE_HOME to an absolute path" }
}
