import DiaryMarkup
import DiaryModel

/// A diary as a web site that works from a folder, without a server and without scripts.
///
/// All that is known of the entries is held; their texts are read one at a time, when a page is
/// made. The same input makes the same bytes.
///
/// ```swift
/// for page in site.pages where page.inputs != known[page.path] {
///   write(try site.render(page) { entry in try read(entry.path) }, to: page.path)
/// }
/// ```
package struct Site: Sendable {
  /// Changes when the same inputs make other pages.
  static let version = 8

  /// What a page says of the program that has made it, near its beginning.
  package static let generator = Array("<meta name=\"generator\" content=\"diary\">".utf8)

  let options: SiteOptions
  /// Oldest first.
  let entries: [SiteEntry]
  /// The page of each entry.
  let paths: [VaultPath]
  /// The places of each year's entries, oldest year first.
  let years: [(year: Int, places: Range<Int>)]
  let topics: SiteTopics
  /// A hash of what lists show of each entry.
  let listed: [UInt64]
  /// A hash of where the topics of each entry have their pages.
  let topicPaths: [UInt64]
  let resolver: LinkResolver
  /// What each entry points at.
  let pointers: [[Pointer]]
  let optionsHash: UInt64
  /// How many entries are left out because they are private.
  package let hiddenCount: Int

  /// Lays out a site.
  ///
  /// `others` are the vault's texts without a page, which links may well point at; `files` are its
  /// other files, of which those that entries point at are copied.
  package init(
    _ entries: [SiteEntry], others: [LinkedText] = [], files: [VaultPath] = [],
    options: SiteOptions
  ) {
    self.options = options
    optionsHash = options.hash
    let (entries, hidden) = Self.shown(entries, options)
    self.entries = entries
    hiddenCount = hidden.count
    var names = PageNames()
    paths = entries.indices.map { place in
      names.path(for: entries[place].entry.path, of: entries[place].entry.day)
    }
    years = Self.years(of: self.entries)
    listed = entries.indices.map { [paths] place in
      Self.hash(listed: entries[place].entry, at: paths[place], options)
    }
    let hasLinks = entries.indices.contains { !entries[$0].entry.facts.pointers.isEmpty }
    resolver =
      hasLinks
      ? LinkResolver(entries, others: others + hidden, files: files) : LinkResolver()
    pointers = entries.indices.map { [resolver] place in
      entries[place].entry.facts.pointers.map { link in
        Pointer(link: link, target: resolver.target(of: link, from: entries[place].entry.path))
      }
    }
    topics = SiteTopics(of: self.entries, people: options.people, pointers: pointers)
    topicPaths = topics.hashesOfPaths(for: entries.count)
  }

  /// How many entries have a page.
  package var entryCount: Int { entries.count }

  /// A link of an entry, and what it leads to.
  struct Pointer: Sendable {
    let link: EntryLink
    let target: LinkResolver.Target?

    /// The name of somebody that it may mean, since it is that of no page.
    var name: String? {
      guard link.kind == .wiki else { return nil }
      switch target {
      case .text(let place) where place < 0: return link.target
      case nil: return link.target
      case .text, .file: return nil
      }
    }
  }

  /// Every page, each with the hash of its inputs, made while it is asked for.
  package var pages: some Sequence<SitePage> {
    let shared: [SitePage.Kind] =
      [.style, .home] + years.map { .year($0.year) }
      + topics.kinds.map { .topics($0) } + topics.all.indices.map { .topic($0) }
    return (shared + entries.indices.map { .entry($0) }).lazy.map(page)
  }

  /// A page's bytes; `read` gives those of an entry's file.
  package func render<Failure: Error>(
    _ page: SitePage, read: (Entry) throws(Failure) -> [UInt8]
  ) throws(Failure) -> [UInt8] {
    switch page.kind {
    case .style: return Array(SiteStyle.sheet.utf8)
    case .home: return homePage()
    case .year(let year): return yearPage(year)
    case .topics(let kind): return topicsPage(kind)
    case .topic(let number): return topicPage(number)
    case .entry(let place):
      let source = try read(entries[place].entry)
      return entryPage(place, source: source)
    }
  }

  /// The files to copy, each once.
  package var attachments: [SiteAttachment] {
    var sources: Set<VaultPath> = []
    for pointer in pointers.joined() {
      if case .file(let path) = pointer.target { sources.insert(path) }
    }
    return sources.sorted().map { SiteAttachment(source: $0, path: $0.sitePath) }
  }

  /// The links and images that lead nowhere, oldest entry first.
  package var warnings: [SiteWarning] {
    pointers.indices.flatMap { place in
      pointers[place]
        .filter { $0.target == nil && !$0.link.target.isEmpty && topics.person($0) == nil }
        .map { SiteWarning(entry: entries[place].entry.path, target: $0.link.target) }
    }
  }

  /// The entry that a page is of; nothing for pages of several.
  package func entry(of page: SitePage) -> Entry? {
    if case .entry(let place) = page.kind { entries[place].entry } else { nil }
  }

  func links(of place: Int) -> EntryLinks {
    EntryLinks(
      resolver, entry: entries[place].entry.path,
      place: .site(root: "../../", pages: paths, topics: topics))
  }

  /// The entries that have pages, oldest first, as they most often come.
  ///
  /// Those that are private have none.
  private static func shown(
    _ entries: [SiteEntry], _ options: SiteOptions
  ) -> ([SiteEntry], hidden: [LinkedText]) {
    let hasHidden =
      !options.includesPrivate
      && entries.indices.contains { entries[$0].entry.facts.isPrivate }
    let shown = hasHidden ? entries.filter { !$0.entry.facts.isPrivate } : entries
    let hidden =
      hasHidden
      ? entries.filter(\.entry.facts.isPrivate).map { LinkedText($0.entry) } : []
    let isInOrder = shown.indices.dropFirst().allSatisfy { place in
      let (before, name) = (shown[place - 1].entry.name, shown[place].entry.name)
      return before == name
        ? shown[place - 1].entry.path < shown[place].entry.path : before < name
    }
    return (isInOrder ? shown : shown.sorted { Entry.isOlder($0.entry, $1.entry) }, hidden)
  }

  private static func years(of entries: [SiteEntry]) -> [(year: Int, places: Range<Int>)] {
    var years: [(year: Int, places: Range<Int>)] = []
    for place in entries.indices {
      let year = entries[place].entry.name.day.year
      if years.last?.year == year {
        years[years.count - 1].places = years[years.count - 1].places.lowerBound..<(place + 1)
      } else {
        years.append((year, place..<(place + 1)))
      }
    }
    return years
  }
}
