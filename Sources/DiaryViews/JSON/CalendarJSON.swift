import DiaryModel

/// A calendar as JSON: what `calendar --format json` prints.
///
/// | key | value |
/// | --- | --- |
/// | `first`, `last` | the days that the calendar shows |
/// | `today` | a day |
/// | `week_start` | `monday` or another weekday |
/// | `days` | the days that are written, by date |
///
/// Each of `days` has `day`, `entries` (how many), `words`, `categories` (a list) and `starred`.
package enum CalendarJSON {
  /// Appends the object and a line end.
  package static func append(
    _ days: [WrittenDay], of range: DayRange, today: Day, weekStart: Weekday,
    to output: inout [UInt8]
  ) {
    JSONWriter.object(to: &output) { writer in
      writer.name("first")
      writer.string(range.first?.description)
      writer.name("last")
      writer.string(range.last?.description)
      writer.name("today")
      writer.day(today)
      writer.name("week_start")
      writer.string(weekStart.name)
      writer.name("days")
      writer.array { writer in for day in days { writer.append(day) } }
    }
    output.append(UInt8(ascii: "\n"))
  }
}

extension JSONWriter {
  fileprivate mutating func append(_ day: WrittenDay) {
    object { writer in
      writer.name("day")
      writer.day(day.day)
      writer.name("entries")
      writer.number(day.entries)
      writer.name("words")
      writer.number(day.words)
      writer.name("categories")
      writer.strings(day.categories)
      writer.name("starred")
      writer.boolean(day.isStarred)
    }
  }
}
