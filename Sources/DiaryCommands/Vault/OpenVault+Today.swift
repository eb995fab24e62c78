import DiaryModel
import DiaryVault
import Platform

extension OpenVault {
  /// The entry that today's texts go into: the newest of today in the folder the layout names.
  ///
  /// Only that folder is looked at, so that writing costs the same however large the vault is.
  func writtenToday() throws -> VaultPath? {
    let place = settings.layout.path(for: today).folder
    guard try files.folder.status(of: place.bytes)?.kind == .folder else { return nil }
    return try files.folder.open(folder: place.bytes).names()
      .filter { $0.kind == .regular || $0.kind == .link }
      .map { place.appending($0.name) }
      .compactMap { path in entryName(of: path).map { (path: path, name: $0) } }
      .filter { $0.name.day == today }
      .max { ($0.name, $0.path) < ($1.name, $1.path) }?.path
  }

  private func entryName(of path: VaultPath) -> EntryName? {
    guard case .entry(let name) = PathKind.classify(path: path) else { return nil }
    return name
  }
}
