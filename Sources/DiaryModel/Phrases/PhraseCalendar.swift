/// What the words of a day phrase mean, on the day they are said.
struct PhraseCalendar {
  let today: Day
  /// What decides which day is meant by words that leave its year, month or week out.
  private let nearness: Nearness
  /// The user's locale, of which the day that weeks begin with is asked.
  private let local: LocalDates

  init(today: Day, local: LocalDates = LocalDates()) {
    (self.today, self.local, nearness) = (today, local, .latest(today))
  }

  private init(_ other: PhraseCalendar, _ nearness: Nearness) {
    (today, local, self.nearness) = (other.today, other.local, nearness)
  }

  private enum Nearness {
    /// The latest that is not after a day.
    case latest(Day)
    /// The first that is not before a day.
    case first(Day)
  }

  /// The same, where words that leave a part out mean the first such day from another one on.
  func from(_ day: Day) -> PhraseCalendar { PhraseCalendar(self, .first(day)) }

  /// The same, where words that leave a part out mean the latest such day up to another one.
  func upTo(_ day: Day) -> PhraseCalendar { PhraseCalendar(self, .latest(day)) }

  private var weekStart: Weekday { local.weekStart() }

  /// A stretch of time that phrases count in.
  enum Unit {
    case day, week, month, year
  }

  /// The day some units after today, before it when negative; a day the month lacks is its last.
  func day(after count: Int, _ unit: Unit) -> Day? {
    switch unit {
    case .day: today.adding(days: count)
    case .week: today.adding(days: count * 7)
    case .month: today.adding(months: count)
    case .year: today.adding(months: count * 12)
    }
  }

  /// The whole unit some after the one that today lies in.
  func span(after count: Int, _ unit: Unit) -> DayRange? {
    guard unit != .day else { return today.adding(days: count).map { DayRange($0) } }
    guard let day = (unit == .week ? today : firstOfMonth).after(count, unit) else {
      return nil
    }
    switch unit {
    case .week: return day.week(startingOn: weekStart)
    case .month: return DayRange(year: day.year, month: day.month)
    case .day, .year: return DayRange(year: day.year)
    }
  }

  /// The latest such weekday before today, the one of this week, or the next after today, for
  /// -1, 0 and 1.
  func weekday(_ weekday: Weekday, shift: Int) -> Day? {
    if shift < 0 { return today.previous(weekday) }
    return shift > 0 ? today.next(weekday) : self.weekday(weekday, inWeek: 0)
  }

  /// A weekday of the week some after this one.
  func weekday(_ weekday: Weekday, inWeek count: Int) -> Day? {
    guard let day = day(after: count, .week) else { return nil }
    let first = (day.weekday.rawValue - weekStart.rawValue + 7) % 7
    return day.adding(days: (weekday.rawValue - weekStart.rawValue + 7) % 7 - first)
  }

  /// So many units up to and with today: `past 7 days` are today and the six before.
  func past(_ count: Int, _ unit: Unit) -> DayRange? {
    guard count > 0, let start = day(after: -count, unit)?.adding(days: 1) else { return nil }
    return DayRange(first: start, last: today)
  }

  /// So many units from tomorrow on.
  func coming(_ count: Int, _ unit: Unit) -> DayRange? {
    guard count > 0, let end = day(after: count, unit) else { return nil }
    return DayRange(first: today.adding(days: 1), last: end)
  }

  /// The year of a month that leaves it out: of the latest that has begun.
  func year(ofMonth month: Int) -> Int {
    switch nearness {
    case .latest(let end): month <= end.month ? end.year : end.year - 1
    case .first(let start): month >= start.month ? start.year : start.year + 1
    }
  }

  /// The year of a day that leaves it out: of the latest that is not to come.
  func year(ofMonth month: Int, day: Int) -> Int {
    switch nearness {
    case .latest(let end): (month, day) <= (end.month, end.day) ? end.year : end.year - 1
    case .first(let start): (month, day) >= (start.month, start.day) ? start.year : start.year + 1
    }
  }

  /// Year and month of the day of a number: of the latest that is not to come.
  func month(ofDay day: Int) -> (year: Int, month: Int) {
    switch nearness {
    case .latest(let end):
      var (year, month) = (end.year, end.month)
      if day <= end.day { return (year, month) }
      // Of the months that have such a day.
      repeat {
        (year, month) = month == 1 ? (year - 1, 12) : (year, month - 1)
      } while (29...31).contains(day) && day > Day.count(ofMonth: month, year: year)
      return (year, month)
    case .first(let start):
      if day >= start.day { return (start.year, start.month) }
      return start.month == 12 ? (start.year + 1, 1) : (start.year, start.month + 1)
    }
  }

  /// The year of a week of ISO 8601 that leaves it out: of the latest that has begun.
  func year(ofWeek number: Int) -> Int {
    switch nearness {
    case .latest(let end):
      let week = ISOWeek(end)
      return number <= week.number ? week.year : week.year - 1
    case .first(let start):
      let week = ISOWeek(start)
      return number >= week.number ? week.year : week.year + 1
    }
  }

  /// A weekday by its name alone: the latest before today.
  func weekday(_ weekday: Weekday) -> Day? {
    switch nearness {
    case .latest(let end) where end < today:
      end.adding(days: -((end.weekday.rawValue - weekday.rawValue + 7) % 7))
    case .latest: today.previous(weekday)
    case .first(let start):
      start.adding(days: (weekday.rawValue - start.weekday.rawValue + 7) % 7)
    }
  }

  private var firstOfMonth: Day { Day(year: today.year, month: today.month, day: 1) ?? today }
}

extension Day {
  /// The day some units later, earlier when negative; a day the month lacks is its last.
  func after(_ count: Int, _ unit: PhraseCalendar.Unit) -> Day? {
    PhraseCalendar(today: self).day(after: count, unit)
  }
}
