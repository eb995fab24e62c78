import Platform

/// The vault that was made last, to be named where none is found.
///
/// Its path lies in the user's state folder; what keeps it from being written or read there is no
/// reason for anything else to fail.
package enum LastVault {
  private static let name = Array("last-vault".utf8)

  /// Takes note of a vault that has just been made, or made again.
  package static func remember(_ root: [UInt8], in stateFolder: [UInt8]) {
    guard let folder = try? Folder.made(path: stateFolder) else { return }
    // Half a path, after a crash, is no vault and is not named.
    _ = try? folder.put(name, bytes: root)
  }

  /// Its path, as long as it is still a vault.
  package static func root(in stateFolder: [UInt8]) -> [UInt8]? {
    guard let root = try? Folder(path: stateFolder).read(name).bytes, PathText.isAbsolute(root),
      VaultLocation.isVault(root)
    else { return nil }
    return root
  }
}
