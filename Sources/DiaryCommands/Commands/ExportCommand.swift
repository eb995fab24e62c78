import ArgumentKit
import DiaryIndex
import DiaryModel
import DiarySite
import DiaryVault
import Platform

/// `diary export`, which writes entries as something else.
package struct ExportCommand: Command {
  var format = ExportFormat.html
  var folder: NameWord = ""
  var words: [NameWord] = []
  var filter = EntryFilter()
  var includesPrivate = false
  var isUnsafe = false
  var isVerbose = false

  package enum ExportFormat: String, CaseIterable, InputValue {
    case html
  }

  package static let about = About(
    "export", "Write entries as a web site.", group: "Publish",
    synonyms: ["publish", "html", "site", "share"],
    discussion: """
      Writes a site that works from the folder, without a server. Only what differs is written, \
      and pages of entries that are gone are taken away; files that are not the site's own are \
      never touched, and one that is and was changed since is kept beside it, as NAME.yours. With \
      '-' for FOLDER, one entry is printed as a page that needs no other file.

      New files are for you alone, unless the folder was opened to others.
      """,
    examples: [
      Example("diary export html ~/site", "All entries."),
      Example("diary export html ~/site 2026", "A year's entries."),
      Example("diary export html - yesterday > page.html", "One entry as one file."),
    ])

  package static let inputs: Inputs<Self> = [
    .argument(\.format, "FORMAT", isRequired: true, help: "What to write: html."),
    .argument(
      \.folder, "FOLDER", isRequired: true, completion: .folder,
      help: "Where to write; '-' prints one entry as one page."),
    .arguments(
      \.words, "WHEN", completion: .dynamic("entries"),
      help: "Which days or entries; all, if left out."),
    .flag(\.includesPrivate, "private", help: "Also entries that are marked private."),
    .flag(\.isUnsafe, "unsafe-html", help: "Pass on raw HTML in entries instead of showing it."),
    .flag(\.isVerbose, "verbose", help: "List the links that lead nowhere."),
    .group(\.filter),
  ]

  package init() {}

  package func validate() throws(UsageFault) { try folder.requireName(of: "FOLDER") }

  package func run(in world: World) throws {
    let vault = try OpenVault(in: world)
    if folder.text == "-" { return try printPage(vault) }
    let typed = PathText.expandingHome(folder.bytes, home: vault.places.home)
    let path = PathText.absolute(typed, from: world.currentFolder)
    let entries = try siteEntries(vault)
    // A slip must not take the whole site away.
    if entries.isEmpty, !(words.isEmpty && filter.isEmpty) {
      vault.sayNothingFits(when: words.map(\.text), filter)
      return try vault.endReading()
    }
    try requireNoEntries(in: path, of: vault, among: entries)
    let others = otherFiles(for: entries, in: vault)
    let site = Site(
      entries, others: try otherTexts(others.notes, beside: entries, in: vault),
      files: others.attachments, options: siteOptions(vault))
    var target = try SiteFolder.open(path)
    guard try !target.isSame(as: vault.files.folder) else { throw SiteFailure.insideVault }
    let removed: Int
    do {
      try write(site, to: &target, from: vault)
      removed = try target.finish()
    } catch {
      target.tellOwnFiles(as: folder.bytes, in: world)
      try target.abandon()
      throw error
    }
    tell(site.warnings, in: world)
    target.tellOwnFiles(as: folder.bytes, in: world)
    let pages = site.entryCount.counted("entry", "entries")
    try world.report(
      "\(pages) in \(folder.shown): \(target.written.counted("file", "files")) written, "
        + "\(target.unchanged) unchanged, \(removed) removed")
    if site.hiddenCount > 0 {
      let hidden = site.hiddenCount.counted("private entry is", "private entries are")
      world.note("\(hidden) left out; --private takes them in")
    }
    let home = PathText.join(folder.bytes, Array("index.html".utf8))
    try world.report("Open \(VisibleText.path(home))")
    try vault.endReading()
  }

  /// Makes sure that the pages do not go among the entries themselves.
  private func requireNoEntries(
    in path: [UInt8], of vault: OpenVault, among entries: [SiteEntry]
  ) throws {
    guard let inside = try? vault.files.folder.resolve(path), !inside.isEmpty else { return }
    let folder = VaultPath(bytes: inside)
    if entries.contains(where: { $0.entry.path.isInside(folder) }) {
      throw SiteFailure.amongEntries(folder)
    }
  }

  /// Tells of links that lead nowhere, whose texts stay without a link.
  private func tell(_ warnings: [SiteWarning], in world: World) {
    if isVerbose {
      for warning in warnings { world.warn(warning.description) }
    } else if !warnings.isEmpty {
      let links = warnings.count.counted("link or image leads", "links or images lead")
      world.warn("\(links) nowhere; see which with --verbose")
    }
  }

  private func write(
    _ site: Site, to target: inout SiteFolder, from vault: OpenVault
  ) throws {
    let (pages, attachments) = (Array(site.pages), site.attachments)
    // Pages that no export has written are made in any case; the first of them, which are the
    // longest, while all are announced.
    let first = pages.prefix(Self.pagesAtOnce).filter { !target.knows($0.path.bytes) }
    var before = PagesBeingMade(first, of: site, from: vault.files)
    try target.announce(pages.map(\.path.bytes) + attachments.map(\.path.bytes))
    let begun = Set(first.map(\.path))
    var waiting: [SitePage] = []
    let others = pages.filter { !begun.contains($0.path) }
    let changed = zip(others, target.keeps(others)).filter { !$0.1 }.map(\.0)
    let files = try attachments.compactMap { file in
      try vault.files.folder.status(of: file.source.bytes).map { (file, inputs: $0.siteHash) }
    }
    try target.announce(
      again: changed.map { ($0.path, $0.inputs) } + files.map { ($0.0.path, $0.inputs) })
    for page in changed {
      waiting.append(page)
      guard waiting.count == Self.pagesAtOnce else { continue }
      // The next pages are made while those before are written.
      let next = PagesBeingMade(waiting, of: site, from: vault.files)
      try before.write(to: &target)
      before = consume next
      waiting.removeAll(keepingCapacity: true)
    }
    let last = PagesBeingMade(waiting, of: site, from: vault.files)
    try before.write(to: &target)
    try last.write(to: &target)
    for (file, inputs) in files {
      try target.put(file.path.bytes, inputs: inputs) {
        try vault.files.folder.read(file.source.bytes).bytes
      }
    }
  }

  private static let pagesAtOnce = 256

  private func siteEntries(_ vault: OpenVault) throws -> [SiteEntry] {
    var entries: [SiteEntry] = []
    let chosen = try vault.choice(words, filter)
    try vault.journal.indexedEntries(chosen.query) { found in
      guard chosen.holds(found.file.path) else { return }
      let content = UInt64(bitPattern: found.file.hash ?? 0)
      entries.append(SiteEntry(found.entry, content: content))
    }
    return entries
  }

  /// The vault's other files, looked for only when an entry may point at one.
  private func otherFiles(for entries: [SiteEntry], in vault: OpenVault) -> OtherFiles {
    hasLinks(entries) ? vault.journal.otherFiles() : OtherFiles()
  }

  /// What links may point at that has no page: notes, and the entries that are left out.
  private func otherTexts(
    _ notes: [VaultPath], beside entries: [SiteEntry], in vault: OpenVault
  ) throws -> [LinkedText] {
    var others = vault.texts(of: notes).map(\.names)
    guard !(words.isEmpty && filter.isEmpty), hasLinks(entries) else { return others }
    let chosen = Set(entries.map(\.entry.path))
    try vault.journal.entries(EntryQuery(depth: .head)) { entry in
      if !chosen.contains(entry.path) { others.append(LinkedText(entry)) }
    }
    return others
  }

  private func hasLinks(_ entries: [SiteEntry]) -> Bool {
    entries.contains { $0.entry.facts.photo != nil || !$0.entry.facts.links.isEmpty }
  }

  private func printPage(_ vault: OpenVault) throws {
    let entry = try singleEntry(vault)
    guard includesPrivate || !entry.facts.isPrivate else {
      throw SiteFailure.isPrivate(entry.path)
    }
    let others = otherFiles(for: [SiteEntry(entry, content: 0)], in: vault)
    let page = SinglePage(entry, files: others.attachments, options: siteOptions(vault))
    let bytes = page.render(source: try vault.read(entry.path).bytes) { path in
      try? vault.files.folder.read(path.bytes).bytes
    }
    try vault.world.writeText(bytes)
  }

  /// The entry to print; of several that fit, the one that somebody chooses.
  private func singleEntry(_ vault: OpenVault) throws -> Entry {
    let entries = try vault.entries(named: words, filter)
    let asked = (words.map(\.text) + [filter.description]).filter { !$0.isEmpty }.joined(
      separator: " ")
    guard !entries.isEmpty else {
      vault.tellUnknownNames(filter)
      throw SiteFailure.nothingFits(asked)
    }
    // Several days that are named are several pages, and no question.
    guard words.count < 2 || entries.allSatisfy({ $0.day == entries[0].day }) else {
      throw SiteFailure.notOne(entries.count)
    }
    return try vault.one(of: entries, asked: NameWord(asked))
  }

  private func siteOptions(_ vault: OpenVault) -> SiteOptions {
    var options = SiteOptions()
    if !vault.settings.title.isEmpty { options.title = vault.settings.title }
    options.language =
      vault.settings.language.isEmpty ? vault.world.language : vault.settings.language
    options.includesPrivate = includesPrivate
    options.isUnsafe = isUnsafe
    options.markup = vault.markup
    options.people = vault.settings.people
    options.breaksLines = vault.settings.breaksLines
    options.dates = vault.look.days.siteDates
    options.category = { [categories = vault.settings.categories] name in
      let category = categories.named(name)
      return SiteCategory(
        icon: category?.icon ?? "", color: category?.colour?.rawValue ?? "")
    }
    return options
  }
}

extension FileStatus {
  /// A number that differs when the file does.
  fileprivate var siteHash: UInt64 {
    var hash = inode
    for number in [size, modified, changed] {
      hash = (hash ^ UInt64(bitPattern: number)) &* 0x9E37_79B9_7F4A_7C15
    }
    return hash
  }
}
