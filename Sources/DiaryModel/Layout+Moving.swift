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
    return ((second == nil ? 0 : 1)..<86_402).lazy.map { attempt in
      let place = place(attempt, for: day, second: second)
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
    let own = EntryName.slug(of: path(for: day))
    guard !own.isEmpty, slug.starts(with: own) else { return slug }
    let rest = slug.dropFirst(own.count)
    // A time or a number behind it is what the layout gives to the later ones of a day.
    let isCounted =
      rest.first == UInt8(ascii: "-")
      && rest.dropFirst().allSatisfy { (0x30...0x39).contains($0) }
    return isCounted ? [] : rest
  }
}
