import DiaryModel

/// Statistics as JSON: what `stats --format json` prints.
///
/// | key | value |
/// | --- | --- |
/// | `entries`, `days`, `words` | how many |
/// | `first`, `last` | the first and the last day that is written, or `null` |
/// | `filled_in_later` | entries that were created on a later day than their own |
/// | `streaks` | `written_that_day`, `with_filled_in`: each `current` and `longest` |
/// | `years` | `year`, `entries`, `words` of each |
/// | `months` | `month` (1 to 12), `entries`, `words` of all years together |
/// | `weekdays` | `weekday` (`monday` first), `entries`, `words` |
/// | `hours` | `hour` (0 to 23), `entries`, `words`, where the hour is known |
/// | `categories` | `category` (`null` for none), `entries` |
/// | `tags` | `tag`, `entries`, with those below it |
///
/// A streak is `days`, `first` and `last`, or `null` where there is none.
package enum StatisticsJSON {
  /// Appends the object and a line end.
  package static func append(
    _ statistics: DiaryStatistics, today: Day, to output: inout [UInt8]
  ) {
    JSONWriter.object(to: &output) { $0.append(statistics, today: today) }
    output.append(UInt8(ascii: "\n"))
  }
}

extension JSONWriter {
  fileprivate mutating func append(_ statistics: DiaryStatistics, today: Day) {
    let tally = statistics.tally
    name("entries")
    number(tally.total.entries)
    name("days")
    number(tally.days.count)
    name("words")
    number(tally.total.words)
    name("first")
    string(tally.days.first?.description)
    name("last")
    string(tally.days.last?.description)
    name("filled_in_later")
    number(tally.filledIn)
    let streaks = tally.streaks(today: today)
    name("streaks")
    object { writer in
      writer.name("written_that_day")
      writer.append(streaks.inTime)
      writer.name("with_filled_in")
      writer.append(streaks.all)
    }
    appendCounts(statistics)
  }

  private mutating func appendCounts(_ statistics: DiaryStatistics) {
    let tally = statistics.tally
    name("years")
    list(statistics.years) { writer, year in
      writer.name("year")
      writer.number(year)
      writer.append(tally.years[year] ?? WritingTally.Count())
    }
    name("months")
    list(tally.months.enumerated()) { writer, month in
      writer.name("month")
      writer.number(month.offset + 1)
      writer.append(month.element)
    }
    name("weekdays")
    list(Weekday.allCases) { writer, weekday in
      writer.name("weekday")
      writer.string(weekday.name)
      writer.append(tally.weekdays[weekday.rawValue])
    }
    name("hours")
    list(tally.hours.enumerated()) { writer, hour in
      writer.name("hour")
      writer.number(hour.offset)
      writer.append(hour.element)
    }
    name("categories")
    list(statistics.categories) { writer, category in
      writer.name("category")
      writer.string(category.name)
      writer.name("entries")
      writer.number(category.count)
    }
    name("tags")
    list(statistics.tagCounts) { writer, tag in
      writer.name("tag")
      writer.string(tag.tag)
      writer.name("entries")
      writer.number(tag.count)
    }
  }

  private mutating func list<Item>(
    _ items: some Sequence<Item>, _ body: (inout JSONWriter, Item) -> Void
  ) {
    array { writer in
      for item in items { writer.object { body(&$0, item) } }
    }
  }

  private mutating func append(_ count: WritingTally.Count) {
    name("entries")
    number(count.entries)
    name("words")
    number(count.words)
  }

  private mutating func append(_ streaks: Streaks) {
    object { writer in
      writer.name("current")
      writer.append(streaks.current)
      writer.name("longest")
      writer.append(streaks.longest)
    }
  }

  private mutating func append(_ streak: Streak?) {
    guard let streak else { return null() }
    object { writer in
      writer.name("days")
      writer.number(streak.count)
      writer.name("first")
      writer.day(streak.first)
      writer.name("last")
      writer.day(streak.last)
    }
  }
}
