extension Layout {
  /// Where an entry may go that is moved to another day, the best place first.
  ///
  /// The day's first has the layout's own name, the next ones the time behind it, as new entries
  /// have. A time in the entry's own name is kept, and so are what the name says beyond it, and its
  /// ending.
  package func places(
    for day: Day, moving entry: VaultPath, second: Int
  ) -> some Sequence<VaultPath> {
    let own = EntryName(path: entry)?.second
    let second = own ?? second
    let slug = Array(EntryName.slug(of: entry))
    let ending = Array(entry.name.suffix(FileEnding.length(in: entry.name)))
    return ((own == nil ? 0 : 1)..<86_402).lazy.map { attempt in
      let place =
        switch attempt {
        case 0: path(for: day)
        case 1: path(for: day, second: second)
        default: path(for: day, second: (second + attempt - 2) % 86_400, withSeconds: true)
        }
      let stem = place.bytes.dropLast(FileEnding.length(in: place.name))
      let kept = VaultPath(bytes: stem + slug + ending)
      // What stood behind the old day may mean something else behind another form of one.
      let isOfDay = EntryName(path: kept)?.day == day
      return isOfDay ? kept : VaultPath(bytes: stem + ending)
    }
  }
}
