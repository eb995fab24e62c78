import Platform

extension VaultStates {
  /// That a folder which was set aside was found not to be of the vault at its path, as that was then.
  ///
  /// It lies in the folder, so that not each command looks at the log and the vault's files again; a
  /// change right in the vault's folder, as when it is fetched anew, makes it void.
  struct Verdict: Equatable {
    /// The vault that it is not of.
    let mark: VaultMark
    /// When that vault's folder was changed last, in nanoseconds since 1970.
    private let modified: Int64

    static let name = Array(".not-of".utf8)

    init?(on root: [UInt8], _ mark: VaultMark) {
      guard let status = try? Folder(path: root).status() else { return nil }
      (self.mark, modified) = (mark, status.modified)
    }

    init?(in folder: borrowing Folder) {
      guard let bytes = try? folder.read(Self.name).bytes else { return nil }
      let words = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      guard words.count == 2, let mark = VaultMark(String(words[0])),
        let modified = Int64(words[1])
      else { return nil }
      (self.mark, self.modified) = (mark, modified)
    }

    /// Puts it into a folder; where that fails the folder is judged again the next time.
    func write(into folder: borrowing Folder) {
      _ = try? folder.put(Self.name, bytes: Array("\(mark)\n\(modified)\n".utf8))
    }

    static func remove(from folder: borrowing Folder) { try? folder.discard(name) }
  }
}
