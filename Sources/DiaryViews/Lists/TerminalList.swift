import DiaryMarkup

/// A list that is being drawn: what stands before its items.
struct TerminalList {
  let isLoose: Bool
  private let bullet: String
  private let delimiter: String
  /// The next item's number; nothing in a list of bullets.
  private var number: Int?
  /// Digits of the longest number, so that all end in one column.
  private var digits = 0

  /// Reads a list of a tree; `depth` is how many lists it lies in.
  init(_ node: MarkupTree.Node, in tree: MarkupTree, at index: MarkupTree.Index, depth: Int) {
    bullet = ["•", "◦", "▪"][min(depth, 2)]
    delimiter = node.kind == .orderedList && !node.text.isEmpty ? tree.string(node.text) : "."
    isLoose = node.kind == .orderedList ? !node.detail.isEmpty : node.number == 1
    guard node.kind == .orderedList else { return }
    number = Int(node.number)
    let count = tree.children(of: index).reduce(0) { sum, _ in sum + 1 }
    digits = String(Int(node.number) + max(count, 1) - 1).utf8.count
  }

  mutating func nextMarker(_ item: MarkupTree.Node) -> StyledText {
    var marker = StyledText()
    if let number {
      let text = String(number)
      marker.append(String(repeating: " ", count: max(0, digits - text.utf8.count)), .none)
      marker.append(text + delimiter + " ", .none)
      self.number = number + 1
    } else if item.kind == .item {
      marker.append(bullet, .dim)
      marker.append(" ", .none)
    }
    if item.kind == .taskItem {
      marker.append(item.number == 1 ? "☑" : "☐", item.number == 1 ? .color(.green) : .none)
      marker.append(" ", .none)
    }
    return marker
  }
}
