import DiaryMarkup
import DiaryModel
import DiaryViews

extension OpenVault {
  /// The one entry that is meant: of several, the one that somebody chooses.
  func one(of found: [Entry], asked: NameWord) throws -> Entry {
    if found.count == 1 { return found[0] }
    guard world.canChoose else {
      throw ReferenceFailure.several(
        asked, zip(found, try numbers(of: found)).map { (entry: $0, number: $1) })
    }
    return try chosen(among: found)
  }

  /// The entry that somebody chooses among some.
  func chosen(among found: [Entry]) throws -> Entry {
    let things = zip(found, try numbers(of: found)).map { entry, number in
      Choosable(
        name: EntryReference.name(of: entry.day, number: number), title: entry.facts.title,
        detail: entry.facts.preview)
    }
    return found[try world.choose(among: things, user: user)]
  }

  /// The entry that somebody chooses among all, where none was named.
  func chosenEntry() throws -> Entry {
    guard world.canChoose else {
      let newest = try journal.entries(
        EntryQuery(limit: ReferenceFailure.mostListed + 1, depth: .head))
      guard !newest.isEmpty else { throw ReferenceFailure.noEntries }
      throw ReferenceFailure.nothingNamed(
        zip(newest, try numbers(of: newest)).map { (entry: $0, number: $1) })
    }
    var pages = EntryPages()
    var page = try pages.next(in: journal)
    guard !page.isEmpty else { throw ReferenceFailure.noEntries }
    var paths: [VaultPath] = []
    let things = ChoosablePages {
      defer { page = [] }
      if page.isEmpty { page = try pages.next(in: journal) }
      paths += page.map(\.path)
      return Self.choosable(page)
    }
    let path = paths[try world.choose(among: things, user: user)]
    guard let entry = try journal.entry(at: path) else {
      throw ReferenceFailure.noEntryAt(path.bytes)
    }
    return entry
  }

  /// Entries of whole days, the newest first, as things to choose.
  private static func choosable(_ entries: [Entry]) -> [Choosable] {
    var things: [Choosable] = []
    // Entries of a day stand together, the last one first.
    for place in entries.indices {
      let day = entries[place].day
      let isAlone = entries[..<place].last?.day != day && entries[(place + 1)...].first?.day != day
      let left = entries[place...].prefix { $0.day == day }.count
      things.append(
        Choosable(
          name: EntryReference.name(of: day, number: isAlone ? nil : left),
          title: entries[place].facts.title, detail: entries[place].facts.preview))
    }
    return things
  }

  /// The name of the task that somebody chooses among those that are ticked, or among the others.
  func chosenTask(isDone: Bool) throws -> NameWord {
    var things: [Choosable] = []
    try forEachTask(EntryQuery()) { listed in
      guard listed.task.isDone == isDone else { return }
      things.append(
        Choosable(
          name: listed.name, title: listed.task.text, detail: listed.title))
    }
    guard !things.isEmpty else { throw TaskFailure.noneLeft(isDone: isDone) }
    guard world.canChoose else { throw TaskFailure.nothingNamed(things) }
    return NameWord(things[try world.choose(among: things, user: user)].name)
  }
}
