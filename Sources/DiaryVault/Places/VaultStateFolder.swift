import Platform

/// A vault's own folder in the user's state folder: that of its drafts, or of its changes.
///
/// It goes by the vault's path. In it lies a record of which folder that was, see `VaultStates`.
struct VaultStateFolder: Sendable {
  /// The folder of all vaults' folders of its kind.
  private let parent: [UInt8]
  private let name: [UInt8]
  /// What a folder that is made says of its vault.
  private let record: @Sendable () -> Record?

  init(_ kind: Kind, in stateFolder: [UInt8], vaultRoot root: [UInt8]) {
    parent = kind.folder(in: stateFolder)
    name = VaultFolderName.of(root: root)
    record = { VaultMark(of: root).map { Record(mark: $0, root: root) } }
  }

  /// That of a vault which is not at its path now; nothing where none is known to have been there.
  init?(_ kind: Kind, in stateFolder: [UInt8], vaultAwayFrom root: [UInt8]) {
    parent = kind.folder(in: stateFolder)
    let name = VaultFolderName.of(root: root)
    let known = Kind.allCases.lazy.compactMap { kind -> Record? in
      let path = PathText.join(kind.folder(in: stateFolder), name)
      guard let folder = try? Folder(path: path) else { return nil }
      return Record(in: folder)
    }.first
    guard let known, known.root == root else { return nil }
    (self.name, record) = (name, { known })
  }

  /// That of texts which found no vault; no vault's folder has such a name.
  init(withoutVaultIn stateFolder: [UInt8], _ kind: Kind) {
    (parent, name) = (kind.folder(in: stateFolder), Array("no-vault".utf8))
    record = { nil }
  }

  /// One that goes by no vault's path, such as one that was set aside.
  init(_ kind: Kind, in stateFolder: [UInt8], named name: [UInt8]) {
    (parent, self.name) = (kind.folder(in: stateFolder), name)
    record = { nil }
  }

  enum Kind: String, CaseIterable {
    case drafts, changes

    /// The folder of all vaults' folders of this kind.
    func folder(in stateFolder: [UInt8]) -> [UInt8] {
      PathText.join(stateFolder, Array(rawValue.utf8))
    }
  }

  var path: [UInt8] { PathText.join(parent, name) }

  /// Opens the folder, which is made with its record where it is not there.
  func made() throws(SaveError) -> Folder {
    do throws(SystemError) {
      let folder = try Folder.made(path: path)
      guard try folder.status(of: Record.name) == nil, let record = record() else {
        return folder
      }
      // Two diaries may make it at once, and one that cannot be made is missed by a move alone.
      try? folder.create(Record.name, bytes: record.bytes)
      return folder
    } catch { throw .system(error) }
  }

  /// Which vault a folder is of.
  struct Record: Equatable, Sendable {
    let mark: VaultMark
    /// Where the vault was.
    let root: [UInt8]

    static let name = Array(".vault".utf8)

    var bytes: [UInt8] { Array("\(mark)\n".utf8) + root }

    init(mark: VaultMark, root: [UInt8]) { (self.mark, self.root) = (mark, root) }

    init?(in folder: borrowing Folder) {
      guard let bytes = try? folder.read(Self.name).bytes,
        let end = bytes.firstIndex(of: UInt8(ascii: "\n")),
        let mark = VaultMark(String(decoding: bytes[..<end], as: UTF8.self))
      else { return nil }
      self.init(mark: mark, root: Array(bytes[(end + 1)...]))
    }

    /// Puts the record into a folder, in place of another; a folder without one is of whoever uses
    /// it next.
    func write(into folder: borrowing Folder) {
      try? folder.discard(Self.name)
      try? folder.create(Self.name, bytes: bytes)
    }
  }
}
