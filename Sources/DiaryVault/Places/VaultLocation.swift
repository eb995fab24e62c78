import Platform

/// Where the vault is, and what said so.
package struct VaultLocation: Sendable {
  package enum Source: Sendable {
    case option, environment, folder, settings
  }

  /// The absolute path of the vault's root.
  package let root: [UInt8]
  package let source: Source

  /// The name of the file that makes a folder a vault.
  package static let marker = "diary.yml"

  /// What may name a vault, strongest first.
  package struct Candidates: Sendable {
    package var option: [UInt8]?
    package var environment: [UInt8]?
    package var currentFolder: [UInt8]
    package var settings: String?
    package var home: [UInt8]

    package init(
      option: [UInt8]?, environment: [UInt8]?, currentFolder: [UInt8], settings: String?,
      home: [UInt8]
    ) {
      (self.option, self.environment, self.settings) = (option, environment, settings)
      (self.currentFolder, self.home) = (currentFolder, home)
    }
  }

  /// Finds the vault: the option, the environment, the nearest folder upwards with a `diary.yml`,
  /// the user's settings.
  ///
  /// A vault that was named need not hold a `diary.yml`, but must be a folder.
  package static func find(_ candidates: Candidates) throws(VaultLocationError) -> VaultLocation {
    if let option = candidates.option {
      return try named(option, by: .option, candidates)
    }
    if let environment = candidates.environment {
      return try named(environment, by: .environment, candidates)
    }
    if let root = nearestVault(from: candidates.currentFolder) {
      return VaultLocation(root: root, source: .folder)
    }
    if let settings = candidates.settings {
      return try named(Array(settings.utf8), by: .settings, candidates)
    }
    throw .nothingNamed
  }

  /// The absolute path of the vault that is meant, whatever is there; nothing where none is named.
  package static func rootMeant(by candidates: Candidates) -> [UInt8]? {
    if let named = candidates.option ?? candidates.environment { return root(named, candidates) }
    return nearestVault(from: candidates.currentFolder)
      ?? candidates.settings.map { root(Array($0.utf8), candidates) }
  }

  private static func root(_ typed: [UInt8], _ candidates: Candidates) -> [UInt8] {
    let path = PathText.expandingHome(typed, home: candidates.home)
    return PathText.absolute(path, from: candidates.currentFolder)
  }

  private static func named(
    _ typed: [UInt8], by source: Source, _ candidates: Candidates
  ) throws(VaultLocationError) -> VaultLocation {
    let root = root(typed, candidates)
    var isTop = false
    do throws(SystemError) {
      isTop = try Folder(path: root).realPath() == [UInt8(ascii: "/")]
    } catch {
      if error.isMissing { throw .missing(root, source) }
      if error.isNotFolder { throw .notFolder(root, source) }
      throw .unreadable(error)
    }
    // All that the machine holds is nobody's diary, and takes for ever to be looked through.
    guard !isTop || isVault(root) else { throw .everything(source) }
    return VaultLocation(root: root, source: source)
  }

  private static func nearestVault(from start: [UInt8]) -> [UInt8]? {
    var folder = start
    while true {
      if isVault(folder) { return folder }
      let parent = PathText.split(folder).folder
      guard PathText.isAbsolute(parent), parent != folder else { return nil }
      folder = parent
    }
  }

  /// The nearest vault that a folder lies in, itself left aside.
  package static func vault(around folder: [UInt8]) -> [UInt8]? {
    let parent = PathText.split(folder).folder
    guard PathText.isAbsolute(parent), parent != folder else { return nil }
    return nearestVault(from: parent)
  }

  /// Whether a folder holds what makes it a vault.
  ///
  /// Anything of that name does: what is no file, or cannot be read, is told of when the settings
  /// are read, and never passed by for a vault further up.
  package static func isVault(_ folder: [UInt8]) -> Bool {
    guard let opened = try? Folder(path: folder) else { return false }
    return ((try? opened.status(of: Array(marker.utf8))) ?? nil) != nil
  }
}
