extension Layout {
  /// The folders that were made for an entry of a day alone and hold nothing else once it has left,
  /// if they are empty: the deepest first.
  ///
  /// Only those whose names tell of the day; what every entry is in stays, and so does a folder that
  /// an entry was put into otherwise.
  package func ownFolders(of entry: VaultPath, on day: Day) -> [VaultPath] {
    guard entry.folder == folder(for: day) else { return [] }
    let others = [-400, 400, -4000, 4000].compactMap { day.adding(days: $0) }.map(folder)
    var (own, place) = ([VaultPath](), entry.folder)
    while !place.bytes.isEmpty, !others.contains(where: { $0 == place || $0.isBelow(place) }) {
      own.append(place)
      place = place.folder
    }
    return own
  }
}

extension VaultPath {
  fileprivate func isBelow(_ folder: VaultPath) -> Bool {
    bytes.starts(with: folder.bytes + [UInt8(ascii: "/")])
  }
}
