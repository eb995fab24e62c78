/// A name in the vault that looks like an entry's and is none.
package struct Oddity: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    /// A copy that a program which synchronises folders has made of two versions.
    case conflictCopy
    /// Digits that look like a day and are none.
    case invalidDay
    case folder, pipe, socket, device
    /// A symbolic link that leads out of the vault, or nowhere.
    case link
  }

  package let path: VaultPath
  package let kind: Kind

  package init(path: VaultPath, kind: Kind) { (self.path, self.kind) = (path, kind) }
}
