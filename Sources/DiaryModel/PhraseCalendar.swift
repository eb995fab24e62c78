/// What the words of a day phrase mean, on the day they are said.
struct PhraseCalendar {
  let today: Day
  /// The user's locale, of which the day that weeks begin with is asked.
  private let local: LocalDates

  init(today: Day, local: LocalDates = LocalDates()) { (self.today, self.local) = (today, local) }

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

  /// The year of the latest such month that has begun.
  func year(ofMonth month: Int) -> Int { month <= today.month ? today.year : today.year - 1 }

  /// The year of the latest such day that is not to come.
  func year(ofMonth month: Int, day: Int) -> Int {
    (month, day) <= (today.month, today.day) ? today.year : today.year - 1
  }

  /// Year and month of the latest day of that number that is not to come.
  func month(ofDay day: Int) -> (year: Int, month: Int) {
    if day <= today.day { return (today.year, today.month) }
    return today.month == 1 ? (today.year - 1, 12) : (today.year, today.month - 1)
  }

  private var firstOfMonth: Day { Day(year: today.year, month: today.month, day: 1) ?? today }
}

extension Day {
  /// The day some units later, earlier when negative; a day the month lacks is its last.
  func after(_ count: Int, _ unit: PhraseCalendar.Unit) -> Day? {
    PhraseCalendar(today: self).day(after: count, unit)
  }
}
