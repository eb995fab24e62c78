import DiaryModel
import DiaryVault
import Platform

extension OpenVault {
  /// The entry that today's texts go into: the newest of the day's own, those that `diary today`
  /// makes, in the folder the layout names.
  ///
  /// An entry with a time or a title in its name is of its own and is left alone. Only that folder
  /// is looked at, so that writing costs the same however large the vault is.
  func writtenToday() throws -> VaultPath? {
    let place = settings.layout.folder(for: today)
    guard try files.folder.status(of: place.bytes)?.kind == .folder else { return nil }
    let paths = try files.folder.open(folder: place.bytes).names()
      .filter { $0.kind == .regular || $0.kind == .link }
      .map { place.appending($0.name) }
      .filter { path in
        guard case .entry(let name) = PathKind.classify(path: path) else { return false }
        return name.day == today
      }
    let numbered = paths.compactMap { path in
      settings.layout.number(of: path, on: today).map { (number: $0, path: path) }
    }
    return numbered.max { ($0.number, $0.path) < ($1.number, $1.path) }?.path
      ?? paths.filter(isNamedByWeekday).max()
  }

  /// Likewise for a text, which becomes a draft where the entry cannot be looked for.
  func writtenToday(for text: WrittenText?) throws -> VaultPath? {
    do { return try writtenToday() } catch {
      guard let text, !text.isEmpty else { throw error }
      return try keeping(text, of: today, isOwn: true) { throw error }
    }
  }

  /// Whether a name says the day and its weekday alone, as other programs name a day's entry.
  private func isNamedByWeekday(_ path: VaultPath) -> Bool {
    let names = DayNames(environment: world.environment)
    return EntryName(path: path)?.second == nil
      && WeekdaySlug.isName(
        EntryName.slug(of: path), of: today.weekday, named: names.name(of: today.weekday))
  }
}
