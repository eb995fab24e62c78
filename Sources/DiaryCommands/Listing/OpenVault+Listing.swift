import DiaryModel
import DiaryViews

extension OpenVault {
  /// Prints the entries that are asked for, and tells how many there were.
  func printEntries(_ query: EntryQuery, _ input: ListFormatInput) throws -> Int {
    switch input.format {
    case .table where world.isLaidOut: try printTable(query)
    case .table: try printLines(query)
    case .paths: try printPaths(query, endsWithZero: input.endsWithZero)
    case .json: try printJSON(query)
    case .jsonl: try printObjects(query)
    }
  }

  /// Prints a path: a script gets the bytes that open the file, which a terminal is not to obey.
  func printPath(_ path: VaultPath, endsWithZero: Bool) throws {
    let path = absolute(path)
    let shown =
      world.terminal.isOutput && !endsWithZero ? Array(VisibleText.path(path).utf8) : path
    try world.write(shown + [endsWithZero ? 0 : UInt8(ascii: "\n")])
  }

  private func printTable(_ query: EntryQuery) throws -> Int {
    let entries = try journal.entries(query)
    try printTable(entries)
    return entries.count
  }

  /// Prints entries as a list for people, or as lines where no terminal is.
  func printTable(_ entries: [Entry]) throws {
    guard world.isLaidOut else {
      var lines: [UInt8] = []
      for entry in entries { PlainEntryList.append(entry, to: &lines) }
      return try world.write(lines)
    }
    let numbers = try numbers(of: entries)
    var survey = EntryTable.Survey()
    for (entry, number) in zip(entries, numbers) {
      survey.add(entry)
      if let number { survey.expect(number: number) }
    }
    let look = look
    let options = look.entryTable
    var table = EntryTable(options, survey: survey)
    var lines: [UInt8] = []
    for (entry, number) in zip(entries, numbers) {
      table.append(entry, number: number, to: &lines)
    }
    try world.page(lines, user: user)
  }

  private func printLines(_ query: EntryQuery) throws -> Int {
    try printEach(query) { PlainEntryList.append($0, to: &$1) }
  }

  private func printObjects(_ query: EntryQuery) throws -> Int {
    try printEach(query) { entry, line in
      EntryJSON.append(entry, to: &line)
      line.append(UInt8(ascii: "\n"))
    }
  }

  private func printEach(
    _ query: EntryQuery, _ append: (Entry, inout [UInt8]) -> Void
  ) throws -> Int {
    var count = 0
    var line: [UInt8] = []
    try journal.entries(query) { entry in
      count += 1
      line.removeAll(keepingCapacity: true)
      append(entry, &line)
      try world.write(line)
    }
    return count
  }

  private func printPaths(_ query: EntryQuery, endsWithZero: Bool) throws -> Int {
    var count = 0
    try journal.entries(query) { entry in
      count += 1
      try printPath(entry.path, endsWithZero: endsWithZero)
    }
    return count
  }

  private func printJSON(_ query: EntryQuery) throws -> Int {
    var count = 0
    var json = EntryJSON()
    var bytes: [UInt8] = []
    try journal.entries(query) { entry in
      count += 1
      json.append(entry, to: &bytes)
      try world.write(bytes)
      bytes.removeAll(keepingCapacity: true)
    }
    json.finish(in: &bytes)
    try world.write(bytes)
    return count
  }
}
