import DiaryMarkup
import DiaryModel

extension EntryStart {
  /// The start with a text behind it, as an entry is saved from a command line.
  ///
  /// Front matter that the text begins with is the entry's, to the byte, and gets what the start has
  /// beside that. What was asked for is put in its place: the day and the category.
  ///
  /// The headings of a template that has nothing else are kept for the day's own entry, which is made
  /// to be gone on with.
  package func bytes(with text: WrittenText, keepsHeadings: Bool = true) -> [UInt8] {
    let start = keepsHeadings ? withoutPrompts : withoutHeadings
    guard let front = text.frontMatter, let head = try? head(front.block, over: start) else {
      return text.appended(to: start)
    }
    let bytes = head + EntryText(bytes: start).body
    return front.rest.isEmpty ? bytes : front.rest.appended(to: bytes)
  }

  /// Whether the front matter that a text begins with can be the entry's; else it stays as words.
  package func takesFrontMatter(of text: WrittenText) -> Bool {
    text.frontMatter.map { (try? head($0.block, over: bytes)) != nil } ?? true
  }

  private func head(
    _ block: [UInt8], over start: [UInt8]
  ) throws(FrontMatterEditError) -> [UInt8] {
    var edit = FrontMatterEdit(block)
    try edit.take(from: EntryText(bytes: start))
    if let category = details.category { try edit.set("category", category) }
    if let moment = WrittenText.date(in: block), moment.day != day { try edit.set("date", day) }
    return edit.bytes
  }

  /// What a text that began as this start has in its body beside that; nothing where the start has no
  /// words of its own there.
  package func addition(in bytes: [UInt8]) -> WrittenText? {
    guard !EntryReader.facts(of: Array(EntryText(bytes: self.bytes).body)).title.isEmpty else {
      return nil
    }
    let own = WrittenLines.all(of: self.bytes[...])
    let added = WrittenLines.ordered(in: EntryText(bytes: bytes).body).filter { !own.contains($0) }
    let text = WrittenText(Array(added.joined(separator: [0x0A])))
    return text.isEmpty ? nil : text
  }
}

extension WrittenText {
  /// The front matter that the text begins with, with the lines around it, and the rest; nothing where
  /// what stands there is no front matter, or cannot be read as that.
  package var frontMatter: (block: [UInt8], rest: WrittenText)? {
    let parts = EntryText(bytes: bytes)
    guard parts.frontMatter != nil, FrontMatter(parts).isReadable else { return nil }
    let block = Array(bytes[..<parts.bodyRange.lowerBound])
    return (block, WrittenText(Array(parts.body)))
  }

  /// What is wrong with the front matter that the text begins with, its lines counted from the text's
  /// first one.
  package var problems: [EntryProblem] {
    let parts = EntryText(bytes: bytes)
    guard parts.frontMatter != nil else { return [] }
    var facts = EntryFacts()
    FrontMatter(parts).facts(into: &facts)
    return facts.problems
  }

  /// The moment that its front matter has as its date.
  package var date: (moment: Moment, hasTime: Bool)? {
    guard let block = frontMatter?.block,
      case .scalar(let text)? = FrontMatter(EntryText(bytes: block))["date"],
      let moment = Moment(text)
    else { return nil }
    return (moment, text.utf8.count > 10)
  }

  fileprivate static func date(in block: [UInt8]) -> Moment? { WrittenText(block).date?.moment }

  /// The text with another one before it, behind the front matter that it may begin with.
  package func behind(_ other: WrittenText) -> WrittenText {
    let (block, rest) = frontMatter ?? ([], self)
    let gap = Array("\n\n".utf8)
    return WrittenText(block + (block.isEmpty ? [] : [0x0A]) + other.bytes + gap + rest.bytes)
  }
}
