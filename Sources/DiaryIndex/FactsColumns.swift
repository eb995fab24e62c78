import DiaryModel

/// An entry's facts as columns of its row, and back.
///
/// What every list shows comes first, because SQLite reads a row only as far as it is asked.
enum FactsColumns {
  private static let starred: Int64 = 1
  private static let hidden: Int64 = 2
  /// Set where any column from `people` on has a value; most entries have none.
  private static let rare: Int64 = 4

  static func append(_ facts: EntryFacts, to row: inout RowValues) {
    row.append(text: facts.title)
    row.append(text: facts.preview)
    row.append(text: facts.category)
    append(facts.created, to: &row)
    append(facts.modified, to: &row)
    row.append(marks(facts))
    row.append(Int64(facts.words))
    row.append(Int64(facts.openTasks))
    row.append(Int64(facts.doneTasks))
    append(facts.tags, to: &row)
    append(facts.people, to: &row)
    append(facts.aliases, to: &row)
    append(facts.links, to: &row)
    row.append(text: facts.mood)
    row.append(text: facts.weather)
    row.append(text: facts.location)
    row.append(text: facts.photo)
    row.append(text: facts.resurface)
    row.append(text: facts.firstImage)
    append(facts.problems, to: &row)
    append(facts.tasks, to: &row)
  }

  /// Reads the columns that begin at `first`; for less than the whole, those up to the marks.
  static func read(_ row: Statement, from first: Int32, to depth: EntryDepth) -> EntryFacts {
    var facts = EntryFacts()
    facts.title = row.text(first)
    facts.preview = row.text(first + 1)
    facts.category = row.optionalText(first + 2)
    facts.created = readMoment(row, first + 3)
    facts.modified = readMoment(row, first + 5)
    let marks = row.integer(first + 7)
    facts.isStarred = marks & starred != 0
    facts.isPrivate = marks & hidden != 0
    guard depth == .whole else { return facts }
    facts.words = Int(row.integer(first + 8))
    facts.openTasks = Int(row.integer(first + 9))
    facts.doneTasks = Int(row.integer(first + 10))
    if let list = row.span(first + 11) { facts.tags = TextList.read(list, TextList.text) }
    guard marks & rare != 0 else { return facts }
    facts.people = texts(row, first + 12)
    facts.aliases = texts(row, first + 13)
    facts.links = links(row, first + 14)
    facts.mood = row.optionalText(first + 15)
    facts.weather = row.optionalText(first + 16)
    facts.location = row.optionalText(first + 17)
    facts.photo = row.optionalText(first + 18)
    facts.resurface = row.optionalText(first + 19)
    facts.firstImage = row.optionalText(first + 20)
    if let list = row.span(first + 21) { facts.problems = TextList.read(list, readProblem) }
    facts.tasks = tasks(row, first + 22)
    return facts
  }

  private static func marks(_ facts: EntryFacts) -> Int64 {
    let hasTexts = [
      facts.mood, facts.weather, facts.location, facts.photo, facts.resurface, facts.firstImage,
    ].contains { $0 != nil }
    let hasLists =
      !facts.people.isEmpty || !facts.aliases.isEmpty || !facts.links.isEmpty
      || !facts.problems.isEmpty || !facts.tasks.isEmpty
    return (facts.isStarred ? starred : 0) | (facts.isPrivate ? hidden : 0)
      | (hasTexts || hasLists ? rare : 0)
  }

  private static func append(_ moment: Moment?, to row: inout RowValues) {
    row.append(moment.map { Int64($0.day.ordinal) * 86_400 + Int64($0.second) })
    row.append(moment?.offset.map(Int64.init))
  }

  private static func append(_ texts: [String], to row: inout RowValues) {
    guard !texts.isEmpty else { return row.appendNull() }
    row.appendText { TextList.append(texts, to: &$0, TextList.appendEscaped) }
  }

  /// A link is its kind as a digit and its target.
  private static func append(_ links: [EntryLink], to row: inout RowValues) {
    guard !links.isEmpty else { return row.appendNull() }
    row.appendText { bytes in
      TextList.append(links, to: &bytes) { link, bytes in
        bytes.append(UInt8(ascii: "0") + link.kind.rawValue)
        TextList.appendEscaped(link.target, to: &bytes)
      }
    }
  }

  /// A problem is `line:column:message`.
  private static func append(_ problems: [EntryProblem], to row: inout RowValues) {
    guard !problems.isEmpty else { return row.appendNull() }
    row.appendText { bytes in
      TextList.append(problems, to: &bytes) { problem, bytes in
        bytes += "\(problem.line):\(problem.column):".utf8
        TextList.appendEscaped(problem.message, to: &bytes)
      }
    }
  }

  /// A task is its mark as a digit, then `line:text`.
  private static func append(_ tasks: [EntryTask], to row: inout RowValues) {
    guard !tasks.isEmpty else { return row.appendNull() }
    row.appendText { bytes in
      TextList.append(tasks, to: &bytes) { task, bytes in
        bytes += "\(task.isDone ? 1 : 0)\(task.line):".utf8
        TextList.appendEscaped(task.text, to: &bytes)
      }
    }
  }

  /// A moment in two columns: seconds on the wall clock from day 0, and the offset.
  private static func readMoment(_ row: Statement, _ column: Int32) -> Moment? {
    var moment = moment(row, column)
    moment?.offset = row.optionalInteger(column + 1).map(Int.init)
    return moment
  }

  /// Likewise, without its offset.
  static func moment(_ row: Statement, _ column: Int32) -> Moment? {
    guard let wall = row.optionalInteger(column), wall >= 0,
      let day = Day(ordinal: Int(wall / 86_400))
    else { return nil }
    return Moment(day: day, second: Int(wall % 86_400), offset: nil)
  }

  private static func readLink(_ bytes: Slice<UnsafeRawBufferPointer>) -> EntryLink? {
    guard let digit = bytes.first, digit >= UInt8(ascii: "0"),
      let kind = EntryLink.Kind(rawValue: digit - UInt8(ascii: "0"))
    else { return nil }
    return EntryLink(kind, TextList.text(bytes.dropFirst()))
  }

  private static func readProblem(_ bytes: Slice<UnsafeRawBufferPointer>) -> EntryProblem? {
    let parts = bytes.split(
      separator: UInt8(ascii: ":"), maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let line = parts[0].decimal, let column = parts[1].decimal else {
      return nil
    }
    return EntryProblem(line: line, column: column, message: TextList.text(parts[2]))
  }

  /// The texts that stand in a column.
  static func texts(_ row: Statement, _ column: Int32) -> [String] {
    row.span(column).map { TextList.read($0, TextList.text) } ?? []
  }

  /// The links that stand in a column.
  static func links(_ row: Statement, _ column: Int32) -> [EntryLink] {
    row.span(column).map { TextList.read($0, readLink) } ?? []
  }

  /// The tasks that stand in a column.
  static func tasks(_ row: Statement, _ column: Int32) -> [EntryTask] {
    row.span(column).map { TextList.read($0, readTask) } ?? []
  }

  private static func readTask(_ bytes: Slice<UnsafeRawBufferPointer>) -> EntryTask? {
    guard let mark = bytes.first, let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
      let line = bytes[bytes.startIndex + 1..<colon].decimal
    else { return nil }
    return EntryTask(
      text: TextList.text(bytes[(colon + 1)...]), isDone: mark == UInt8(ascii: "1"), line: line)
  }
}
