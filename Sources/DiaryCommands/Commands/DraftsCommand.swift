import ArgumentKit
import DiaryMarkup
import DiaryModel
import DiaryVault
import DiaryViews
import Platform

/// `diary drafts`, which lists texts that are not in the vault yet and goes on with them.
package struct DraftsCommand: Command {
  var action = Action.list
  var name: NameWord?
  var isSure = false
  var format = TableFormat.table

  package enum Action: String, CaseIterable, InputValue {
    case list, show, resume, discard
  }

  package static let about = About(
    "drafts", "List, resume or discard texts that were not saved.", group: "Write",
    discussion: """
      A new entry is a draft until the editor has ended well. What could not be saved then waits \
      here, as does a text that an editor has saved over, and what was piped into a command that was \
      refused, or given while its vault was not there. Without a name, the newest draft is meant. \
      What an editor has left among the drafts under a name of its own is told too.
      """,
    examples: [
      Example("diary drafts", "List the drafts."),
      Example("diary drafts resume", "Go on with the newest in the editor."),
    ])

  package static let inputs: Inputs<Self> = [
    .argument(\.action, "ACTION", help: "What to do: list, show, resume, discard."),
    .argument(\.name, "DRAFT", completion: .dynamic("drafts"), help: "The draft's name."),
    .option(\.format, "format", short: "f", value: "FORMAT", help: "List a table or json."),
    .flag(\.isSure, "yes", short: "y", help: "Do not ask."),
  ]

  package init() {}

  package func run(in world: World) throws {
    let vault = try OpenVault(in: world)
    let store = try vault.drafts()
    let known = try store.drafts()
    vault.keepSeen()
    let drafts = try store.drafts()
    switch action {
    case .list:
      let (others, elsewhere) = (try vault.filesAmongDrafts(), vault.otherDrafts)
      let lost = try vault.lostDrafts(among: elsewhere)
      let isWhole = try list(drafts, in: vault, isAll: others.isEmpty && lost.drafts.isEmpty)
      for draft in drafts where !store.isOpen(draft) { vault.tellMore(of: draft) }
      for path in others { try vault.tellOther(path) }
      vault.tellEditorCopies(lately: 10)
      vault.tell(of: lost.drafts)
      vault.tell(ofFiles: lost.files)
      vault.tell(ofOthers: elsewhere)
      if !isWhole { throw SilentEnd(.incomplete) }
    case .show:
      let text = try text(of: drafts, in: vault)
      try world.writeText(text)
    case .resume:
      try vault.resume(
        try other(store, in: vault) ?? chosen(drafts, orTakenOver: vault))
    case .discard:
      // What has just become a draft nobody has seen, who does not name it.
      let draft = try chosen(name == nil ? known : drafts, orTakenOver: vault)
      try vault.tellCopies(of: draft)
      let lock = try vault.lock(draft)
      let name = VisibleText.path(draft.name)
      vault.tellMore(of: draft)
      try store.requireRemovable(draft)
      let asked = store.status(of: draft)
      guard try isSure || world.confirm("Discard the draft \(name)?", insteadOf: "--yes") else {
        return world.note("kept \(name)")
      }
      // Not every editor is waited for, and what it saves meanwhile nobody has seen.
      guard store.status(of: draft) == asked else { throw DraftFailure.changed(draft) }
      try vault.keepMore(of: draft)
      do throws(SaveError) { try store.discard(draft, expecting: asked) } catch {
        guard case .changed = error else { throw error }
        throw DraftFailure.changed(draft)
      }
      lock?.release()
      try world.report("Discarded: \(name)")
    }
  }

  /// Lists drafts, and tells whether all of them could be read.
  private func list(_ drafts: [Draft], in vault: OpenVault, isAll: Bool) throws -> Bool {
    guard !drafts.isEmpty || !isAll || format == .json else {
      vault.world.note("there are no drafts")
      return true
    }
    let texts = try drafts.map { try text(of: $0, in: vault) }
    let read = zip(drafts, texts)
    if format == .json {
      try vault.world.write(
        ChangeJSON.bytes(of: read.map { try listed($0, holding: $1, in: vault) }))
      return !texts.contains(nil)
    }
    let isLaidOut = vault.world.isLaidOut
    let look = vault.look
    let list = DraftList(palette: look.palette, width: look.width, date: look.days.short)
    var lines: [UInt8] = []
    for (draft, text) in read {
      let item = try item(of: draft, holding: text, in: vault)
      if isLaidOut {
        list.append(item, to: &lines)
      } else {
        DraftList.appendPlain(item, to: &lines)
      }
    }
    try vault.world.write(lines)
    return !texts.contains(nil)
  }

  /// What a draft holds; one that somebody else has made unreadable is told, and hides none of the
  /// others.
  private func text(of draft: Draft, in vault: OpenVault) throws -> [UInt8]? {
    let store = try vault.drafts()
    do throws(SystemError) { return try store.read(draft) ?? [] } catch {
      vault.world.warn(
        "\(VisibleText.path(draft.path)): the draft cannot be read: \(error.message)",
        hint: "it is kept there; give it back to yourself, as with chown or chmod u+rw")
      return nil
    }
  }

  /// A pipe gets the whole path, which a program can open.
  private func item(
    of draft: Draft, holding text: [UInt8]?, in vault: OpenVault
  ) throws -> DraftList.Item {
    let store = try vault.drafts()
    let title = EntryReader.facts(of: text ?? [], options: vault.markup).title
    return DraftList.Item(
      day: draft.day, time: draft.time, title: title,
      path: vault.world.terminal.isOutput ? vault.reachable(absolute: draft.path) : draft.path,
      entry: (try? store.entry(of: draft))??.path)
  }

  private func listed(
    _ draft: Draft, holding text: [UInt8]?, in vault: OpenVault
  ) throws -> ListedChange {
    let item = try item(of: draft, holding: text, in: vault)
    let written = try vault.drafts().lastWriting(of: draft).flatMap { LocalTime(at: $0) }
    var change = ListedChange(
      .draft, at: written.flatMap { Moment($0) }, path: draft.path, original: item.entry?.bytes)
    (change.day, change.title) = (draft.day, item.title)
    return change
  }

  /// A draft made of what is named, where that is a text among the drafts and none of them.
  private func other(_ store: DraftStore, in vault: OpenVault) throws -> Draft? {
    guard let name else { return nil }
    let found = try vault.filesAmongDrafts().first { path in
      path.elementsEqual(name.bytes) || PathText.split(path).name.elementsEqual(name.bytes)
    }
    guard let found, store.copy(at: found)?.kind != .swap else { return nil }
    return try store.adopt(found, day: vault.today, at: vault.now)
  }

  /// The draft that is named, if only by the beginning of its name; else the newest.
  ///
  /// One that no vault has is taken over, where none of this one's is called that.
  private func chosen(_ drafts: [Draft], orTakenOver vault: OpenVault) throws -> Draft {
    do { return try chosen(drafts) } catch {
      guard let taken = try vault.takeOver(named: name) else { throw error }
      return taken
    }
  }

  /// What the chosen one holds, which may be no vault's.
  private func text(of drafts: [Draft], in vault: OpenVault) throws -> [UInt8] {
    do { return try vault.drafts().read(try chosen(drafts)) ?? [] } catch {
      guard let text = try vault.lostText(named: name) else { throw error }
      return text
    }
  }

  private func chosen(_ drafts: [Draft]) throws -> Draft {
    guard let newest = drafts.last else { throw DraftFailure.none }
    guard let name else { return newest }
    let whole = drafts.first { draft in
      draft.name.elementsEqual(name.bytes) || draft.path.elementsEqual(name.bytes)
        || draft.name.elementsEqual(name.bytes + Array(".md".utf8))
    }
    if let whole { return whole }
    let begun = drafts.filter { $0.name.starts(with: name.bytes) }
    guard let found = begun.first else { throw DraftFailure.nothing(name) }
    guard begun.count == 1 else { throw DraftFailure.several(name, begun) }
    return found
  }
}
