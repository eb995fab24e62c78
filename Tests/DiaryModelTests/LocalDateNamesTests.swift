import DiaryModel
import Testing

/// A Sunday.
private let today = Day("2026-11-29") ?? .first

/// Dates as a locale writes them, of which the system need not know.
struct LocalDateNamesTests {
  @Test(arguments: [
    ("german", "05.03.2026", "2026-03-05"), ("german", "5.3.2026", "2026-03-05"),
    ("german", "5.3.", "2026-03-05"), ("german", "Donnerstag 5. März 2026", "2026-03-05"),
    ("german", "5. märz", "2026-03-05"), ("german", "Do, 5. März", "2026-03-05"),
    ("german", "29.11.2026 (So)", "2026-11-29"), ("german", "Mittwoch", "2026-11-25"),
    ("german", "mi", "2026-11-25"), ("german", "last Freitag", "2026-11-27"),
    ("german", "since März", "2026-03-01.."), ("german", "Mai 2025", "2025-05-01..2025-05-31"),
    ("german", "02.03.2026..04.03.2026", "2026-03-02..2026-03-04"),
    ("german", "yesterday", "2026-11-28"), ("german", "friday", "2026-11-27"),
    ("german", "13.1.2026", "2026-01-13"), ("german", "2026-02-01", "2026-02-01"),
    ("french", "jeudi 5 mars 2026", "2026-03-05"), ("french", "05/03/2026", "2026-03-05"),
    ("french", "août", "2026-08-01..2026-08-31"), ("french", "AOÛT 2025", "2025-08-01..2025-08-31"),
    ("french", "dimanche", "2026-11-22"),
    ("spanish", "5 de marzo de 2026", "2026-03-05"), ("spanish", "sábado", "2026-11-28"),
    ("spanish", "marzo", "2026-03-01..2026-03-31"), ("spanish", "martes", "2026-11-24"),
    ("spanish", "mar 5", "2026-03-05"),
    ("japanese", "2026年03月05日", "2026-03-05"), ("japanese", "2026年3月5日 木曜日", "2026-03-05"),
    ("japanese", "木曜日", "2026-11-26"), ("japanese", "2026年3月", "2026-03-01..2026-03-31"),
    ("japanese", "3月5日 (木)", "2026-03-05"),
    ("american", "03/05/2026", "2026-03-05"), ("american", "3/5", "2026-03-05"),
    ("thai", "05/03/2569", "2026-03-05"),
  ])
  func `what a locale prints is read, and what people write of it`(
    locale: String, phrase: String, expected: String
  ) throws {
    let local = try #require(Self.locales[locale])
    #expect(try DayPhrase.parse(phrase, today: today, local: local).description == expected)
  }

  @Test(arguments: [
    ("german", "01/02/2026", "could be 1 February 2026 or 2 January 2026"),
    ("american", "01.02.2026", "could be 1 February 2026 or 2 January 2026"),
    ("german", "01.02.26", "could be 1 February 2026 or 2 January 2026"),
    ("japanese", "01/02/2026", "could be 1 February 2026 or 2 January 2026"),
    ("french", "mar", "could be March or Tuesday"),
    ("spanish", "Mar.", "could be March or Tuesday"),
    ("german", "30. Februar 2026", "February 2026 has 28 days"),
    ("german", "Freitag 5. März 2026", "5 March 2026 is a Thursday"),
    ("german", "5. Merz", "not a date that is understood"),
  ])
  func `what it does not settle is refused, in the words that were typed`(
    locale: String, phrase: String, reason: String
  ) throws {
    let local = try #require(Self.locales[locale])
    let error = try #require(throws: DayPhraseError.self) {
      try DayPhrase.parse(phrase, today: today, local: local)
    }
    #expect(error.description == "\(phrase): \(reason)")
  }

  private static let locales = [
    "german": local(
      months: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
      weekdays: "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag", letters: (3, 2)
    ) { day, month, weekday in
      [
        "\(two(day.day)).\(two(day.month)).\(day.year)",
        "\(weekday) \(day.day). \(month) \(day.year)",
      ]
    },
    "french": local(
      months:
        "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
      weekdays: "lundi mardi mercredi jeudi vendredi samedi dimanche", letters: (4, 3)
    ) { day, month, weekday in
      [
        "\(two(day.day))/\(two(day.month))/\(day.year)",
        "\(weekday) \(day.day) \(month) \(day.year)",
      ]
    },
    "spanish": local(
      months:
        "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
      weekdays: "lunes martes miércoles jueves viernes sábado domingo", letters: (3, 3)
    ) { day, month, weekday in
      [
        "\(two(day.day))/\(two(day.month))/\(day.year)",
        "\(weekday), \(day.day) de \(month) de \(day.year)",
      ]
    },
    "japanese": local(
      months: " 1月  2月  3月  4月  5月  6月  7月  8月  9月 10月 11月 12月",
      weekdays: "月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日", letters: (3, 1)
    ) { day, month, weekday in
      [
        "\(day.year)年\(two(day.month))月\(two(day.day))日",
        "\(day.year)年\(day.month)月\(day.day)日 \(weekday)",
      ]
    },
    "american": local(
      months:
        "January February March April May June July August September October November December",
      weekdays: "Monday Tuesday Wednesday Thursday Friday Saturday Sunday", letters: (3, 3)
    ) { day, month, weekday in
      [
        "\(two(day.month))/\(two(day.day))/\(day.year)",
        "\(weekday), \(month) \(day.day), \(day.year)",
      ]
    },
    "thai": local(
      months:
        "มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม",
      weekdays: "จันทร์ อังคาร พุธ พฤหัสบดี ศุกร์ เสาร์ อาทิตย์", letters: (3, 2)
    ) { day, month, weekday in
      [
        "\(two(day.day))/\(two(day.month))/\(day.year + 543)",
        "\(weekday) \(day.day) \(month) \(day.year)",
      ]
    },
  ]

  private static func local(
    months: String, weekdays: String, letters: (month: Int, weekday: Int),
    writings: @escaping @Sendable (Day, String, String) -> [String]
  ) -> LocalDates {
    let months = months.split(separator: " ").map(String.init)
    let weekdays = weekdays.split(separator: " ").map(String.init)
    return LocalDates {
      LocalDateNames(
        monthNames: { [months[$0 - 1], String(months[$0 - 1].prefix(letters.month)) + "."] },
        weekdayNames: { weekday in
          let name = weekdays[weekday.rawValue]
          return [name, String(name.prefix(letters.weekday))]
        },
        writings: { writings($0, months[$0.month - 1], weekdays[$0.weekday.rawValue]) },
        monthWritings: { ["\(months[$0.month - 1]) \($0.year)"] })
    }
  }
}

private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
