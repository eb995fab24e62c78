import DiaryModel
import DiaryVault
import Platform

/// Files that the program has begun to write and was stopped.
struct LeftoverCheck {
  private let vault: OpenVault

  init(_ vault: OpenVault) { self.vault = vault }

  /// Those in one folder of the vault.
  func findings(among items: [FolderItem], in place: VaultPath) -> [Finding] {
    let names = items.filter { $0.kind == .regular && Leftover.isOne($0.name) }.map(\.name)
    guard !names.isEmpty else { return [] }
    do throws(SystemError) {
      let folder = try vault.files.folder.open(folder: place.bytes)
      return names.filter { Leftover.isAbandoned($0, in: folder) }
        .map { Self.finding(place.appending($0).bytes) }
    } catch {
      return [.unreadable(place.bytes, error)]
    }
  }

  /// Those in the trash, which were being taken away for good.
  func findingsInTrash() -> [Finding] {
    do throws(SystemError) {
      return try Trash.items(in: vault.files.folder).map(\.path).filter { path in
        guard Leftover.isOne(Array(path.name)),
          let folder = try? vault.files.folder.open(folder: path.folder.bytes)
        else { return false }
        return Leftover.isAbandoned(Array(path.name), in: folder)
      }.map { Self.finding($0.bytes) }
    } catch {
      return [.unreadable(Trash.folder.bytes, error)]
    }
  }

  /// Those in the folders of drafts, changes and the user's own settings.
  func findings(outside: Bool) -> [Finding] {
    let places = [
      vault.changes?.folder, (try? vault.drafts())?.folder, vault.textsWithoutVault?.folder,
      folderOfSettings,
    ]
    return places.compactMap(\.self).flatMap { place in
      do throws(SystemError) {
        let folder = try Folder(path: place)
        return try folder.names().filter { Leftover.isAbandoned($0.name, in: folder) }
          .map { Self.finding(PathText.join(place, $0.name)) }
      } catch {
        return error.isMissing ? [] : [Finding.unreadable(place, error)]
      }
    }
  }

  /// Where the user's own settings are, which may be a link to a file kept elsewhere.
  private var folderOfSettings: [UInt8]? {
    let file = vault.places.settingsFile
    return file.isEmpty ? nil : PathText.split(RealPath.following(file)).folder
  }

  private static func finding(_ path: [UInt8]) -> Finding {
    Finding(
      .leftover, path, "a file that this program was writing when it was stopped",
      hint:
        "'--fix' takes it away; a text that is nowhere else becomes a draft, or moves to the trash "
        + "where it was no entry's"
    )
  }
}
