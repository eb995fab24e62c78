import ArgumentKit
import DiaryModel
import DiaryVault
import DiaryViews
import Platform

/// `diary trash`, which lists deleted entries or takes them away for good.
package struct TrashCommand: Command {
  var isEmptying = false
  var isSure = false
  var format = TableFormat.table

  package static let about = About(
    "trash", "List deleted entries, or take them away for good.", group: "Look after",
    examples: [
      Example("diary trash", "List what was deleted."),
      Example("diary trash --empty", "Take it all away for good, after asking."),
    ])

  package static let inputs: Inputs<Self> = [
    .flag(\.isEmptying, "empty", help: "Take everything in the trash away for good."),
    .option(\.format, "format", short: "f", value: "FORMAT", help: "Print a table or json."),
    .flag(\.isSure, "yes", short: "y", help: "Do not ask."),
  ]

  package init() {}

  package func run(in world: World) throws {
    let vault = try OpenVault(in: world)
    // Emptying forgets what is kept with the changes.
    vault.keepSeen()
    let items = try vault.trash()
    if !isEmptying, format == .json {
      try world.write(ChangeJSON.bytes(of: vault.listed(items)))
      return try vault.endReading()
    }
    defer { vault.tellOthersInTrash() }
    guard !items.isEmpty else {
      if isEmptying { try vault.forgetGone([]) }
      return world.note("the trash is empty")
    }
    guard isEmptying else { return try list(vault.listed(items), in: vault) }
    let asked = try items.map { try vault.files.folder.status(of: $0.path.bytes) }
    guard
      try isSure
        || world.confirm("Take \(Self.words(for: items.count)) away for good?", insteadOf: "--yes")
    else { return world.note("nothing was taken away") }
    try destroy(items, asked: asked, in: vault)
  }

  /// Takes things away that were asked for, each with its status of then.
  ///
  /// Somebody may have brought one of them back meanwhile, or a program that has it open still may
  /// have saved it, or be about to: what that writes afterwards would be nowhere.
  private func destroy(
    _ items: [Trash.Item], asked: [FileStatus?], in vault: OpenVault
  ) throws {
    let there = try Trash.items(in: vault.files.folder)
    var (left, count, stays) = ([(item: Trash.Item, status: FileStatus)](), 0, false)
    func stay(_ item: Trash.Item, _ error: SaveError) throws(SaveError) {
      switch error {
      case .system(let cause) where cause.isMissing: return
      case .changed:
        vault.world.warn(
          "\(VisibleText.path(item.path)): was changed while you were asked, so it stays",
          hint: "look at it, and empty the trash again")
      case .beingWritten:
        vault.world.warn(
          "\(VisibleText.path(item.path)): is being written by another program, so it stays",
          hint: "let that program save and close it, look at it, and empty the trash again")
      default: throw error
      }
      stays = true
    }
    for (item, status) in zip(items, asked) where there.contains(item) {
      guard let status else { continue }
      do throws(SaveError) {
        try vault.files.folder.requireRemovable(item.path.bytes, expecting: status)
        left.append((item, status))
      } catch { try stay(item, error) }
    }
    try vault.forgetGone(left.map(\.item))
    for (item, status) in left {
      do throws(SaveError) {
        try Trash.destroy(item, expecting: status, in: vault.files.folder)
        count += 1
      } catch { try stay(item, error) }
    }
    try vault.world.report("Taken away for good: \(Self.words(for: count, isLeft: stays))")
    if stays { throw SilentEnd(.incomplete) }
  }

  private static func words(for count: Int, isLeft: Bool = false) -> String {
    switch count {
    case 0: isLeft ? "nothing" : "nothing, since it is no longer there"
    case 1: "one deleted entry"
    default: "\(count) deleted entries"
    }
  }

  private func list(_ changes: [ListedChange], in vault: OpenVault) throws {
    var bytes: [UInt8] = []
    guard vault.world.isLaidOut else {
      for change in changes { ChangeList.appendPlain(deleted: change, to: &bytes) }
      try vault.world.write(bytes)
      return try vault.endReading()
    }
    let list = vault.look.changeList
    for change in changes { list.append(deleted: change, to: &bytes) }
    try vault.world.page(bytes, user: vault.user)
    try vault.endReading()
  }
}

extension OpenVault {
  /// Forgets the words of what is about to be taken away for good.
  ///
  /// What something else has taken out of the trash may live under another name, and keeps them. It
  /// comes before the files go: stopped in between, what is left lies in the trash, and no words
  /// are anywhere that the trash does not show.
  fileprivate func forgetGone(_ items: [Trash.Item]) throws {
    let originals = try items.map(\.original).filter { path in
      try files.folder.status(of: path.bytes) == nil
    }
    if let changes {
      let taken = try changes.takenFromTrash(in: files.folder).count
      if taken > 0 {
        world.note(
          "earlier texts of \(taken.counted("entry that was", "entries that were")) taken out of the "
            + "trash by hand are kept, since \(taken == 1 ? "it" : "they") may live elsewhere; they "
            + "leave the log with time")
      }
      try changes.forget(items, in: files.folder)
    }
    guard !journal.forgetForGood(Set(originals)) else { return }
    world.warn(
      "the index cannot be written now, and may still hold words of what is gone",
      hint: "'diary index --rebuild' makes it anew without them")
  }

  /// Tells of what other programs have put into the trash, which stays there.
  fileprivate func tellOthersInTrash() {
    let count = (try? Trash.othersCount(in: files.folder)) ?? 0
    guard count > 0 else { return }
    let things = count == 1 ? "one thing in .trash is" : "\(count) things in .trash are"
    world.note("\(things) another program's, and left alone")
  }
}
