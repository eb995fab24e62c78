import DiaryModel

extension OpenVault {
  /// How dates are written where the user lives, and what weeks begin with.
  var localDates: LocalDates {
    let (environment, set) = (world.environment, settings.weekStart ?? user.weekStart)
    return LocalDates(
      weekStart: { set ?? DayNames(environment: environment).firstWeekday },
      names: { DayNames(environment: environment).read })
  }

  /// The days that words mean.
  func days(_ phrase: String) throws(DayPhraseError) -> DayRange {
    try DayPhrase.parse(phrase, today: today, local: localDates)
  }

  /// The one day that words mean.
  func day(_ phrase: String) throws(DayPhraseError) -> Day {
    try DayPhrase.parseDay(phrase, today: today, local: localDates)
  }
}
