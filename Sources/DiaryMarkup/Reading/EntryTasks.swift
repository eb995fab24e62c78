import DiaryModel

/// The tasks of an entry in the order they stand, and ticking one.
package struct EntryTasks: Sendable {
  package let tasks: [EntryTask]
  private let file: EntryText
  private let options: MarkupOptions

  package init(of bytes: [UInt8], options: MarkupOptions = .standard) {
    file = EntryText(bytes: bytes)
    self.options = options
    let tree = MarkupTree(parsing: file.body, options: options.subtracting(.headingIdentifiers))
    let firstLine = file.bodyLine
    tasks = tree.nodes.filter { $0.kind == .taskItem }.map { tree.task($0, bodyLine: firstLine) }
  }

  /// The file's bytes with one task, counted from 1, ticked or not; nothing else is changed.
  ///
  /// Nothing where the task cannot be found in the file for certain.
  package func setting(_ number: Int, isDone: Bool) -> [UInt8]? {
    guard tasks.indices.contains(number - 1) else { return nil }
    let task = tasks[number - 1]
    guard task.isDone != isDone else { return file.bytes }
    guard let place = boxPlace(on: task.line) else { return nil }
    var bytes = file.bytes
    bytes[place] = isDone ? UInt8(ascii: "x") : UInt8(ascii: " ")
    // Only a change that reads back as meant counts.
    let changed = EntryTasks(of: bytes, options: options).tasks
    let expected = tasks.indices.map { $0 == number - 1 ? isDone : tasks[$0].isDone }
    guard changed.map(\.isDone) == expected, changed.map(\.text) == tasks.map(\.text) else {
      return nil
    }
    return bytes
  }

  /// Where the mark within the box of a line stands.
  private func boxPlace(on line: Int) -> Int? {
    file.bytes.withUnsafeBufferPointer { bytes in
      let lines = SourceLines(bytes)
      guard line <= lines.count else { return nil }
      let range = lines.range(line)
      let box = LinePrefix(
        UnsafeBufferPointer(rebasing: bytes[..<range.upperBound]), from: range.lowerBound
      ).end
      guard box + 2 < range.upperBound, bytes[box] == UInt8(ascii: "["),
        bytes[box + 2] == UInt8(ascii: "]")
      else { return nil }
      return box + 1
    }
  }
}

extension MarkupTree {
  /// The task that an item is, in a body that begins on a line of its file.
  func task(_ item: Node, bodyLine: Int) -> EntryTask {
    // The first paragraph alone, without the tasks below this one.
    let text = item.firstChild >= 0 ? plainText(of: item.firstChild) : ""
    return EntryTask(
      text: text.oneLine, isDone: item.number == 1, line: bodyLine + Int(item.line) - 1)
  }
}
