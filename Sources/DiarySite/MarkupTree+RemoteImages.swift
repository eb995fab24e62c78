import DiaryMarkup

extension MarkupTree {
  /// Turns images of other places into links to them: a page of a diary asks nobody for anything.
  mutating func linkRemoteImages() {
    for index in nodes.indices where nodes[index].kind == .image {
      guard RelativeAddress.path(of: string(nodes[index].text)) == nil else { continue }
      let isInLink = hasAncestor(index) { $0 == .link || $0 == .wikiLink }
      if nodes[index].firstChild < 0 || isInLink {
        let text = plainText(of: Index(index))
        let start = Int32(bytes.count)
        bytes += Array((text.isEmpty ? string(nodes[index].text) : text).utf8)
        let range = start..<Int32(bytes.count)
        if isInLink {
          (nodes[index].kind, nodes[index].text, nodes[index].firstChild) = (.text, range, -1)
          continue
        }
        var shown = nodes[index]
        (shown.kind, shown.parent, shown.next) = (.text, Index(index), -1)
        shown.text = range
        nodes.append(shown)
        nodes[index].firstChild = Index(nodes.count - 1)
      }
      nodes[index].kind = .link
    }
  }

  private func hasAncestor(_ index: Int, where isMatch: (Kind) -> Bool) -> Bool {
    var parent = nodes[index].parent
    while parent >= 0 {
      if isMatch(nodes[Int(parent)].kind) { return true }
      parent = nodes[Int(parent)].parent
    }
    return false
  }
}
