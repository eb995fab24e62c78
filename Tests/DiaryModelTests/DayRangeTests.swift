import DiaryModel
import Testing

struct DayRangeTests {
  private let days = ["2026-11-01", "2026-11-15", "2026-11-30"].compactMap { Day($0) }

  @Test func `a range holds its ends and what lies between`() throws {
    let range = try #require(DayRange(first: days[0], last: days[2]))
    #expect(range.contains(days[0]) && range.contains(days[1]) && range.contains(days[2]))
    #expect(range.count == 30)
    #expect(Day("2026-10-31").map(range.contains) == false)
    #expect(Day("2026-12-01").map(range.contains) == false)
  }

  @Test func `a range may be open on either side`() {
    #expect(DayRange(first: nil, last: days[1])?.contains(.first) == true)
    #expect(DayRange(first: days[1], last: nil)?.contains(.last) == true)
    #expect(DayRange.all.contains(.first) && DayRange.all.contains(.last))
    #expect(DayRange.all.count == nil && DayRange.all.onlyDay == nil)
  }

  @Test func `a range cannot end before it begins`() {
    #expect(DayRange(first: days[1], last: days[0]) == nil)
    #expect(DayRange(first: days[1], last: days[1])?.onlyDay == days[1])
  }

  @Test(arguments: [
    ("2026-11-01..2026-11-15", "2026-11-15..2026-11-30", "2026-11-15"),
    ("2026-11-01..2026-11-15", "2026-11-16..2026-11-30", nil),
    ("2026-11-01..", "..2026-11-30", "2026-11-01..2026-11-30"), ("all", "2026-11-01", "2026-11-01"),
    ("all", "all", ".."), ("2026-11-01..", "2026-11-15..", "2026-11-15.."),
  ])
  func `two ranges share what lies in both`(left: String, right: String, shared: String?) throws {
    let one = try DayPhrase.parse(left, today: .first)
    let other = try DayPhrase.parse(right, today: .first)
    #expect(one.intersection(other)?.description == shared)
    #expect(other.intersection(one)?.description == shared)
  }
}
