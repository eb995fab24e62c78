import DiaryModel
import DiaryViews
import Platform
import Testing

struct CalendarViewTests {
  @Test func `a month shows today and the days that are written, and its titles under it`() throws {
    let entries = try sample()
    let text = try drawn(width: 40, weekStart: .monday) {
      $0.append(try month("2026-11-01"), entries: entries, to: &$1)
    }
    #expect(
      text == """
         2026-11
         Mo  Tu  We  Th  Fr  Sa  Su
                                  1•
          2   3   4   5   6   7   8
          9★ 10  11  12  13  14  15
         16  17  18  19  20  21  22
         23  24  25  26  27  28 >29•
         30

          1 Su  🎵 A concert
          9 Mo  •  ★ A day with a star
                🎵 (empty)
         29 Su  •  산책을 다녀왔다 바람이 차갑…

        """)
  }

  @Test func `titles stand beside the month where there is room`() throws {
    let entries = try sample()
    let text = try drawn(width: 72, weekStart: .sunday) {
      $0.append(try month("2026-11-01"), entries: entries, to: &$1)
    }
    #expect(
      text == """
         2026-11
         Su  Mo  Tu  We  Th  Fr  Sa      1 Su  🎵 A concert
          1•  2   3   4   5   6   7      9 Mo  •  ★ A day with a star
          8   9★ 10  11  12  13  14            🎵 (empty)
         15  16  17  18  19  20  21     29 Su  •  산책을 다녀왔다 바람이 차갑다…
         22  23  24  25  26  27  28
        >29• 30

        """)
  }

  @Test func `what is written is bold, in its category's colour, and today stands out`() throws {
    let entries = try sample()
    let text = try drawn(width: 40, weekStart: .monday, palette: .color) {
      $0.append(try month("2026-11-01"), entries: entries, to: &$1)
    }
    #expect(text.contains("\u{1B}[1m 1\u{1B}[0m\u{1B}[35m•\u{1B}[0m"))
    #expect(text.contains("\u{1B}[7m29\u{1B}[0m•"))
    #expect(text.contains("\u{1B}[2m30\u{1B}[0m"))
    #expect(text.contains("\u{1B}[1m 9\u{1B}[0m\u{1B}[33m★\u{1B}[0m"))
  }

  @Test(arguments: [(40, 1), (59, 2), (80, 2), (92, 3), (100, 3), (124, 4), (200, 6)])
  func `as many months stand beside each other as there is room for`(
    width: Int, across: Int
  ) throws {
    let months = (1...6).compactMap { CalendarMonth(year: 2026, month: $0) }
    let text = try drawn(width: width, weekStart: .monday) { $0.append(months, to: &$1) }
    let heading = try #require(text.split(separator: "\n").first)
    #expect(heading.split(separator: " ").count == across)
  }

  @Test(arguments: [20, 33, 34, 40, 57, 58, 80, 100, 110, 111, 120, 200])
  func `a year has each of its days, and no line is wider than the screen`(width: Int) throws {
    for weekStart in [Weekday.monday, .sunday] {
      let text = try drawn(width: width, weekStart: weekStart) {
        $0.append(years: [2026], to: &$1)
      }
      for line in text.split(separator: "\n") {
        #expect(DisplayWidth.width(of: String(line)) <= width, "\(line)")
      }
      guard width > 33 else { continue }
      let days = text.split(separator: "\n").filter { line in
        weekStart.week.contains { line.hasPrefix(Self.names[$0.rawValue].prefix(2)) }
      }
      // 330 of 333 days to today are empty, and a point each.
      #expect(days.joined().count { $0 == "·" } == 330)
      #expect(days.joined().count { $0 == "<" } == 1)
    }
  }

  @Test func `shades tell how much was written`() throws {
    let days = try [
      ("2026-01-01", 10), ("2026-01-02", 20), ("2026-01-03", 30), ("2026-01-04", 400),
    ]
    .map { text, words in
      var day = WrittenDay(try #require(Day(text)))
      day.add(entries: 1, words: words)
      return day
    }
    var bytes: [UInt8] = []
    CalendarView(try look(width: 40, weekStart: .monday, .plain), written: days)
      .append(years: [2026], to: &bytes)
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.first == "2026  4 entries on 4 days, 460 words")
    #expect(lines.last == "up to ░ 10  ▒ 20  ▓ 30  █ 400 words")
    #expect(lines.contains { $0.hasPrefix("Th ░") } && lines.contains { $0.hasPrefix("Su █") })
  }

  private static let names = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]

  private func month(_ day: String) throws -> CalendarMonth {
    CalendarMonth(try #require(Day(day)))
  }

  private func look(
    width: Int, weekStart: Weekday, _ palette: Palette
  ) throws -> CalendarLook {
    CalendarLook(
      width: width, palette: palette, today: try #require(Day("2026-11-29")), weekStart: weekStart,
      monthName: \.description, shortMonth: { ["Jan", "Feb", "Mar"][$0 % 3] },
      weekday: { Self.names[$0.rawValue] },
      category: { $0 == "music" ? CategoryLook(icon: "🎵", colour: .purple) : CategoryLook() })
  }

  private func drawn(
    width: Int, weekStart: Weekday, palette: Palette = .plain,
    _ body: (CalendarView, inout [UInt8]) throws -> Void
  ) throws -> String {
    var days: [WrittenDay] = []
    for entry in try sample() {
      if days.last?.day != entry.day { days.append(WrittenDay(entry.day)) }
      days[days.count - 1].add(entry.facts)
    }
    var bytes: [UInt8] = []
    try body(
      CalendarView(try look(width: width, weekStart: weekStart, palette), written: days), &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func sample() throws -> [Entry] {
    try [
      ("2026-11-01", "A concert", "music"), ("2026-11-09", "A day with a star", nil),
      ("2026-11-09", "", "music"),
      ("2026-11-29", "산책을 다녀왔다 바람이 차갑다 산책을 다녀왔다 바람이 차갑다", "unknown"),
    ].map { day, title, category in
      var facts = EntryFacts()
      (facts.title, facts.category) = (title, category)
      facts.isStarred = title.contains("star")
      let name = EntryName(day: try #require(Day(day)), second: nil, counter: nil)
      return Entry(path: VaultPath("\(day).md"), name: name, facts: facts)
    }
  }
}
