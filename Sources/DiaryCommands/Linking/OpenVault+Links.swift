import DiaryMarkup
import DiaryModel
import DiaryViews

extension OpenVault {
  /// Where an entry's links lead, and which texts link to it, the newest first.
  func links(of entry: Entry) throws -> LinkList {
    let links = try VaultLinks(around: entry, in: self)
    var list = LinkList(of: entry)
    guard let own = links.place(of: entry.path) else { return list }
    var seen: Set<EntryLink> = []
    list.out = try listed(links.texts[own], links) { _ in true }.compactMap { link, target in
      guard seen.insert(link.link).inserted else { return nil }
      var link = link
      switch target {
      case .text(let place): link.take(links.texts[place].names)
      case .file(let path): link.path = path
      case nil where link.link.kind == .wiki:
        link.person = settings.people.person(named: link.link.target)?.name
      case nil: break
      }
      return link
    }
    let screen = LinkScreen(for: links.texts[own].names)
    let notes = links.texts.filter { $0.names.name == nil }
    for text in links.texts.filter({ $0.names.name != nil }).reversed() + notes
    where text.links.contains(where: {
      screen.mayMean($0) && links.target(of: $0, in: text) == .text(own)
    }) {
      var lines: Set<Int> = []
      for (link, _) in try listed(text, links, where: { $0 == .text(own) })
      where lines.insert(link.line).inserted {
        var link = link
        link.take(text.names)
        list.back.append(link)
      }
    }
    return list
  }

  /// The links of a text in their order, with what they point at, as far as that is wanted.
  private func listed(
    _ text: VaultLinks.Text, _ links: VaultLinks, where isWanted: (LinkResolver.Target?) -> Bool
  ) throws -> [(link: ListedLink, target: LinkResolver.Target?)] {
    guard let bytes = try readIfPresent(text.path)?.bytes else { return [] }
    let file = LinkMending(bytes, options: markup)
    var found = file.links.map { ($0.link, file.line(of: $0.range.lowerBound)) }
    if let photo = text.links.last, !found.contains(where: { $0.0 == photo }),
      let field = FrontMatter(EntryText(bytes: bytes)).field("photo")
    {
      found.insert((photo, field.line), at: 0)
    }
    return found.compactMap { link, line in
      let target = links.target(of: link, in: text)
      guard isWanted(target) else { return nil }
      return (ListedLink(link, line: line, text: file.text(ofLine: line)), target)
    }
  }
}

extension ListedLink {
  /// Takes over what lies at the other end.
  fileprivate mutating func take(_ names: LinkedText) {
    (path, day, title) = (names.path, names.name?.day, names.title)
  }
}
