import DiaryModel
import Testing

struct LayoutMovingTests {
  @Test(arguments: [
    ("2026-11-29.md", "in/2026-11-20.md", "in/2026-11-20-2.md"),
    ("a/2026-11-29-2.md", "in/2026-11-20.md", "in/2026-11-20-2.md"),
    ("2026-11-29-2130.txt", "in/2026-11-20-2130.txt", "in/2026-11-20-2130-2.txt"),
    ("2026-11-29-2130-2.txt", "in/2026-11-20-2130.txt", "in/2026-11-20-2130-2.txt"),
    (
      "2026-11-29-213005 dawn.MD", "in/2026-11-20-213005 dawn.MD",
      "in/2026-11-20-213005-2 dawn.MD"
    ),
    (
      "2026-11-29 Over the sea.md", "in/2026-11-20 Over the sea.md",
      "in/2026-11-20-2 Over the sea.md"
    ),
    ("20261129-한강.markdown", "in/2026-11-20-한강.markdown", "in/2026-11-20-2-한강.markdown"),
    ("2026/11/29.md", "in/2026-11-20.md", "in/2026-11-20-2.md"),
    ("2026/11/29 dawn.md", "in/2026-11-20 dawn.md", "in/2026-11-20-2 dawn.md"),
    ("2026-11-29-12.md", "in/2026-11-20.md", "in/2026-11-20-2.md"),
    ("2026-11-29 T2130 x.md", "in/2026-11-20 T2130 x.md", "in/2026-11-20-2 T2130 x.md"),
  ])
  func `a moved entry keeps what its name says beyond the day`(
    old: String, first: String, second: String
  ) throws {
    let layout = try Layout("in/{yyyy}-{MM}-{dd}")
    let day = try #require(Day("2026-11-20"))
    let places = layout.places(for: day, moving: VaultPath(old))
    #expect(places.prefix(2).map(\.text) == [first, second])
    #expect(places.prefix(2).allSatisfy { EntryName(path: $0)?.day == day })
  }

  @Test(
    arguments: [
      // Sunday, 7 January 2024, to Monday.
      ("{yyyy}-{MM}-{dd} {EEEE}", "2024-01-07 Sunday.md", "2024-01-08 Monday.md"),
      ("{yyyy}-{MM}-{dd} {EEEE}", "2024-01-07-2 Sunday.md", "2024-01-08 Monday.md"),
      ("{yyyy}-{MM}-{dd} {EEEE}", "2024-01-07 Sunday walk.md", "2024-01-08 Monday walk.md"),
      ("{yyyy}-{MM}-{dd} {EEEE}", "2024-01-07 walk.md", "2024-01-08 Monday walk.md"),
      ("{yyyy}-{MM}-{dd}-{EEE}", "2024-01-07-Sun.md", "2024-01-08-Mon.md"),
      ("{yyyy}-{MM}-{dd}-{EEE}", "2024-01-07-2-Sun.md", "2024-01-08-Mon.md"),
      ("{yyyy}-{MM}-{dd} {EEEE}", "2024-01-07-0715 Sunday.md", "2024-01-08-0715 Monday.md"),
      (
        "{yyyy}-{MM}-{dd} {EEEE}", "2024-01-07-0715 Sunday walk.md",
        "2024-01-08-0715 Monday walk.md"
      ),
      ("{yyyy}-{MM}-{dd} 일기", "2024-01-07-2 일기.md", "2024-01-08 일기.md"),
      ("{yyyy}-{MM}-{dd} 일기", "2024-01-07-0715 일기.md", "2024-01-08-0715 일기.md"),
    ])
  func `a weekday in the name is that of the day an entry goes to`(
    layout: String, old: String, new: String
  ) throws {
    let day = try #require(Day("2024-01-08"))
    let places = try Layout(layout).places(for: day, moving: VaultPath(old))
    #expect(places.prefix(1).map(\.text) == [new])
  }
}
