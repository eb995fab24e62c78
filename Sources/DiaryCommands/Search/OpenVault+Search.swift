import DiaryIndex
import DiaryModel
import DiaryVault
import DiaryViews
import Platform

extension OpenVault {
  /// Prints what a search finds, and tells how many entries that are.
  func printFound(
    _ query: EntryQuery, _ pattern: SearchPattern, _ input: ListFormatInput
  ) throws -> Int {
    let finder = BestLine(matcher: SearchMatcher(pattern), options: markup)
    var count = 0
    var bytes: [UInt8] = []
    var json = EntryJSON()
    func search(_ body: (Entry) throws -> Void) throws {
      try journal.search(query, pattern) { found in
        count += 1
        try body(found.entry)
        try world.write(bytes)
        bytes.removeAll(keepingCapacity: true)
      }
    }
    func line(_ entry: Entry) -> FoundLine? {
      do throws(SystemError) {
        return finder.find(in: try files.folder.read(entry.path.bytes).bytes)
      } catch {
        journal.noteUnreadable(entry.path, error)
        return nil
      }
    }
    switch input.format {
    case .table where world.terminal.isOutput:
      return try printFoundOnTerminal(query, pattern, line)
    case .table: try search { PlainFoundList.append($0, line: line($0), to: &bytes) }
    case .paths: try search { try printPath($0.path, endsWithZero: input.endsWithZero) }
    case .jsonl:
      try search { entry in
        EntryJSON.append(entry, match: .some(line(entry)), to: &bytes)
        bytes.append(UInt8(ascii: "\n"))
      }
    case .json:
      try search { json.append($0, match: .some(line($0)), to: &bytes) }
      json.finish(in: &bytes)
      try world.write(bytes)
    }
    return count
  }

  private func printFoundOnTerminal(
    _ query: EntryQuery, _ pattern: SearchPattern, _ line: (Entry) -> FoundLine?
  ) throws -> Int {
    let look = look
    let list = FoundList(
      look.entryTable)
    var found: [Entry] = []
    try journal.search(query, pattern) { found.append($0.entry) }
    let numbers = try numbers(of: found)
    var lines: [UInt8] = []
    for (entry, number) in zip(found, numbers) {
      list.append(entry, number: number, line: line(entry), to: &lines)
    }
    try world.page(lines, user: user)
    return found.count
  }
}
