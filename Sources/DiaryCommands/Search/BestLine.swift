import DiaryMarkup
import Platform
import DiaryViews

/// Finds the line of an entry that shows best what a search has found in it.
struct BestLine {
  let matcher: SearchMatcher
  let options: MarkupOptions

  /// The first line that holds most of the terms; nothing where no line does.
  ///
  /// The file's own lines come first, then those that read otherwise when shown, then paragraphs,
  /// for phrases that go on over a line's end.
  func find(in bytes: [UInt8]) -> FoundLine? {
    guard !matcher.wanted.isEmpty else { return nil }
    let body = EntryText(bytes: bytes).body
    if let line = best(of: Self.lines(body)) { return line }
    let text = Array(EntryReader.plainText(of: bytes, options: options).utf8)
    let lines = Self.lines(text[...])
    return best(of: lines) ?? best(of: Self.paragraphs(lines))
  }

  private func best(of lines: [ArraySlice<UInt8>]) -> FoundLine? {
    var best: (count: Int, line: ArraySlice<UInt8>)?
    for line in lines where !line.isEmpty {
      let count = matcher.count(in: line)
      guard count > best?.count ?? 0 else { continue }
      best = (count, line)
      if count == matcher.wanted.count { break }
    }
    guard let best else { return nil }
    return matcher.found(String(decoding: best.line, as: UTF8.self).trimmed)
  }

  private static func lines(_ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    text.split(omittingEmptySubsequences: false) { $0 == 0x0A || $0 == 0x0D }
  }

  private static func paragraphs(_ lines: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>] {
    lines.split { line in line.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
      .map { ArraySlice($0.joined(separator: [0x20])) }
  }
}
