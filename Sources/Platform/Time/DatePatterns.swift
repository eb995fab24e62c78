/// The patterns of `strftime` by which a locale writes dates.
///
/// Locales of the C library tell how a short date is written and how `date(1)` writes, not how a
/// full date is; that is made from the two.
struct DatePatterns: Hashable {
  var short: String
  var full: String
  var monthYear: String

  /// The pattern of one style.
  func pattern(_ style: LocaleDates.Style) -> String {
    switch style {
    case .short: short
    case .full: full
    case .monthYear: monthYear
    }
  }

  /// From the locale's `d_fmt` and its `date_fmt` (or `d_t_fmt`).
  init(short: String, long: String) {
    let shortPieces = DatePattern(short).withWholeYear
    if shortPieces.isWrittenOut {
      // `2026년 11월 29일` is a full date but for the weekday.
      let spare = shortPieces.withoutPadding
      self.short = spare.text
      full = spare.text + " %A"
      monthYear = spare.upTo("d").trimmed.text
      return
    }
    self.short = shortPieces.text
    let long = DatePattern(long).replacing("x", by: shortPieces).withoutTime.withFullNames
    full = long.hasAllOfDate ? long.text : "%A, " + shortPieces.text
    let isYearFirst = long.hasAllOfDate && long.isYearFirst
    monthYear = isYearFirst ? long.year.text + Self.monthAlone : Self.monthAlone + " %Y"
  }

  /// A month's name when no day stands beside it; in Slavic languages another form.
  #if canImport(Musl)
    static let monthAlone = "%B"
    static let shortMonthAlone = "%b"
  #else
    static let monthAlone = "%OB"
    static let shortMonthAlone = "%Ob"
  #endif
}
