import DiaryModel

/// Gives each topic's page a path of its own: `tags/travel-japan.html`.
///
/// What some file system or server stumbles over becomes a hyphen. Where two would be one, the later
/// gets a number.
struct TopicNames {
  private let kind: SiteTopic.Kind
  /// The page of all topics has a name already.
  private var names = NumberedNames(taken: ["index"])

  init(_ kind: SiteTopic.Kind) { self.kind = kind }

  /// The page of a topic by its name in small letters.
  mutating func path(for key: String) -> VaultPath {
    let stem = PageNames.safe(key)
    let plain = stem.isEmpty ? "_" : stem
    let count = names.take(plain, withNumberBehind: stem)
    let name = count == 1 ? plain : "\(stem)_\(count)"
    return VaultPath("\(kind.folder)/\(name).html")
  }
}
