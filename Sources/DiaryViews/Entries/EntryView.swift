import DiaryMarkup
import DiaryModel

/// What `show` prints of an entry: a header with its day and what it carries, then its body.
///
/// ```
/// Sunday 29 November 2026  07:15
/// 🏔 travel · #alps #snow · happy · Zermatt
///
/// # Over the pass
/// …
/// ```
package struct EntryView {
  package var renderer: TerminalRenderer
  /// A day in the locale's long form, with the weekday.
  package var longDate: (Day) -> String
  package var category: (String) -> CategoryLook

  package init(
    renderer: TerminalRenderer, longDate: @escaping (Day) -> String,
    category: @escaping (String) -> CategoryLook = { _ in CategoryLook() }
  ) {
    (self.renderer, self.longDate, self.category) = (renderer, longDate, category)
  }

  /// Appends an entry.
  ///
  /// `number` tells which of its day it is, from 1, where there are several. The title stands by
  /// itself, wherever it was written. A body of which nothing shows, such as a comment or what links
  /// lead to, is shown as it is written, by its `source`.
  package func append(
    _ entry: Entry, body: MarkupTree, source: ArraySlice<UInt8> = [], number: Int? = nil,
    to output: inout [UInt8]
  ) {
    var first = StyledText(longDate(entry.day), .bold)
    if let time = Self.time(of: entry) { first.append("  " + time, .dim) }
    if let number { first.append("  .\(number)", .dim) }
    var lines = IndentedLines(
      width: renderer.width, palette: renderer.palette, appendingTo: output)
    output = []
    lines.write(first)
    writeMetadata(entry.facts, to: &lines)
    output = lines.output
    output.append(UInt8(ascii: "\n"))
    appendBody(entry, body, source, to: &output)
  }

  /// Appends the metadata and the body without the day.
  func appendUnderDay(
    _ entry: Entry, body: MarkupTree, source: ArraySlice<UInt8>, to output: inout [UInt8]
  ) {
    var lines = IndentedLines(
      width: renderer.width, palette: renderer.palette, appendingTo: output)
    let start = output.count
    output = []
    writeMetadata(entry.facts, to: &lines)
    output = lines.output
    if output.count > start { output.append(UInt8(ascii: "\n")) }
    appendBody(entry, body, source, to: &output)
  }

  /// The time an entry's name has, or else the time it was created on its own day.
  static func time(of entry: Entry) -> String? {
    if let second = entry.name.clockSecond {
      return Moment(day: entry.day, second: second, offset: nil).clock
    }
    guard let created = entry.facts.created, created.day == entry.day, created.second > 0 else {
      return nil
    }
    return created.clock
  }

  private func writeMetadata(_ facts: EntryFacts, to lines: inout IndentedLines) {
    var parts: [StyledText] = []
    if facts.isStarred { parts.append(StyledText("★", .color(.yellow))) }
    if let name = facts.category {
      let look = category(name)
      parts.append(StyledText(look.icon.isEmpty ? name : look.icon + " " + name, look.style))
    }
    if !facts.tags.isEmpty {
      let tags = facts.tags.map { "#" + $0 }.joined(separator: " ")
      parts.append(StyledText(tags, .color(.cyan)))
    }
    for text in [facts.mood, facts.weather, facts.location] {
      if let text, !text.isEmpty { parts.append(StyledText(text)) }
    }
    if facts.isPrivate { parts.append(StyledText("private", .dim)) }
    guard var line = parts.first else { return }
    for part in parts.dropFirst() {
      line.append(" · ", .dim)
      line.append(part)
    }
    lines.write(line)
  }

  /// Appends the title by itself, as a heading, and then what follows it.
  private func appendBody(
    _ entry: Entry, _ body: MarkupTree, _ source: ArraySlice<UInt8>, to output: inout [UInt8]
  ) {
    let start = output.count
    let split = TitleSplit(body, title: entry.facts.title)
    if var title = split.title, case let block = title.nodes[0].firstChild, block >= 0 {
      title.nodes[Int(block)].kind = .heading
      title.nodes[Int(block)].number = 1
      renderer.append(title, to: &output)
    } else if !entry.facts.title.isEmpty, body.firstShownLine?.reads(as: entry.facts.title) != true
    {
      appendTitle(entry.facts.title, to: &output)
    }
    let end = output.count
    if end > start { output.append(UInt8(ascii: "\n")) }
    let before = output.count
    renderer.append(split.body, to: &output)
    if output.count == before { output.removeLast(before - end) }
    guard output.count == start else { return }
    let lines = source.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      .map { VisibleText.oneLine(String(decoding: $0, as: UTF8.self)) }
      .filter { !$0.allSatisfy(\.isWhitespace) }
    for line in lines.isEmpty ? ["(empty)"] : lines {
      output.append(contentsOf: renderer.palette.paint(line, .dim).utf8)
      output.append(UInt8(ascii: "\n"))
    }
  }

  /// Appends a title that is not in the body as a heading is drawn there.
  private func appendTitle(_ title: String, to output: inout [UInt8]) {
    let isPlain = renderer.palette.depth == .plain
    var lines = IndentedLines(
      width: renderer.width, palette: renderer.palette, appendingTo: output)
    output = []
    lines.write(StyledText(isPlain ? "# " + title : title, .bold + .underline))
    output = lines.output
  }
}

extension MarkupTree {
  /// The first line that a body shows, as plain text.
  fileprivate var firstShownLine: String? {
    let kinds: [Kind] = [.paragraph, .heading, .codeBlock]
    for (index, node) in nodes.enumerated() where kinds.contains(node.kind) {
      let text = plainText(of: Index(index))
      let line = text.split(separator: "\n").first { !$0.allSatisfy(\.isWhitespace) }
      if let line { return line.trimmingSpaces }
    }
    return nil
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
