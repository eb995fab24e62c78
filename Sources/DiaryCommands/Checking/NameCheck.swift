import DiaryModel
import DiaryVault
import Platform

/// What can be wrong with names.
enum NameCheck {
  /// Names of one folder that other systems take for one: they differ in case or composition only.
  static func duplicates(among items: [FolderItem], in place: VaultPath) -> [Finding] {
    var groups: [String: [FolderItem]] = [:]
    for item in items where item.name.first != UInt8(ascii: ".") {
      let name = String(decoding: item.name, as: UTF8.self)
      groups[NormalForm.nfc(name).lowercased(), default: []].append(item)
    }
    return groups.values.filter { $0.count > 1 }.flatMap { group in
      let sorted = group.sorted { $0.name.lexicographicallyPrecedes($1.name) }
      return sorted.dropFirst().map { item in
        Finding(
          .duplicateName, place.appending(item.name).bytes,
          "the same name as \(VisibleText.path(sorted[0].name)) but for case or accents",
          hint: "rename one: on macOS, Windows and phones only one of them survives")
      }
    }
  }

  /// A copy of an entry that is not there; of several one alone can have its name.
  private static func lonelyCopy(
    _ path: VaultPath, of original: VaultPath, in vault: OpenVault
  ) -> Finding {
    let items = (try? vault.files.folder.open(folder: path.folder.bytes).names()) ?? []
    let first = items.map { path.folder.appending($0.name) }
      .filter { $0.conflictOriginal == original }.min()
    let what = "a copy of an entry that is not there, so it is in no list"
    guard let first, first != path else {
      return Finding(
        .conflictCopy, path.bytes, what,
        hint: "rename it to \(VisibleText.path(original)), so that it is an entry")
    }
    return Finding(
      .conflictCopy, path.bytes, what,
      hint: "join it with \(VisibleText.path(first)), which is another copy of the same entry")
  }

  /// Why something that looks like an entry is none.
  static func oddity(
    of item: FolderItem, at path: VaultPath, in vault: OpenVault
  ) -> Finding? {
    let kind = PathKind.classify(path: path)
    switch (kind, item.kind) {
    case (.conflictCopy, .regular):
      if let original = ((try? vault.lonelyOriginal(of: path)) ?? nil)?.path {
        return lonelyCopy(path, of: original, in: vault)
      }
      return .conflictCopy(path)
    case (.invalidDay, .regular):
      return Finding(
        .oddName, path.bytes, "the name looks like a day that does not exist",
        hint: "rename it, so that it is an entry")
    case (.entry, .folder):
      return Finding(
        .oddFile, path.bytes, "a folder that is named like an entry", hint: "rename it")
    case (.entry, .fifo), (.entry, .socket), (.entry, .device):
      return Finding(
        .oddFile, path.bytes, "no file, though named like an entry", hint: "move it away")
    case (_, .link):
      do throws(ContainmentError) {
        let target = try vault.files.folder.resolve(path.bytes)
        guard (try? vault.files.folder.status(of: target)) ?? nil == nil else { return nil }
        return Finding(
          .oddFile, path.bytes, "a link that leads nowhere", hint: "correct or remove the link")
      } catch {
        return Finding(
          .oddFile, path.bytes, "a link that leads out of the vault, and is not followed",
          hint: "put the file itself here")
      }
    default: return nil
    }
  }
}
