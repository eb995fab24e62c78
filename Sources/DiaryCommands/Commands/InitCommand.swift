import ArgumentKit
import DiaryModel
import DiaryVault
import Platform

/// `diary init`, which makes a folder a vault.
package struct InitCommand: Command {
  var folder: String?

  package static let about = About(
    "init", "Make a folder a vault.", group: "Set up", synonyms: ["setup", "create-vault"],
    discussion: """
      Lays down settings and a template. A folder that holds Markdown already, such as one of \
      Obsidian, Logseq or zk, only gets a diary.yml, in which new entries go where that folder's \
      are. Nothing is ever overwritten.
      """,
    examples: [
      Example("diary init my-diary", "Begin a new diary."),
      Example("diary init ~/notes", "Keep a diary in a folder of notes that is there."),
    ])

  package static let inputs: Inputs<Self> = [
    .argument(
      \.folder, "FOLDER", completion: .folder, help: "The folder; the current one if left out.")
  ]

  package init() {}

  package func run(in world: World) throws {
    let places = Places(environment: world.environment)
    let typed = PathText.expandingHome(Array((folder ?? ".").utf8), home: places.home)
    let root = try Folder.made(path: PathText.absolute(typed, from: world.currentFolder))
    let path = try root.realPath()
    let wasVault = VaultLocation.isVault(path)
    let journal = Journal(
      vault: try Vault(root: path), indexFile: nil, warn: { world.warn($0) })
    let dated = try journal.entries(EntryQuery(depth: .head)).map(\.path)
    let shown = VisibleText.path(path)
    if wasVault {
      try world.say("\(shown) is a vault already, with \(Self.count(dated.count))")
    } else if try dated.isEmpty && !Self.holdsMarkdown(root) {
      _ = try VaultFoundation.layDown(in: root)
      try world.say("A new vault is in \(shown)")
    } else {
      try adopt(root, dated: dated, shown: shown, in: world)
    }
    try tellOddities(journal, in: world)
    try GitAdvice(root: path, world: world).give()
    try tellHowToGoOn(path, in: world)
  }

  private func adopt(
    _ root: borrowing Folder, dated: [VaultPath], shown: String, in world: World
  ) throws {
    let found = Adoption.layout(of: root, dated: dated)
    try VaultFoundation.adopt(found?.layout, in: root)
    try world.say(
      "\(shown) is a vault now, with \(Self.count(dated.count)); only diary.yml was added")
    guard let found else { return }
    let source =
      switch found.source {
      case .obsidian: "as in Obsidian's daily notes"
      case .logseq: "as in Logseq's journals"
      case .files: "as your dated files are"
      }
    try world.say("New entries go to \(VisibleText.oneLine(found.layout.text)), \(source)")
  }

  private func tellOddities(_ journal: Journal, in world: World) throws {
    let strange = try journal.invalidDays()
    guard !strange.isEmpty else { return }
    world.warn("names that look like days but are none, and so no entries:")
    for path in strange.prefix(20) { world.warn("  \(VisibleText.path(path))") }
    if strange.count > 20 { world.warn("  and \(strange.count - 20) more") }
  }

  private func tellHowToGoOn(_ path: [UInt8], in world: World) throws {
    let isHere = try path == Folder(path: world.currentFolder).realPath()
    let option = isHere ? "" : " --vault \(VisibleText.path(Array((folder ?? ".").utf8)))"
    try world.say("Write with: diary\(option) today \"What a day\"")
    guard !isHere else { return }
    try world.say("To leave --vault out: cd there, or export DIARY_VAULT=\(VisibleText.path(path))")
  }

  /// Whether there are notes in the folder, or the settings of a program for notes.
  private static func holdsMarkdown(_ root: borrowing Folder) throws -> Bool {
    try root.names().contains { item in
      if [".obsidian", ".zk", "logseq"].contains(where: { item.name.elementsEqual($0.utf8) }) {
        return true
      }
      guard item.kind == .regular else { return false }
      let kind = PathKind.classify(path: VaultPath(bytes: item.name))
      // A README is in many a repository that is no vault of notes.
      return kind == .undated && !item.name.starts(with: "README".utf8)
    }
  }

  private static func count(_ entries: Int) -> String {
    entries == 1 ? "1 entry" : "\(entries) entries"
  }
}
