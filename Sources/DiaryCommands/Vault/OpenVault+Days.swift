import DiaryModel

extension OpenVault {
  /// How dates are written where the user lives.
  var localDates: LocalDates {
    let environment = world.environment
    return LocalDates { DayNames(environment: environment).read }
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
