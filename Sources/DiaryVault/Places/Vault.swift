import DiaryModel
import Platform

/// A folder that is a diary, open for reading.
///
/// It is a class because an open folder has one owner, and a vault is shared by a journal, the
/// command that asks it, and the threads that read for it.
package final class Vault: Sendable {
  /// The absolute path of the vault's folder, as it was given.
  package let root: [UInt8]
  /// The same without symbolic links, by which what is kept of the vault elsewhere goes: a home
  /// folder may be reached by two paths.
  package let realRoot: [UInt8]
  /// A name for what belongs to this vault and lies outside it.
  ///
  /// Two vaults never share it, and a vault that is moved or copied gets another: it is made of the
  /// real path and the folder's device and inode. 32 hexadecimal digits, by FNV-1a
  /// (<http://www.isthe.com/chongo/tech/comp/fnv/>) from two different beginnings.
  package let identity: String
  package let folder: Folder

  package init(root: [UInt8]) throws(SystemError) {
    folder = try Folder(path: root)
    self.root = root
    let status = try folder.status()
    realRoot = try folder.realPath()
    let mark = Array("\(status.device):\(status.inode):".utf8) + realRoot
    identity =
      Self.digits(of: mark, from: 0xCBF2_9CE4_8422_2325)
      + Self.digits(of: mark, from: 0x6C62_272E_07BB_0142)
  }

  /// All bytes of a file, and what it looked like just before they were read.
  package func read(
    _ path: VaultPath
  ) throws(SystemError) -> (bytes: [UInt8], fingerprint: Fingerprint) {
    let (bytes, status) = try folder.read(path.bytes)
    return (bytes, Fingerprint(status))
  }

  private static func digits(of bytes: [UInt8], from start: UInt64) -> String {
    var hash = start
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Fingerprint {
  package init(_ status: FileStatus) {
    self.init(
      inode: status.inode, size: status.size, modified: status.modified, changed: status.changed)
  }
}
