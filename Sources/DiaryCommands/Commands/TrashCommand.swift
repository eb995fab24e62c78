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
    let items = try Trash.items(in: vault.files.folder)
    if !isEmptying, format == .json {
      try world.write(ChangeJSON.bytes(of: vault.listed(items)))
      return try vault.endReading()
    }
    guard !items.isEmpty else { return world.note("the trash is empty") }
    guard isEmptying else { return try list(vault.listed(items), in: vault) }
    let things = items.count == 1 ? "one deleted entry" : "\(items.count) deleted entries"
    guard
      try isSure || world.confirm("Take \(things) away for good?", insteadOf: "--yes")
    else { return world.note("nothing was taken away") }
    for item in items { try Trash.destroy(item, in: vault.files.folder) }
    // Their words are also in the log of changes, under the path that each had before.
    let gone = try items.map(\.original).filter { path in
      try vault.files.folder.status(of: path.bytes) == nil
    }
    try vault.changes?.forget(Set(items.map(\.path) + gone))
    try world.report("Taken away for good: \(things)")
  }

  private func list(_ changes: [ListedChange], in vault: OpenVault) throws {
    var bytes: [UInt8] = []
    guard vault.world.terminal.isOutput else {
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
