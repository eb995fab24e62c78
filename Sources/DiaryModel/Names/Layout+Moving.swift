extension Layout {
  /// Where an entry may go that is moved to another day, the best place first.
  ///
  /// Named as new entries of the day are. A time in the entry's own name is kept, and so are what
  /// the name says beyond it, and its ending; one without a time gets none, for nobody knows it.
  package func places(
    for day: Day, moving entry: VaultPath
  ) -> some Sequence<VaultPath> {
    let second = EntryName(path: entry)?.second
    let slug = Array(slug(of: entry))
    let ending = Array(entry.name.suffix(FileEnding.length(in: entry.name)))
    return (0..<86_401).lazy.map { attempt in
      let place = place(
        attempt, for: day, second: second, withSeconds: second.map { $0 % 60 > 0 } ?? false)
      let stem = place.bytes.dropLast(FileEnding.length(in: place.name))
      let kept = VaultPath(bytes: stem + slug + ending)
      // What stood behind the old day may mean something else behind another form of one.
      let isOfDay = EntryName(path: kept)?.day == day
      return isOfDay ? kept : VaultPath(bytes: stem + ending)
    }
  }

  /// What a name says beyond what the layout itself gives to names of that day, such as a weekday.
  private func slug(of entry: VaultPath) -> ArraySlice<UInt8> {
    let slug = EntryName.slug(of: entry)
    guard let day = EntryName(path: entry)?.day else { return slug }
    if number(of: folder(for: day).appending(entry.name), on: day) != nil { return [] }
    let own = EntryName.slug(of: path(for: day))
    return slug.starts(with: own) ? slug.dropFirst(own.count) : slug
  }
}
