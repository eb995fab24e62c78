import DiaryModel

extension OpenVault {
  /// How dates are written where the user lives, and what weeks begin with.
  var localDates: LocalDates {
    let (environment, set) = (world.environment, settings.weekStart ?? user.weekStart)
    return LocalDates(
      weekStart: { set ?? DayNames(environment: environment).firstWeekday },
      names: { DayNames(environment: environment).read })
  }

  /// The days that words mean; of a weekday that today is, it is told that last week's is meant.
  func days(_ phrase: String) throws(DayPhraseError) -> DayRange {
    let days = try meaning(of: phrase)
    tellWeekdays(phrase)
    return days
  }

  /// The one day that words mean, and what `days` tells.
  func day(_ phrase: String) throws(DayPhraseError) -> Day {
    let day = try DayPhrase.parseDay(phrase, today: today, local: localDates)
    tellWeekdays(phrase)
    return day
  }

  /// The day that words mean, perhaps with a time, and what `days` tells.
  func dayTime(_ phrase: String) throws(DayPhraseError) -> DayTimePhrase {
    let asked = try DayTimePhrase(phrase, today: today, local: localDates)
    tellWeekdays(phrase)
    return asked
  }

  /// The days that words mean, where it is not the user who asks for them now.
  func meaning(of phrase: String) throws(DayPhraseError) -> DayRange {
    try DayPhrase.parse(phrase, today: today, local: localDates)
  }

  /// Tells on a terminal that a weekday which today is means the one of last week.
  func tellWeekdays(_ phrase: String) {
    guard world.terminal.isOutput else { return }
    let words = phrase.split(whereSeparator: \.isWhitespace)
    let days = DayTimePhrase.wordsBeforeTime(in: words) ?? phrase
    for end in DayPhrase.ends(of: days) {
      let recurring = try? RecurringDay(parsing: end, today: today, local: localDates)
      guard case .weekday = recurring, let day = (try? meaning(of: end))?.onlyDay,
        day == today.adding(days: -7)
      else { continue }
      return world.note("\(VisibleText.oneLine(end)) is \(day), of last week; today is 'today'")
    }
  }
}
