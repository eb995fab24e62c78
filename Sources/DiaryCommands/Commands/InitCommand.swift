import ArgumentKit
import DiaryModel
import DiaryVault
import Platform

/// `diary init`, which makes a folder a vault.
package struct InitCommand: Command {
  var folder: NameWord?

  package static let about = About(
    "init", "Make a folder a vault.", group: "Set up", synonyms: ["setup", "create-vault"],
    discussion: """
      Lays down settings and a template. A folder that holds Markdown already, such as one of \
      Obsidian, Logseq or zk, only gets a diary.yml, in which new entries go where that folder's \
      are. Nothing is ever overwritten. Where your own settings name no vault, it offers on a \
      terminal to write this one into them, so that it is found from every folder.
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

  package func validate() throws(UsageFault) { try folder?.requireName(of: "FOLDER") }

  package func run(in world: World) throws {
    let places = Places(environment: world.variables)
    let typed = PathText.expandingHome(name.bytes, home: places.home)
    let root = try Folder.made(path: PathText.absolute(typed, from: world.currentFolder))
    let path = try root.realPath()
    try Self.refuseMarker(in: root)
    let wasVault = VaultLocation.isVault(path)
    let vault = try Vault(root: path)
    let journal = Journal(vault: vault, indexFile: nil, warn: { world.warn($0) })
    let dated = try journal.entries(EntryQuery(depth: .head)).map(\.path)
    let leftOut = try LeftOutNotes(journal).sentences
    let isKnown = journal.faults.isEmpty
    let isNew = try !wasVault && isKnown && dated.isEmpty && !Self.holdsMarkdown(root)
    if !wasVault { try Self.requireKnown(journal) }
    let shown = VisibleText.path(path)
    if wasVault {
      try world.report(
        "\(shown) is a vault already, with \(dated.count.counted("entry", "entries"))")
    } else if isNew {
      _ = try VaultFoundation.layDown(in: root)
      try world.report("A new vault is in \(shown)")
    } else {
      try adopt(root, dated: dated, shown: shown, in: world)
    }
    if !isNew { for sentence in leftOut { world.note(sentence) } }
    warnOfOuterVault(path, in: world)
    try GitAdvice(root: path, world: world).give()
    if let state = places.stateFolder { LastVault.remember(path, in: state) }
    let outcome = try tellHowToGoOn(path, in: world)
    try journal.endReading()
    if outcome == .isTold { throw SilentEnd(.incomplete) }
  }

  /// Makes sure that it is known what is in the folder: what nobody may read is left as it is, but
  /// what fails to be read may be all there is.
  private static func requireKnown(_ journal: Journal) throws {
    guard let fault = journal.faults.first(where: { !$0.error.isPermission }) else { return }
    throw InitFailure.unknown(fault.path, fault.error)
  }

  /// The folder as it was typed.
  private var name: NameWord { folder ?? "." }

  /// Settings can only be written where nothing else has their name.
  private static func refuseMarker(in root: borrowing Folder) throws {
    let marker = Array(VaultLocation.marker.utf8)
    guard let kind = try root.status(of: marker)?.kind, kind != .regular, kind != .link else {
      return
    }
    throw SaveError.notRegular(PathText.join(root.path, marker), kind)
  }

  private func warnOfOuterVault(_ path: [UInt8], in world: World) {
    guard let outer = VaultLocation.vault(around: path) else { return }
    let marker = PathText.join(path, Array(VaultLocation.marker.utf8))
    world.warn(
      "this folder lies in the vault \(VisibleText.path(outer)), whose lists hold its entries too",
      hint: "to have one vault only: rm \(ShellWords.quoted(marker))")
  }

  private func adopt(
    _ root: borrowing Folder, dated: [VaultPath], shown: String, in world: World
  ) throws {
    let found = try Adoption.layout(of: root, dated: dated)
    let template = try Adoption.template(of: root)
    try VaultFoundation.adopt(found?.layout, template: template, in: root)
    try world.report(
      "\(shown) is a vault now, with \(dated.count.counted("entry", "entries")); only diary.yml was added"
    )
    guard let found else { return }
    let source =
      switch found.source {
      case .obsidian: "as in Obsidian's daily notes"
      case .logseq: "as in Logseq's journals"
      case .files: "as your dated files are"
      }
    try world.report("New entries go to \(VisibleText.oneLine(found.layout.text)), \(source)")
    if let template { try world.report("They begin as \(VisibleText.path(template)), likewise") }
  }

  /// Tells how to write, and what came of the offer to find the vault from every folder.
  ///
  /// Commands to paste are whole lines, which are not filled.
  private func tellHowToGoOn(_ path: [UInt8], in world: World) throws -> UsualVault.Outcome {
    guard !world.options.isQuiet else { return .isOpen }
    let isHere = try path == Folder(path: world.currentFolder).realPath()
    let usual = UsualVault(path, in: world)
    let outcome = try usual.offer()
    let isFound = outcome == .isFound
    let option = isHere || isFound ? "" : " --vault \(Self.word(name))"
    try world.say("Write with: diary\(option) today \"What a day\"")
    if outcome == .isOpen, let advice = usual.advice { try world.say(advice) }
    if !isHere, !isFound {
      try world.say(
        "To leave --vault out: cd there, or export DIARY_VAULT=\(ShellWords.quoted(path))")
    }
    return outcome
  }

  /// The folder as a shell's word: a tilde at its start is the shell's, and stays out of quotes.
  private static func word(_ name: NameWord) -> String {
    guard name.text.hasPrefix("~/") else { return ShellWords.quoted(name.bytes) }
    return name.text == "~/" ? name.text : "~/" + ShellWords.quoted(Array(name.bytes.dropFirst(2)))
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
}

/// Why a folder is made no vault.
private enum InitFailure: CommandFailure {
  case unknown(VaultPath, SystemError)

  var description: String {
    switch self {
    case .unknown(let path, let error):
      let place = path.bytes.isEmpty ? "the folder" : VisibleText.path(path)
      return "\(place): \(error.message), so it is not known what is in it, and nothing was done"
    }
  }

  var hint: String? { "give the command again; if it stays so, look at the disk" }
}
