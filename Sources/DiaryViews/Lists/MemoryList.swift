import DiaryModel
import Platform

/// What `memories` prints: under each age and day its entries.
///
/// ```
/// 3 years ago  Wednesday 29 November 2023
///   🧳 Kyoto by night
///   Walked along the Kamo with @Kim Minji. The cafes were full.
/// ```
package struct MemoryList {
  private let options: EntryTable.Options
  private let longDate: (Day) -> String
  private var last: (age: MemoryAge?, day: Day)?

  /// Begins a list; `longDate` gives a day with its weekday.
  package init(_ options: EntryTable.Options, longDate: @escaping (Day) -> String) {
    (self.options, self.longDate) = (options, longDate)
  }

  /// Appends the next memory; `number` tells which entry of its day it is where there are several.
  package mutating func append(_ memory: Memory, number: Int?, to output: inout [UInt8]) {
    let (entry, facts) = (memory.entry, memory.entry.facts)
    if last?.age != memory.age || last?.day != entry.day {
      if last != nil { output.append(UInt8(ascii: "\n")) }
      appendLine(to: &output) { appendHeading(memory, to: &$0) }
    }
    last = (memory.age, entry.day)
    let sign = sign(facts)
    appendLine(to: &output) { line in
      line.append(blanks: 2)
      if let sign {
        line.append(sign.icon, sign.style)
        line.append(blanks: 1)
      }
      if facts.isStarred { line.append("★ ", .color(.yellow)) }
      // The number names the entry, so that the title gives way to it.
      let mark = number.map { "  .\($0)" } ?? ""
      line.append(
        facts.title.isEmpty ? "(empty)" : facts.title, facts.title.isEmpty ? .dim : .none,
        leaving: mark.utf8.count)
      line.append(mark, .dim)
    }
    guard !facts.preview.isEmpty else { return }
    appendLine(to: &output) { line in
      line.append(blanks: 2)
      line.append(facts.preview, .dim)
    }
  }

  private func appendHeading(_ memory: Memory, to line: inout TableLine) {
    let age = memory.age.map { "\($0)  " } ?? ""
    let date = longDate(memory.entry.day)
    line.append(age, .bold)
    // A day's name is better cut by choice than by the screen's edge.
    let isTooWide = DisplayWidth.width(of: date) > line.room
    line.append(isTooWide ? FittingDates(options)(memory.entry.day) : date, .dim)
  }

  /// The sign of the entry's category, in its colour.
  private func sign(_ facts: EntryFacts) -> (icon: String, style: TextStyle)? {
    guard let category = facts.category.map(options.category) else { return nil }
    if !category.icon.isEmpty { return (category.icon, category.style) }
    return category.colour == nil ? nil : ("●", category.style)
  }

  private func appendLine(to output: inout [UInt8], _ body: (inout TableLine) -> Void) {
    output.appendLine(palette: options.palette, room: options.width, body)
  }

  /// Appends a memory as one line: its age and its title.
  package static func appendLine(
    _ memory: Memory, palette: Palette, width: Int, to output: inout [UInt8]
  ) {
    output.appendLine(palette: palette, room: width) { line in
      line.append(memory.age.map { "\($0): " } ?? "", .dim)
      line.append(memory.entry.facts.title, .none)
    }
  }

  /// Appends `age<TAB>day<TAB>category<TAB>title<TAB>preview`, for where no terminal is.
  package static func appendPlain(_ memory: Memory, to output: inout [UInt8]) {
    output.append(contentsOf: (memory.age?.description ?? "").utf8)
    output.append(UInt8(ascii: "\t"))
    PlainEntryList.append(memory.entry, to: &output)
  }
}
