import Testing

@testable import Platform

struct DatePatternTests {
  /// The formats of glibc's own locales, and what is made of them.
  @Test(arguments: [
    ("%Y년 %m월 %d일", "%Y. %m. %d. (%a) %H:%M:%S %Z", "%Y년 %-m월 %-d일 %A", "%Y년 %-m월"),
    ("%Y年%m月%d日", "%Y年 %b %e日 %A %H:%M:%S %Z", "%Y年%-m月%-d日 %A", "%Y年%-m月"),
    ("%d.%m.%Y", "%a %-d. %b %H:%M:%S %Z %Y", "%A %-d. %B %Y", "%OB %Y"),
    ("%m/%d/%Y", "%a %b %e %r %Z %Y", "%A, %B %-d, %Y", "%OB %Y"),
    ("%d/%m/%Y", "%a %d %b %Y %T %Z", "%A %-d %B %Y", "%OB %Y"),
    ("%Y-%m-%d", "%Y. %b. %-e., %A, %H:%M:%S %Z", "%Y. %B %-d., %A", "%Y. %OB"),
    (
      "%d.%m.%Y.", "%A, %Y. gada %e. %B, %H:%M:%S %Z", "%A, %Y. gada %-d. %B",
      "%Y. gada %OB"
    ),
    ("%D", "%H:%M", "%A, %m/%d/%Y", "%OB %Y"),
  ])
  func `full dates are made of the locale's formats`(
    short: String, long: String, full: String, monthYear: String
  ) {
    let patterns = DatePatterns(short: short, long: long)
    #expect(patterns.full == full)
    #expect(patterns.monthYear == monthYear)
  }

  @Test(arguments: [
    ("%d.%m.%y", "%d.%m.%Y"), ("%D", "%m/%d/%Y"), ("%F", "%Y-%m-%d"), ("%Oy/%Om", "%OC%Oy/%Om"),
    ("%Om-%OC%Oy", "%Om-%OC%Oy"),
    ("%Y년 %m월 %d일", "%Y년 %-m월 %-d일"), ("%Y年%m月%d日", "%Y年%-m月%-d日"), ("%d/%m/%Ey", "%d/%m/%Ey"),
    ("%", ""), ("100%%", "100%%"),
  ])
  func `a short date has all digits of the year`(short: String, expected: String) {
    #expect(DatePatterns(short: short, long: "").short == expected)
  }

  @Test(arguments: [
    (2026, 11, 29, 6), (2024, 2, 29, 3), (2000, 1, 1, 5), (1, 1, 1, 0), (9999, 12, 31, 4),
  ])
  func `weekdays are counted from Monday`(year: Int, month: Int, day: Int, weekday: Int) {
    #expect(CivilDate(year: year, month: month, day: day).weekday == weekday)
  }
}
