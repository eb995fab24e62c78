import Platform
import Testing

struct LocaleDatesTests {
  @Test(arguments: ["", "C", "POSIX", "C.UTF-8", "xx_XX.UTF-8", "../../etc", "@euro"])
  func `without a locale dates are ISO 8601 and names English`(name: String) {
    let dates = LocaleDates(all: name, time: nil, language: nil)
    let isFallback = dates.isFallback
    #expect(isFallback)
    #expect(dates.format(year: 2026, month: 3, day: 5, style: .short) == "2026-03-05")
    #expect(dates.format(year: 2026, month: 3, day: 5, style: .full) == "Thursday 2026-03-05")
    #expect(dates.format(year: 26, month: 3, day: 5, style: .monthYear) == "March 0026")
    #expect(dates.weekdayName(0) == "Monday")
    #expect(dates.weekdayName(6, isShort: true) == "Sun")
    #expect(dates.monthName(9, isShort: true) == "Sep")
    let firstWeekday = dates.firstWeekday
    #expect(firstWeekday == 0)
  }

  @Test(arguments: [
    (["LC_ALL": "C", "LC_TIME": "ko_KR.UTF-8"], true), (["LC_ALL": "", "LC_TIME": "C"], true),
    (["LC_TIME": "", "LANG": "C"], true), ([:], true),
  ])
  func `the first variable that is set decides`(environment: [String: String], isFallback: Bool) {
    let dates = LocaleDates(environment: environment)
    let found = dates.isFallback
    #expect(found == isFallback)
  }

  @Test(.enabled(if: isInstalled("ko_KR.UTF-8"), "ko_KR.UTF-8 is not installed"))
  func `Korean dates are Korean`() {
    let dates = LocaleDates(environment: ["LC_ALL": "", "LC_TIME": "ko_KR.UTF-8", "LANG": "C"])
    #expect(dates.format(year: 2026, month: 3, day: 5, style: .short) == "2026년 3월 5일")
    #expect(dates.format(year: 2026, month: 3, day: 5, style: .full) == "2026년 3월 5일 목요일")
    #expect(dates.format(year: 2026, month: 3, day: 5, style: .monthYear) == "2026년 3월")
    #expect(dates.weekdayName(0, isShort: true) == "월")
    #expect(dates.monthName(12) == "12월")
    let firstWeekday = dates.firstWeekday
    #expect(firstWeekday == 6)
  }

  @Test(
    .enabled(if: isInstalled("de_DE.UTF-8"), "de_DE.UTF-8 is not installed"),
    arguments: ["de_DE.UTF-8", "de_DE", "de_DE.ISO-8859-1", "de_DE@euro"])
  func `German dates are German and UTF-8, whatever the code set`(name: String) {
    let dates = LocaleDates(all: name, time: nil, language: nil)
    #expect(dates.format(year: 2026, month: 3, day: 5, style: .short) == "05.03.2026")
    #expect(dates.format(year: 2026, month: 3, day: 5, style: .full) == "Donnerstag 5. März 2026")
    #expect(dates.format(year: 2026, month: 3, day: 5, style: .monthYear) == "März 2026")
    let firstWeekday = dates.firstWeekday
    #expect(firstWeekday == 0)
  }
}

/// Whether the system has a locale, so that dates can be written in it.
private func isInstalled(_ name: String) -> Bool {
  !LocaleDates(all: name, time: nil, language: nil).isFallback
}
