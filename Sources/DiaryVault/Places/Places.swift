import DiaryModel
import Platform

/// The folders and files outside the vault that the program uses, by the XDG base directories.
///
/// Source: <https://specifications.freedesktop.org/basedir-spec/latest/>, which also says that a
/// relative path in these variables is to be ignored.
package struct Places: Sendable {
  /// The user's own settings.
  package let settingsFile: [UInt8]
  /// What can be made again, the indexes; nothing where no home folder is known.
  package let cacheFolder: [UInt8]?
  /// What cannot be made again: drafts, and texts from before a change.
  package let stateFolder: [UInt8]?
  package let home: [UInt8]

  package init(environment: [String: [UInt8]]) {
    home = environment["HOME"] ?? []
    let homeFolder = PathText.isAbsolute(home) ? home : nil
    func folder(_ variable: String, _ below: String) -> [UInt8]? {
      let named = environment[variable] ?? []
      let base =
        PathText.isAbsolute(named)
        ? named : homeFolder.map { PathText.join($0, Array(below.utf8)) }
      return base.map { PathText.join($0, Array("diary".utf8)) }
    }
    settingsFile =
      folder("XDG_CONFIG_HOME", ".config").map { PathText.join($0, Array("config.yml".utf8)) } ?? []
    cacheFolder = folder("XDG_CACHE_HOME", ".cache")
    stateFolder = folder("XDG_STATE_HOME", ".local/state")
  }
}

/// The name that a vault's folders outside the vault go by.
package enum VaultFolderName {
  /// The name of the vault's folder, for people, and a hash of its path, to tell vaults apart.
  package static func of(root: [UInt8]) -> [UInt8] {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in root { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    let name = PathText.split(root).name.prefix(64).filter { $0 != UInt8(ascii: "/") && $0 >= 0x20 }
    return Array(name) + Array("-".utf8) + Array(digits.utf8)
  }
}
