import DiaryMarkup
import DiaryModel

/// A task with the entry it stands in.
package struct ListedTask: Sendable {
  package let path: VaultPath
  package let day: Day
  /// The title of the entry.
  package let title: String
  /// Which entry of its day it is, from 1.
  package let entryNumber: Int
  /// Which task of its entry it is, from 1.
  package let number: Int
  package let task: EntryTask

  package init(
    path: VaultPath, day: Day, title: String, entryNumber: Int, number: Int, task: EntryTask
  ) {
    (self.path, self.day, self.title) = (path, day, title)
    (self.entryNumber, self.number, self.task) = (entryNumber, number, task)
  }

  /// How `done` names it: `2026-11-29.1.2`.
  ///
  /// The entry's number stands in it always, so that a name that was noted still names the same task
  /// when the day has got another entry.
  package var name: String {
    "\(EntryReference.name(of: day, number: entryNumber)).\(number)"
  }
}

/// What `tasks` prints.
package struct TaskList {
  private let palette: Palette
  private let width: Int
  private var lastEntry: VaultPath?

  package init(palette: Palette, width: Int) { (self.palette, self.width) = (palette, width) }

  /// Appends a task for a terminal, under its entry's title when that is another than before.
  package mutating func append(_ listed: ListedTask, to output: inout [UInt8]) {
    if lastEntry != listed.path {
      output.appendLine(palette: palette, room: width) { line in
        line.append(listed.title.isEmpty ? "(empty)" : listed.title, .bold)
      }
      lastEntry = listed.path
    }
    output.appendLine(palette: palette, room: width) { line in
      line.append(blanks: 2)
      line.append(listed.name, .dim)
      line.append(blanks: 2)
      line.append(listed.task.isDone ? "☑ " : "☐ ", listed.task.isDone ? .color(.green) : .none)
      line.append(listed.task.text, .none)
    }
  }

  /// Appends `2026-11-29.1.1<TAB>x<TAB>task<TAB>title`, where the second is a blank for an open one.
  package static func appendPlain(_ listed: ListedTask, to output: inout [UInt8]) {
    let parts = [
      listed.name, listed.task.isDone ? "x" : " ", listed.task.text, listed.title,
    ]
    for (index, part) in parts.enumerated() {
      if index > 0 { output.append(UInt8(ascii: "\t")) }
      output.appendVisible(part)
    }
    output.append(UInt8(ascii: "\n"))
  }

  /// Appends an object, without a line end: `name`, `path`, `day`, `title`, `number`, `line`,
  /// `done`, `text`.
  package static func appendJSON(_ listed: ListedTask, to output: inout [UInt8]) {
    JSONWriter.object(to: &output) { writer in
      writer.name("name")
      writer.string(listed.name)
      writer.path(listed.path.bytes)
      writer.name("day")
      writer.day(listed.day)
      writer.name("title")
      writer.string(listed.title)
      writer.name("number")
      writer.number(listed.number)
      writer.name("line")
      writer.number(listed.task.line)
      writer.name("done")
      writer.boolean(listed.task.isDone)
      writer.name("text")
      writer.string(listed.task.text)
    }
  }
}
