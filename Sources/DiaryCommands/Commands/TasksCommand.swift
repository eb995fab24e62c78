import ArgumentKit
import DiaryMarkup
import DiaryModel
import DiaryViews

/// `diary tasks`, which lists what is to be done.
package struct TasksCommand: Command {
  var when = WhenInput()
  var isDone = false
  var isAll = false
  var format = TaskFormat.table
  var filter = EntryFilter()

  package enum TaskFormat: String, CaseIterable, InputValue {
    case table, json, jsonl
  }

  package static let about = About(
    "tasks", "List the tasks of entries, the newest entry first.", group: "Read",
    synonyms: ["todo", "todos"],
    insteadOf: WhenInput.insteadOf,
    discussion: """
      A task is an item of a list with a box, '- [ ] call the bank'. Each is shown with the name by \
      which 'diary done' ticks it.
      """,
    examples: [
      Example("diary tasks", "All that is open."),
      Example("diary tasks --done last month", "What was done in last month's entries."),
    ])

  package static let inputs: Inputs<Self> = [
    .group(\.when),
    .flag(\.isDone, "done", help: "Only tasks that are ticked."),
    .flag(\.isAll, "all", short: "a", help: "Open and ticked tasks."),
    .option(
      \.format, "format", short: "f", value: "FORMAT", help: "Print a table, json, or jsonl."),
    .group(\.filter),
  ]

  package init() {}

  package func validate() throws(UsageFault) {
    if isDone, isAll { throw .conflict("--done", "--all") }
  }

  package func run(in world: World) throws {
    let vault = try OpenVault(in: world)
    let days = try when.days(in: vault)
    var query = EntryQuery(firstDay: days.first, lastDay: days.last)
    query.conditions = try filter.conditions(in: vault)
    var list = TaskList(palette: vault.look.palette, width: vault.look.width)
    var bytes: [UInt8] = []
    var count = 0
    try vault.forEachTask(query, isDone: isAll ? nil : isDone) { task in
      count += 1
      switch format {
      case .table where world.isLaidOut: list.append(task, to: &bytes)
      case .table: TaskList.appendPlain(task, to: &bytes)
      case .json, .jsonl:
        if format == .json { bytes.append(contentsOf: (count == 1 ? "[\n" : ",\n").utf8) }
        TaskList.appendJSON(task, to: &bytes)
        if format == .jsonl { bytes.append(UInt8(ascii: "\n")) }
      }
      try world.write(bytes)
      bytes.removeAll(keepingCapacity: true)
    }
    if format == .json { try world.write(count == 0 ? "[]\n" : "\n]\n") }
    if count == 0 {
      let kind = isAll ? "tasks" : isDone ? "ticked tasks" : "open tasks"
      vault.sayNothing(kind, when: when.words, filter)
    }
    try vault.endReading()
  }
}
