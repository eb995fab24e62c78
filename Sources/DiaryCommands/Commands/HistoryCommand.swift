import ArgumentKit
import DiaryModel
import DiaryVault
import DiaryViews
import Platform

/// `diary history`, which finds words that an entry held before.
package struct HistoryCommand: Command {
  var words: [NameWord] = []
  var number: Int?
  var format = TableFormat.table

  package static let about = About(
    "history", "Find words that entries held before, of one or of all.", group: "Look after",
    synonyms: ["versions", "lost", "log", "reflog"],
    discussion: """
      Lists each earlier text with lines that are in the file no more, the newest first: what this \
      program has written, what was there before it did, and what it has seen in the file while \
      your editor was open, whoever saved it. So what another editor or a sync has saved over is \
      found here, for as far back as the changes of 'diary undo' are known. What commands such as \
      'set' and 'tags' were asked to change is left out. --show prints a text whole.

      In a pipe, the number, the moment, the command, 'saved', 'before' or 'seen', the day, the \
      path, how many lines are gone and the first of them are parted by tabs.
      """,
    examples: [
      Example("diary history", "What is gone from all entries."),
      Example("diary history yesterday", "From yesterday's."),
      Example("diary history yesterday --show 2", "The second of these texts, whole."),
    ])

  package static let inputs: Inputs<Self> = [
    .entries(\.words),
    .option(\.number, "show", short: "s", value: "NUMBER", help: "Print the text of a number."),
    .option(\.format, "format", short: "f", value: "FORMAT", help: "List a table or json."),
  ]

  package init() {}

  package func validate() throws(UsageFault) {
    if number != nil, format != .table { throw .conflict("--show", "--format") }
  }

  package func run(in world: World) throws {
    let vault = try OpenVault(in: world)
    let logs = try vault.logs()
    let texts = try vault.earlierTexts(in: logs, named: words)
    if format == .table { vault.tellOtherLogs() }
    let isWhole = vault.tellUnreadable(in: logs)
    if let number {
      guard texts.indices.contains(number - 1) else {
        throw HistoryFailure.nothing(number, of: texts.count)
      }
      try world.writeText(texts[number - 1].bytes)
      return try vault.endReading()
    }
    let items = texts.enumerated().map { HistoryList.Item($1, number: $0 + 1) }
    if items.isEmpty, format == .table {
      world.note("no words are known that were there before and are not now")
    }
    var bytes: [UInt8] = []
    switch format {
    case .json: bytes = HistoryList.json(of: items)
    case .table where world.isLaidOut:
      let look = vault.look
      let list = HistoryList(palette: look.palette, width: look.width, date: look.days.short)
      for item in items { list.append(item, of: items.count, to: &bytes) }
    case .table:
      for item in items { HistoryList.appendPlain(item, to: &bytes) }
    }
    try world.page(bytes, user: vault.user)
    try vault.endReading()
    if !isWhole { throw SilentEnd(.incomplete) }
  }
}

extension OpenVault {
  /// Earlier texts of the entry that some words name, or of all files for no words.
  ///
  /// A day without an entry may have had one.
  fileprivate func earlierTexts(
    in logs: [ChangeLog], named words: [NameWord]
  ) throws -> [EarlierText] {
    keepSeen()
    let texts = try ChangeLog.earlierTexts(of: logs) { textNow($0) }
    guard !words.isEmpty else { return texts }
    do {
      let path = try entry(named: words, byPart: true).path
      // Something else may have given the entry that name, and the changes know it by another.
      let day = EntryName(path: path)?.day
      return texts.filter { text in
        text.path == path
          || day != nil && EntryName(path: text.path)?.day == day && !isThere(text.path)
      }
    } catch ReferenceFailure.noEntry(let day) {
      let found = texts.filter { EntryName(path: $0.change.result)?.day == day }
      guard !found.isEmpty else { throw ReferenceFailure.noEntry(on: day) }
      return found
    }
  }
}

extension OpenVault {
  /// This vault's log, and those of it from elsewhere.
  fileprivate func logs() throws -> [ChangeLog] {
    guard let changes else { throw PlaceFailure.noStateFolder }
    return [changes] + logsFromElsewhere()
  }

  /// Tells which files of some logs could not be read, and whether there were none.
  fileprivate func tellUnreadable(in logs: [ChangeLog]) -> Bool {
    let faults = logs.flatMap(\.unreadable)
    for fault in faults {
      world.warn(
        "\(VisibleText.path(fault.path)): \(fault.message), so what was changed there is left out",
        hint: fault.readingHint)
    }
    return faults.isEmpty
  }

  private func isThere(_ path: VaultPath) -> Bool {
    (try? files.folder.status(of: path.bytes)) ?? nil != nil
  }

  /// What a file holds; nothing for one that cannot be read, which is told of in the end.
  ///
  /// Where something that is no file has its place, none of its words are there.
  private func textNow(_ path: VaultPath) -> [UInt8]? {
    do throws(SystemError) { return try files.folder.read(path.bytes).bytes } catch {
      if error.isMissing { return [] }
      switch error.cause {
      case .notRegular, .outside: return []
      case .code, .tooLarge:
        journal.noteUnreadable(path, error)
        return nil
      }
    }
  }
}

extension HistoryList.Item {
  fileprivate init(_ text: EarlierText, number: Int) {
    self.init(
      number: number, moment: text.change.moment, origin: text.origin.rawValue,
      path: text.path.bytes, lines: text.missing.map { String(decoding: $0, as: UTF8.self) })
    command = text.change.command
    day = EntryName(path: text.change.result)?.day
  }
}

/// Why an earlier text is not shown.
enum HistoryFailure: CommandFailure {
  case nothing(Int, of: Int)

  var description: String {
    switch self {
    case .nothing(let number, 0): "there is no text \(number): nothing is gone"
    case .nothing(let number, let count):
      "there is no text \(number): \(count == 1 ? "one is" : "\(count) are") listed"
    }
  }

  var hint: String? { "see 'diary history', with the same names" }
}
