import DiaryModel
import Testing

struct EntryNameTests {
  @Test(arguments: [
    "2026-11-29.md", "2026-11-29.markdown", "2026-11-29.txt", "2026-11-29.MD", "2026-11-29",
    "2026_11_29.md", "2026.11.29.md", "2026.11.29", "20261129.md", "entries/2026/11/2026-11-29.md",
    "2026/11/29.md", "2026/11/29.txt", "2026/11/29", "a/b/2026/11/29.md", "2026-11-29 dawn.md",
    "2026-11-29-dawn.md", "2026-11-29_dawn.md", "2026-11-29.dawn.md", "2026-11-29, dawn.md",
    "2026-11-29th.md", "2026-11-29일기.md", "20261129일기.md", "2026-11-29 (일).md",
    "2026-11-29 v1.2.md", "2026/11/29 dawn.md", "2026-11-29-.md", "2026-11-29--2026-12-05.md",
    "2026-11-29_2026-12-05.md", "2026-11-29-2500.md", "2026-11-29-1260.md", "2026-11-29-0.md",
    "2026-11-29-1234567.md", "2026-11-29-2-eggs.md", "2026-11-29 Tuesday.md", "2026-11-29Tue.md",
    "2026-11_29.md", "2026-11-29 1000 words.txt.md",
  ])
  func `a name that begins with a day is of that day`(path: String) throws {
    let name = try #require(EntryName(path: VaultPath(path)))
    #expect(name.day == Day(year: 2026, month: 11, day: 29))
  }

  @Test(arguments: [
    "2021Q4.md", "2026-02-30.md", "2026-13-01.md", "2026-00-10.md", "2026-11-00.md",
    "2025-02-29.md", "0000-01-01.md", "2026-11.md", "2026.md", "2026-W48.md", "2026-11-2.md",
    "2026-1-29.md", "26-11-29.md", "29-11-2026.md", "12026-11-29.md", "2026-11-290.md",
    "202611290.md", "202611291234.md", "20261129123456 note.md", "2026-1129.md", "202611-29.md",
    "20261129abc.md", "2026 11 29.md", "x2026-11-29.md", "daily.md", "", ".md", "2026/11/29th.md",
    "2026/11/290.md", "2026/11/9.md", "2026/1/29.md", "26/11/29.md", "2026/02/30.md",
    "12026/11/29.md", "x2026/11/29.md", "2026/11x/29.md", "2026/11/29/note.md", "11/29.md",
    "２０２６-11-29.md", "2026-11-29/note.md", "2026–11–29.md", "-2026-11-29.md",
  ])
  func `a name that does not is of none`(path: String) {
    #expect(EntryName(path: VaultPath(path)) == nil)
  }

  @Test(arguments: [
    ("2026-11-29-0715.md", 7, 15, 0), ("2026-11-29-071530.md", 7, 15, 30),
    ("2026-11-29 07.15.md", 7, 15, 0), ("2026-11-29T0715.md", 7, 15, 0),
    ("2026-11-29T07:15:30.md", 7, 15, 30), ("2026-11-29-0715 dawn.md", 7, 15, 0),
    ("2026-11-29_07-15.md", 7, 15, 0), ("20261129T071530.md", 7, 15, 30),
    ("20261129-0715.md", 7, 15, 0), ("2026-11-29-0000.md", 0, 0, 0),
    ("2026-11-29-2359.md", 23, 59, 0), ("2026-11-29 07.15.30 dawn.md", 7, 15, 30),
    ("2026-11-29t0715-dawn.md", 7, 15, 0), ("2026/11/29-0715.md", 7, 15, 0),
    ("2026-11-29 07.15", 7, 15, 0), ("2026-11-29-0715-2nd.md", 7, 15, 0),
    ("2026-11-29-0715-0.md", 7, 15, 0), ("2026-11-29-0715-2 eggs.md", 7, 15, 0),
    ("2026-11-29-07-15-2.md", 7, 15, 0), ("2026-11-29-0715.2.md", 7, 15, 0),
    ("2026-11-29-07-15-99.md", 7, 15, 0),
  ])
  func `a time behind the day is read`(path: String, hour: Int, minute: Int, second: Int) {
    let name = EntryName(path: VaultPath(path))
    #expect(name?.second == hour * 3600 + minute * 60 + second)
    #expect(name?.counter == nil)
  }

  @Test(arguments: [
    ("2026-11-29-2.md", 2), ("2026-11-29_3.md", 3), ("2026-11-29 12.md", 12),
    ("2026-11-29 (2).md", 2), ("2026-11-29-002.md", 2), ("20261129-999.md", 999),
    ("2026/11/29-2.md", 2), ("2026/11/29 2.txt", 2), ("2026-11-29-2 Sunday.md", 2),
    ("2026-11-29-3-sun.md", 3), ("2026-11-29-2 (일).md", 2), ("2026-11-29-2 일요일.md", 2),
  ])
  func `a counter behind the day is read`(path: String, counter: Int) {
    let name = EntryName(path: VaultPath(path))
    #expect(name?.counter == counter)
    #expect(name?.second == nil)
  }

  @Test(arguments: [
    ("2026-11-29-0715-2.md", 26_100, 2), ("2026-11-29-0715-12.md", 26_100, 12),
    ("2026-11-29T0715 (2).md", 26_100, 2), ("2026-11-29 07.15-3.md", 26_100, 3),
    ("2026-11-29-0715-2 Sunday.md", 26_100, 2), ("20261129-071530_2.md", 26_130, 2),
    ("2026/11/29-0715-2.txt", 26_100, 2),
  ])
  func `a counter behind a time is read`(path: String, second: Int, counter: Int) {
    let name = EntryName(path: VaultPath(path))
    #expect(name?.second == second)
    #expect(name?.counter == counter)
  }

  @Test(arguments: [
    "2026-11-29-2-eggs.md", "2026-11-29-2500.md", "2026-11-29-dawn.md", "2026-11-29_2026-12-05.md",
    "2026-11-29-0.md", "2026-11-29--2.md", "2026-11-29-2 Sunday walk.md", "2026-11-29-2Sun.md",
    "2026-11-29-2 일기.md", "2026-11-29-1234567.md", "2026-11-29 1x.md",
    "2026-11-29-24:00.md", "2026-11-29 ().md",
  ])
  func `a slug is neither time nor counter`(path: String) {
    let name = EntryName(path: VaultPath(path))
    #expect(name != nil && name?.second == nil && name?.counter == nil)
  }

  @Test func `names that are not UTF-8 are read as far as they are digits`() {
    let path = VaultPath(bytes: Array("2026-11-29 ".utf8) + [0xFF, 0xFE] + Array(".md".utf8))
    #expect(EntryName(path: path)?.day == Day(year: 2026, month: 11, day: 29))
  }

  @Test func `a day's entries stand in the order of time`() {
    let paths = [
      "2026-11-28-2359.md", "2026-11-29.md", "2026-11-29-2.md", "2026-11-29-0000.md",
      "2026-11-29-0715.md", "2026-11-29-0715-2.md", "2026-11-29-0715-10.md",
      "2026-11-29-071530.md", "2026-11-30.md",
    ]
    let names = paths.compactMap { EntryName(path: VaultPath($0)) }
    #expect(names.count == paths.count)
    #expect(names.sorted() == names)
  }
}
