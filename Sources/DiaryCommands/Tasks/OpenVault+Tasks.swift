import ArgumentKit
import DiaryIndex
import DiaryMarkup
import DiaryModel
import DiaryViews

extension OpenVault {
  /// Gives the tasks of the entries that are asked for, entry by entry, as they stand in them.
  ///
  /// `isDone` leaves out those that are not so.
  func forEachTask(
    _ query: EntryQuery, isDone: Bool? = nil, _ body: (ListedTask) throws -> Void
  ) throws {
    for entry in try journal.taskedEntries(query) {
      for (index, task) in entry.tasks.enumerated() {
        if let isDone, isDone != task.isDone { continue }
        try body(
          ListedTask(
            path: entry.path, day: entry.day, title: entry.title, entryNumber: entry.number,
            number: index + 1, task: task))
      }
    }
  }

  /// Ticks a task that is named as `ENTRY.NUMBER`, or takes the tick away.
  func tick(_ name: NameWord, isDone: Bool) throws {
    guard let dot = name.bytes.lastIndex(of: UInt8(ascii: ".")), dot > 0,
      let number = name.bytes[(dot + 1)...].decimal, number > 0
    else { throw TaskFailure.noNumber(name) }
    let entry = try entry(named: [NameWord(of: CommandWord(Array(name.bytes[..<dot])))])
    var ticked: EntryTask?
    let isChanged = try rewrite(entry.path) { bytes in
      try ConflictMarkers.requireNone(in: bytes, of: entry.path)
      let tasks = EntryTasks(of: bytes, options: markup)
      guard tasks.tasks.indices.contains(number - 1) else {
        throw TaskFailure.tooFew(entry, asked: number, found: tasks.tasks.count)
      }
      ticked = tasks.tasks[number - 1]
      guard let changed = tasks.setting(number, isDone: isDone) else {
        throw TaskFailure.entangled(entry, line: tasks.tasks[number - 1].line)
      }
      return changed
    }
    guard let ticked else { return }
    let text = VisibleText.oneLine(ticked.text)
    guard isChanged else {
      return world.note("\(isDone ? "done already" : "open already"): \(text)")
    }
    try world.report("\(isDone ? "Done" : "Open again"): \(text)")
  }
}

/// Why no task is ticked.
enum TaskFailure: CommandFailure {
  /// Nobody can be asked, either; with the tasks it could be.
  case nothingNamed([Choosable])
  case noneLeft(isDone: Bool)
  case noNumber(NameWord)
  case tooFew(Entry, asked: Int, found: Int)
  case entangled(Entry, line: Int)

  var description: String {
    switch self {
    case .nothingNamed(let tasks):
      "no task is named; it could be any of these:\n"
        + tasks.prefix(Self.mostListed).map {
          "  \($0.name)  \(VisibleText.oneLine($0.title))"
        }.joined(separator: "\n") + (tasks.count > Self.mostListed ? "\n  …" : "")
    case .noneLeft(let isDone): isDone ? "no task is ticked" : "no task is open"
    case .noNumber(let name): "'\(name.shown)' does not tell which task is meant"
    case .tooFew(let entry, let asked, let found):
      "\(VisibleText.path(entry.path)) has no task \(asked): it has "
        + (found == 0 ? "none" : found == 1 ? "one" : String(found))
    case .entangled(let entry, let line):
      "\(VisibleText.path(entry.path)):\(line): the task cannot be changed by itself"
    }
  }

  private static let mostListed = 20

  var hint: String? {
    switch self {
    case .noneLeft: nil
    case .nothingNamed, .noNumber:
      "name the entry and the task's number, such as 2026-11-29.1.1; see 'diary tasks'"
    case .tooFew: "see 'diary tasks --all'"
    case .entangled: "change it by hand with 'diary edit'"
    }
  }

  var status: CommandStatus {
    switch self {
    case .nothingNamed, .noNumber: return .misused
    case .noneLeft, .tooFew, .entangled: return .failed
    }
  }
}
