import DiaryModel
import Platform

/// Looks at and reads many files of a vault, folder by folder.
///
/// The folders it went through last stay open, so that a file costs one system call. One reader
/// belongs to one thread.
package struct VaultReader: ~Copyable {
  private let vault: Vault
  /// Open folders by their paths, the one used last at the end.
  private var open: [OpenFolder] = []

  package init(_ vault: Vault) { self.vault = vault }

  /// What an entry's file looks like now; nothing when it is gone, or no file any more.
  ///
  /// A symbolic link is followed when it ends inside the vault.
  package mutating func fingerprint(
    of path: VaultPath
  ) throws(SystemError) -> Fingerprint? {
    do {
      guard let status = try folder(of: path).folder.glance(path.name) else { return nil }
      switch status.kind {
      case .regular: return Fingerprint(status)
      case .link: return try vault.linkedFile(path)
      default: return nil
      }
    } catch {
      if error.isGone { return nil }
      throw error
    }
  }

  /// Whether an entry's file still looks like this; not where it cannot be looked at.
  ///
  /// Asked by the whole path, since opening each folder takes longer than walking there. A link on
  /// the way does no harm: what looks like this in all that counts is the file that was meant.
  package mutating func isUnchanged(
    _ path: UnsafeRawBufferPointer, _ fingerprint: Fingerprint
  ) -> Bool {
    if let status = vault.folder.glance(path), status.kind == .regular {
      return Fingerprint(status) == fingerprint
    }
    return (try? self.fingerprint(of: VaultPath(bytes: Array(path)))) == fingerprint
  }

  /// All bytes of an entry's file, and what it looked like just before they were read.
  package mutating func read(
    _ path: VaultPath
  ) throws(SystemError) -> (bytes: [UInt8], fingerprint: Fingerprint) {
    do {
      let (bytes, status) = try folder(of: path).folder.readNamed(path.name)
      return (bytes, Fingerprint(status))
    } catch {
      guard error.isLink else { throw error }
      return try vault.read(path)
    }
  }

  private mutating func folder(of path: VaultPath) throws(SystemError) -> OpenFolder {
    let length = max(0, path.bytes.count - path.name.count - 1)
    if let last = open.last, last.holds(path, length) { return last }
    if let place = open.lastIndex(where: { $0.holds(path, length) }) {
      let found = open.remove(at: place)
      open.append(found)
      return found
    }
    let parent = path.folder
    // The folder above is most often open as well, having led to the one before.
    let opened =
      parent.bytes.isEmpty
      ? OpenFolder(path: parent, folder: try vault.folder.open(plainFolder: []))
      : OpenFolder(path: parent, folder: try folder(of: parent).folder.open(named: parent.name))
    if open.count == Self.mostOpen { open.removeFirst() }
    open.append(opened)
    return opened
  }

  /// How many folders stay open at most.
  private static let mostOpen = 16
}

/// An open folder in a list; a class because the folder itself can have one owner only.
private final class OpenFolder {
  private let path: VaultPath
  let folder: Folder

  init(path: VaultPath, folder: consuming Folder) {
    self.path = path
    self.folder = folder
  }

  /// Whether this is the folder that the first bytes of a path name.
  func holds(_ other: VaultPath, _ length: Int) -> Bool {
    path.bytes.count == length
      && path.bytes.withUnsafeBytes { own in
        other.bytes.withUnsafeBytes { own.elementsEqual($0.prefix(length)) }
      }
  }
}

extension Vault {
  /// What the file looks like that a symbolic link leads to, when it is one of this vault's.
  package func linkedFile(_ path: VaultPath) throws(SystemError) -> Fingerprint? {
    let target: [UInt8]
    do throws(ContainmentError) { target = try folder.resolve(path.bytes) } catch {
      if case .outside = error { return nil }
      throw error.systemError
    }
    guard let status = try folder.status(of: target), status.kind == .regular else { return nil }
    return Fingerprint(status)
  }
}
