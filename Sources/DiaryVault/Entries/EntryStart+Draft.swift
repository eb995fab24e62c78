import DiaryMarkup

extension EntryStart {
  /// The start as a draft for an editor, and the line, from 1, at which one begins to write.
  ///
  /// That is the first blank line behind the template's first words, or else one that is added at
  /// the end: never a line above the front matter, or within it, where a word would break it.
  package var draft: (bytes: [UInt8], line: Int) {
    let text = EntryText(bytes: bytes)
    let ending = text.lineEnding.bytes
    var (line, hasWords) = (text.bodyLine, false)
    var rest = text.body
    while let end = rest.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      let isBlank = rest[..<end].allSatisfy { $0 <= 0x20 }
      if isBlank, hasWords { return (bytes, line) }
      hasWords = hasWords || !isBlank
      rest = rest[end...].dropFirst(rest[end...].starts(with: [0x0D, 0x0A]) ? 2 : 1)
      line += 1
    }
    var draft = bytes
    if !rest.isEmpty {
      draft += ending
      line += 1
    }
    // A line between the front matter and the text, as in entries that come from a command line.
    if text.frontMatter != nil, text.body.isEmpty {
      if draft.last != ending.last { draft += ending }
      draft += ending
      line = text.bodyLine + 1
    }
    return (draft + ending, line)
  }
}
