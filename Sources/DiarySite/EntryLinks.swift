import DiaryMarkup
import DiaryModel

/// Where the links of one entry lead, as addresses on its page.
struct EntryLinks: Sendable {
  enum Place: Sendable {
    /// A page among others: `root` leads from its folder to the site's (`../../`).
    case site(root: String, pages: [VaultPath], topics: SiteTopics)
    /// A page that stands alone: only its images are with it, under addresses that are to be
    /// replaced.
    case alone
  }

  /// What begins the addresses of images on a page that stands alone.
  static let imageMark = "diary-image/"

  private let resolver: LinkResolver
  private let entry: VaultPath
  private let place: Place

  init(_ resolver: LinkResolver, entry: VaultPath, place: Place) {
    (self.resolver, self.entry, self.place) = (resolver, entry, place)
  }

  /// The address for something that the entry's text points at; nothing where it leads nowhere.
  func address(of destination: Destination) -> String? {
    switch destination.kind {
    case .tag: return address(of: .tag, named: destination.target)
    case .mention: return address(of: .person, named: destination.target)
    case .link, .image:
      guard let path = RelativeAddress.path(of: destination.target) else {
        return destination.target
      }
      let written = destination.target
      let fragment = written.utf8.firstIndex(of: UInt8(ascii: "#")).map { written[$0...] } ?? ""
      let found = target(of: EntryLink(.file, path))
      return address(of: found, isShown: destination.kind == .image).map { $0 + fragment }
    case .wikiLink, .embed:
      let fragment = Self.fragment(of: destination.heading)
      if destination.target.isEmpty { return fragment.isEmpty ? nil : fragment }
      let isShown = destination.kind == .embed
      let link = EntryLink(isShown ? .embed : .wiki, destination.target)
      let found = target(of: link)
      if let address = address(of: found, isShown: isShown) { return address + fragment }
      return Site.Pointer(link: link, target: found).name.flatMap {
        address(of: .person, named: $0)
      }
    }
  }

  /// The page of a topic that the entry has.
  func address(of kind: SiteTopic.Kind, named name: String) -> String? {
    guard case .site(let root, _, let topics) = place else { return nil }
    return topics.topic(kind, named: name).map { root + $0.path.address }
  }

  /// Leads to a heading on its page: the last one of `A#B`, by the id that the page gives it.
  private static func fragment(of heading: String) -> String {
    guard let last = heading.split(separator: "#").last, last.first != "^" else { return "" }
    let tree = MarkupTree(parsing: "# " + last)
    guard let node = tree.nodes.first(where: { $0.kind == .heading }), !node.text.isEmpty else {
      return ""
    }
    return "#" + VaultPath(tree.string(node.text)).address
  }

  /// The address for a link as an entry's facts have it.
  func address(of link: EntryLink) -> String? {
    address(of: target(of: link), isShown: link.kind == .embed)
  }

  /// What a link points at.
  func target(of link: EntryLink) -> LinkResolver.Target? {
    resolver.target(of: link, from: entry)
  }

  private func address(of target: LinkResolver.Target?, isShown: Bool) -> String? {
    switch (target, place) {
    case (.text(let place), .site(let root, let pages, _)) where place >= 0:
      root + pages[place].address
    case (.file(let path), .site(let root, _, _)): root + path.sitePath.address
    case (.file(let path), .alone) where isShown: Self.imageMark + path.address
    default: nil
    }
  }
}

extension VaultPath {
  /// Where a file of the vault lies in the site.
  var sitePath: VaultPath { VaultPath("files").appending(bytes) }
}
