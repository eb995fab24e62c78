import DiaryModel

/// A task in an entry's text: `- [ ] call the bank`.
package struct EntryTask: Hashable, Sendable {
  /// What is to be done, as plain text on one line.
  package let text: String
  package let isDone: Bool
  /// The line of the file, from 1.
  package let line: Int
}

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
    tasks = tree.nodes.indices.compactMap { index in
      let node = tree.nodes[index]
      guard node.kind == .taskItem else { return nil }
      // The first paragraph alone, without the tasks below this one.
      let text = node.firstChild >= 0 ? tree.plainText(of: node.firstChild) : ""
      return EntryTask(
        text: text.oneLine, isDone: node.number == 1, line: firstLine + Int(node.line) - 1)
    }
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
