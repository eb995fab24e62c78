import DiaryModel
import Platform

/// Changes that are known no longer, since their files are gone for good.
extension ChangeLog {
  /// Forgets all changes of files that are gone for good, or are about to be, by their paths of now,
  /// so that their words are gone too.
  ///
  /// They are followed to whatever paths they had before. Whatever else their commands have changed
  /// stays, and is marked as the rest of them first, so that none ever looks whole that is not.
  package func forget(_ paths: Set<VaultPath>) throws(SystemError) {
    let changes = ChangesByPath(try changes())
    try forget(paths.reduce(into: []) { $0.formUnion(changes.places(of: $1)) }, among: changes)
  }

  /// Likewise for what lies in the trash; never the words of an entry that lives, or may live.
  package func forget(
    _ items: [Trash.Item], in root: borrowing Folder
  ) throws(SystemError) {
    let changes = ChangesByPath(try changes())
    var places: Set<Int> = []
    for item in items { places.formUnion(try self.places(of: item, among: changes, in: root)) }
    try forget(places, among: changes)
  }

  private func forget(_ places: Set<Int>, among changes: ChangesByPath) throws(SystemError) {
    let found = places.sorted().map { changes.all[$0] }
    let forgotten = found.filter { !isBeingMadeElsewhere($0) }
    try dropLeftovers()
    guard !forgotten.isEmpty else { return }
    let opened = try Folder(path: folder)
    let (identities, commands) = (Set(forgotten.map(\.identity)), Set(forgotten.map(\.command)))
    for recorded in changes.all where commands.contains(recorded.command) {
      guard !identities.contains(recorded.identity), !recorded.isRest, case .done = recorded.state
      else { continue }
      let name = ChangeName(recorded.identity, recorded.state, isRest: true).bytes
      do { try opened.rename(recorded.name, to: name) } catch {
        // Another diary has dropped it meanwhile.
        guard error.isMissing else { throw error }
      }
    }
    dropTexts(of: identities)
    for recorded in forgotten { try opened.discard(recorded.name) }
    try opened.synchronize()
  }

  /// The places in the order of changes at which files were moved into the trash, by where they lie.
  package func orderOfDeletions() throws(SystemError) -> [VaultPath: Int] {
    var order: [VaultPath: Int] = [:]
    for recorded in try changes() {
      guard case .moved(let target) = recorded.change.kind, target.isInTrash else { continue }
      order[target] = recorded.identity.number
    }
    return order
  }

  /// Whether a leftover among the changes holds what a file held while an editor was open, which may
  /// be nowhere else; all others are texts that the file itself still has.
  package static func isSeenText(leftover name: [UInt8]) -> Bool {
    guard case .seen? = KeptTextName(parsing: Leftover.name(of: name)) else { return false }
    return true
  }

  /// Takes away what a stopped program has begun to write down.
  private func dropLeftovers() throws(SystemError) {
    do throws(SystemError) {
      let opened = try Folder(path: folder)
      for item in try opened.names()
      where !Self.isSeenText(leftover: item.name) && Leftover.isAbandoned(item.name, in: opened) {
        try opened.discard(item.name)
      }
    } catch {
      guard error.isMissing else { throw error }
    }
  }

  /// The entries that changes have left in the trash, with texts of theirs, and that something else
  /// has taken out of it: they may be gone, or live under another name.
  package func takenFromTrash(in root: borrowing Folder) throws(SystemError) -> Set<VaultPath> {
    var taken: Set<VaultPath> = []
    let changes = ChangesByPath(try changes())
    for (place, recorded) in changes.all.enumerated() {
      guard case .moved(let target) = recorded.change.kind, target.isInTrash,
        try root.status(of: target.bytes) == nil,
        // Somebody may have brought it back by hand.
        try root.status(of: recorded.change.path.bytes) == nil,
        changes.beginning(of: recorded.change.path, from: place + 1) != .goesOn,
        changes.places(of: target).contains(where: { changes.all[$0].change.before != nil })
      else { continue }
      taken.insert(target)
    }
    return taken
  }

  /// The changes of an entry in the trash; none where something tells, or may tell, that they are of
  /// one that lives.
  ///
  /// A sync may bring what another machine has deleted while this one has it still, and an entry may
  /// be copied back by hand, or by git as it was at some time.
  private func places(
    of item: Trash.Item, among changes: ChangesByPath, in root: borrowing Folder
  ) throws(SystemError) -> [Int] {
    let own = try ownPlaces(
      of: item.path, holding: try? root.read(item.path.bytes).bytes, among: changes, in: root)
    guard let last = own.first else {
      return try earlierPlaces(than: item, among: changes, in: root)
    }
    switch changes.beginning(of: item.original, from: last + 1) {
    case .goesOn: return []
    case .isOther: return own
    case .unknown: return try root.status(of: item.original.bytes) == nil ? own : []
    }
  }

  /// The changes of an entry that something else has put into the trash, on another machine say, or
  /// that was deleted before the log began: those of its old path from before that moment.
  ///
  /// Another entry may have that path since, and only be away. Where nothing tells whose changes
  /// they are, they are nobody's here, and where something is at the path they may be that one's.
  /// So they may where the text in the trash is none of theirs: the entry may have been moved before
  /// on that machine, and another one been deleted.
  private func earlierPlaces(
    than item: Trash.Item, among changes: ChangesByPath, in root: borrowing Folder
  ) throws(SystemError) -> [Int] {
    guard let moment = item.moment else { return [] }
    let end = changes.count(before: moment)
    switch changes.beginning(of: item.original, from: end) {
    case .goesOn: return []
    case .isOther: break
    case .unknown: guard try root.status(of: item.original.bytes) == nil else { return [] }
    }
    let places = try ownPlaces(of: item.original, before: end, among: changes, in: root)
    guard let mark = try ContentMark(of: item.path, in: root) else { return [] }
    return places.contains { changes.all[$0].has(mark) } ? places : []
  }
}
