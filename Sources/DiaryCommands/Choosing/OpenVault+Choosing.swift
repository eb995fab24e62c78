import DiaryMarkup
import DiaryModel
import DiaryViews

extension OpenVault {
  /// The one entry that is meant: of several, the one that somebody chooses.
  func one(of found: [Entry], asked: NameWord) throws -> Entry {
    if found.count == 1 { return found[0] }
    let numbers = try numbers(of: found)
    guard world.canChoose else {
      throw ReferenceFailure.several(asked, zip(found, numbers).map { (entry: $0, number: $1) })
    }
    let things = zip(found, numbers).map { entry, number in
      Choosable(
        name: EntryReference.name(of: entry.day, number: number), title: entry.facts.title,
        detail: entry.facts.preview)
    }
    return found[try world.choose(among: things, user: user)]
  }

  /// The entry that somebody chooses among all, where none was named.
  func chosenEntry() throws -> Entry {
    guard world.canChoose else { throw ReferenceFailure.nothingNamed }
    var things: [Choosable] = []
    var paths: [VaultPath] = []
    var days: [Day] = []
    try journal.entries(EntryQuery(depth: .head)) { entry in
      things.append(
        Choosable(name: "", title: entry.facts.title, detail: entry.facts.preview))
      paths.append(entry.path)
      days.append(entry.day)
    }
    guard !things.isEmpty else { throw ReferenceFailure.noEntries }
    // Entries of a day stand together, the last one first.
    var place = 0
    while place < days.count {
      let end = days[place...].firstIndex { $0 != days[place] } ?? days.count
      for index in place..<end {
        things[index].name = EntryReference.name(
          of: days[index], number: end - place > 1 ? end - index : nil)
      }
      place = end
    }
    let path = paths[try world.choose(among: things, user: user)]
    guard let entry = try journal.entry(at: path) else {
      throw ReferenceFailure.noEntryAt(path.bytes)
    }
    return entry
  }

  /// The name of the task that somebody chooses among those that are ticked, or among the others.
  func chosenTask(isDone: Bool) throws -> NameWord {
    guard world.canChoose else { throw TaskFailure.nothingNamed }
    var things: [Choosable] = []
    try forEachTask(EntryQuery()) { listed in
      guard listed.task.isDone == isDone else { return }
      things.append(
        Choosable(
          name: listed.name, title: listed.task.text, detail: listed.title))
    }
    guard !things.isEmpty else { throw TaskFailure.noneLeft(isDone: isDone) }
    return NameWord(things[try world.choose(among: things, user: user)].name)
  }
}
