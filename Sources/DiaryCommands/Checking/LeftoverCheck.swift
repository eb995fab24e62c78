import DiaryModel
import DiaryVault
import Platform

/// Files that the program has begun to write and was stopped.
struct LeftoverCheck {
  private let vault: OpenVault

  init(_ vault: OpenVault) { self.vault = vault }

  /// Those in one folder of the vault.
  func findings(among items: [FolderItem], in place: VaultPath) -> [Finding] {
    items.filter { $0.kind == .regular && Leftover.isOne($0.name) }
      .compactMap { item in
        let path = place.appending(item.name)
        guard let folder = try? vault.files.folder.open(folder: place.bytes),
          Leftover.isAbandoned(item.name, in: folder)
        else { return nil }
        return Self.finding(path.bytes)
      }
  }

  /// Those in the folders of drafts and changes.
  func findings(outside: Bool) -> [Finding] {
    [vault.changes?.folder, (try? vault.drafts())?.folder].compactMap(\.self).flatMap { place in
      guard let folder = try? Folder(path: place), let items = try? folder.names() else {
        return [Finding]()
      }
      return items.filter { Leftover.isAbandoned($0.name, in: folder) }
        .map { Self.finding(PathText.join(place, $0.name)) }
    }
  }

  private static func finding(_ path: [UInt8]) -> Finding {
    Finding(
      .leftover, path, "a file that this program was writing when it was stopped",
      hint: "'--fix' takes it away, or moves it to the trash where its text is nowhere else")
  }
}
