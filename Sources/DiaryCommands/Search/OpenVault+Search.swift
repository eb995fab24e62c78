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
    var count = 0
    var bytes: [UInt8] = []
    var json = EntryJSON()
    func search(showing finder: BestLine? = nil, _ body: (Entry, FoundLine?) throws -> Void) throws
    {
      try journal.search(query, pattern, showing: finder) { found, line in
        count += 1
        try body(found.entry, line)
        try world.write(bytes)
        bytes.removeAll(keepingCapacity: true)
      }
    }
    let finder = BestLine(
      pattern: pattern, options: markup,
      marksHits: world.isLaidOut || input.format != .table)
    switch input.format {
    case .table where world.isLaidOut:
      return try printFoundOnTerminal(query, pattern, finder)
    case .table:
      try search(showing: finder) { PlainFoundList.append($0, line: $1, to: &bytes) }
    case .paths:
      try search { entry, _ in try printPath(entry.path, endsWithZero: input.endsWithZero) }
    case .jsonl:
      try search(showing: finder) { entry, line in
        EntryJSON.append(entry, match: .some(line), to: &bytes)
        bytes.append(UInt8(ascii: "\n"))
      }
    case .json:
      try search(showing: finder) { json.append($0, match: .some($1), to: &bytes) }
      json.finish(in: &bytes)
      try world.write(bytes)
    }
    return count
  }

  private func printFoundOnTerminal(
    _ query: EntryQuery, _ pattern: SearchPattern, _ finder: BestLine
  ) throws -> Int {
    let list = FoundList(look.entryTable)
    var found: [(entry: Entry, line: FoundLine?)] = []
    try journal.search(query, pattern, showing: finder) { found.append(($0.entry, $1)) }
    let numbers = try numbers(of: found.map(\.entry))
    var lines: [UInt8] = []
    for (found, number) in zip(found, numbers) {
      list.append(found.entry, number: number, line: found.line, to: &lines)
    }
    try world.page(lines, user: user)
    return found.count
  }
}
