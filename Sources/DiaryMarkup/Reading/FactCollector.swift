import DiaryModel

/// Gathers from a tree, in one pass over its nodes, what an entry's facts hold.
struct FactCollector {
  private(set) var facts: EntryFacts
  private var seenTags: Set<String>
  private var seenPeople: Set<String> = []
  private var seenLinks: Set<EntryLink> = []
  private var words = WordCounter()

  init(_ facts: EntryFacts) {
    self.facts = facts
    seenTags = facts.tags.isEmpty ? [] : Set(facts.tags.map { $0.lowercased() })
  }

  /// `bodyLine` is the line of the file on which the body begins.
  mutating func collect(from tree: MarkupTree, bodyLine: Int) {
    tree.bytes.withUnsafeBufferPointer { bytes in
      tree.nodes.withUnsafeBufferPointer { nodes in
        for node in nodes { add(node, bytes) }
      }
    }
    facts.words = words.count
    guard facts.openTasks + facts.doneTasks > 0 else { return }
    facts.tasks = tree.nodes.filter { $0.kind == .taskItem }
      .map { tree.task($0, bodyLine: bodyLine) }
  }

  private mutating func add(_ node: MarkupTree.Node, _ bytes: UnsafeBufferPointer<UInt8>) {
    switch node.kind {
    case .text, .code: words.add(Self.slice(node.text, bytes))
    case .codeBlock:
      words.endWord()
      words.add(Self.slice(node.text, bytes))
      words.endWord()
    case .tag:
      words.add(Self.slice(node.text, bytes))
      add(tag: Self.string(node.text, bytes))
    case .mention:
      words.add(Self.slice(node.text, bytes))
      add(person: Self.string(node.text, bytes))
    case .taskItem:
      words.endWord()
      if node.number == 1 { facts.doneTasks += 1 } else { facts.openTasks += 1 }
    case .link: add(file: Self.string(node.text, bytes), .file)
    case .image:
      let address = Self.string(node.text, bytes)
      add(image: address)
      add(file: address, .embed)
    case .wikiLink: add(EntryLink(.wiki, Self.string(node.text, bytes)))
    case .embed:
      let target = Self.string(node.text, bytes)
      if Destination(.embed, target).isImage { add(image: target) }
      add(EntryLink(.embed, target))
    case .callout:
      words.endWord()
      words.add(Self.slice(node.detail, bytes))
      words.endWord()
    case .emphasis, .strong, .strikethrough, .highlight, .footnoteReference, .comment,
      .htmlInline:
      break
    default: words.endWord()
    }
  }

  private mutating func add(tag: String) {
    if seenTags.insert(tag.lowercased()).inserted { facts.tags.append(tag) }
  }

  private mutating func add(person: String) {
    if seenPeople.insert(person).inserted { facts.people.append(person) }
  }

  private mutating func add(image: String) {
    if facts.firstImage == nil, !image.isEmpty { facts.firstImage = image }
  }

  /// Adds a link to a file, unless its address leads out of the vault or to a heading.
  private mutating func add(file address: String, _ kind: EntryLink.Kind) {
    guard let path = RelativeAddress.path(of: address) else { return }
    add(EntryLink(kind, path))
  }

  private mutating func add(_ link: EntryLink) {
    guard !link.target.isEmpty, seenLinks.insert(link).inserted else { return }
    facts.links.append(link)
  }

  private static func slice(
    _ range: Range<Int32>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[Int(range.lowerBound)..<Int(range.upperBound)])
  }

  private static func string(
    _ range: Range<Int32>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> String { String(decoding: slice(range, bytes), as: UTF8.self) }
}
