import DiaryModel
import Testing

/// A Sunday.
private let day = Day("2026-11-29") ?? .first

struct LayoutTests {
  @Test(arguments: [
    (
      "entries/{yyyy}/{MM}/{yyyy}-{MM}-{dd}", "entries/2026/11/2026-11-29.md",
      "entries/2026/11 entries/2026"
    ),
    (
      "entries/{yyyy}/{MM}/{yyyy}-{MM}-{dd}", "entries/2026/11/2026-11-29-0715 dawn.md",
      "entries/2026/11 entries/2026"
    ),
    ("entries/{yyyy}/{MM}/{yyyy}-{MM}-{dd}", "entries/2026/10/2026-11-29.md", ""),
    ("entries/{yyyy}/{MM}/{yyyy}-{MM}-{dd}", "inbox/2026-11-29.md", ""),
    ("journals/{yyyy}_{MM}_{dd}", "journals/2026_11_29.md", ""),
    ("{yyyy}-{MM}-{dd}", "2026-11-29.md", ""),
    ("{yyyy}/{MM}/{dd}", "2026/11/29.md", "2026/11 2026"),
    ("a/{yyyy}/all/{yyyy}-{MM}-{dd}", "a/2026/all/2026-11-29.md", "a/2026/all a/2026"),
  ])
  func `folders of the day alone are told from those of all`(
    text: String, entry: String, folders: String
  ) throws {
    let day = try #require(Day("2026-11-29"))
    let own = try Layout(text).ownFolders(of: VaultPath(entry), on: day)
    #expect(own.map(\.text).joined(separator: " ") == folders)
  }

  @Test(arguments: [
    ("entries/{yyyy}/{MM}/{yyyy}-{MM}-{dd}", "entries/2026/11/2026-11-29.md"),
    ("{yyyy}-{MM}-{dd}", "2026-11-29.md"), ("{yyyy}-{MM}-{dd}.md", "2026-11-29.md"),
    ("{yyyy}_{MM}_{dd}.txt", "2026_11_29.txt"), ("{yyyy}{MM}{dd}.markdown", "20261129.markdown"),
    ("{yyyy}/{MM}/{dd}", "2026/11/29.md"), ("a b/{yyyy}.{MM}.{dd}", "a b/2026.11.29.md"),
    ("{yyyy}/{MMMM}/{yyyy}-{MM}-{dd} {EEEE}", "2026/November/2026-11-29 Sunday.md"),
    ("{yyyy}/{MM}-{MMM}/{yyyy}-{MM}-{dd}-{EEE}", "2026/11-Nov/2026-11-29-Sun.md"),
    ("{yy}/W{ww}/{yyyy}-{MM}-{dd}", "26/W48/2026-11-29.md"),
    ("일기/{yyyy}-{MM}-{dd} 일기", "일기/2026-11-29 일기.md"),
    ("{yyyy}-{MM}-{dd} {EEEE:ko}", "2026-11-29 일요일.md"),
    ("{yyyy}-{MM}-{dd}({EEE:ko})", "2026-11-29(일).md"),
  ])
  func `a layout makes a path that tells its day`(text: String, path: String) throws {
    let layout = try Layout(text)
    #expect(layout.path(for: day).text == path)
    #expect(layout.text == text)
    #expect(layout.folder(for: day) == VaultPath(path).folder)
    #expect(EntryName(path: layout.path(for: day))?.day == day)
  }

  @Test(arguments: [
    ("{yyyy}-{MM}-{dd}", false, "2026-11-29-0715.md"),
    ("{yyyy}-{MM}-{dd}", true, "2026-11-29-071530.md"),
    ("{yyyy}/{MM}/{dd}.txt", false, "2026/11/29-0715.txt"),
    ("{yyyy}{MM}{dd}", false, "20261129-0715.md"),
    ("{yyyy}-{MM}-{dd} {EEEE}", false, "2026-11-29-0715 Sunday.md"),
    ("{yyyy}-{MM}-{dd}-{EEE}", true, "2026-11-29-071530-Sun.md"),
    ("{yyyy}/{MM}/{dd} {EEEE}", false, "2026/11/29-0715 Sunday.md"),
    ("일기/{yyyy}-{MM}-{dd} 일기", false, "일기/2026-11-29-0715 일기.md"),
    ("é/{yyyy}-{MM}-{dd} é\u{301}", false, "é/2026-11-29-0715 é\u{301}.md"),
  ])
  func `a later entry has the time in its name`(text: String, withSeconds: Bool, path: String)
    throws
  {
    let made = try Layout(text).path(for: day, second: 26_130, withSeconds: withSeconds)
    #expect(made.text == path)
    #expect(EntryName(path: made)?.second == (withSeconds ? 26_130 : 26_100))
  }

  @Test(arguments: [
    ("{yyyy}-{MM}-{dd}", "2026-11-29-0715-2.md"),
    ("{yyyy}/{MM}/{dd}.txt", "2026/11/29-0715-2.txt"), ("{yyyy}{MM}{dd}", "20261129-0715-2.md"),
    ("{yyyy}-{MM}-{dd} {EEEE}", "2026-11-29-0715-2 Sunday.md"),
    ("{yyyy}-{MM}-{dd}-{EEE}", "2026-11-29-0715-2-Sun.md"),
  ])
  func `the next entry of a minute has a number behind the time`(text: String, path: String) throws
  {
    let made = try Layout(text).place(1, for: day, second: 26_130)
    #expect(made.text == path)
    #expect(EntryName(path: made) == EntryName(day: day, second: 26_100, counter: 2))
  }

  @Test(arguments: [
    ("{yyyy}-{MM}-{dd}", "2026-11-29-2.md"), ("{yyyy}-{MM}-{dd} {EEEE}", "2026-11-29-2 Sunday.md"),
    ("{yyyy}-{MM}-{dd}-{EEE}.txt", "2026-11-29-2-Sun.txt"),
    ("{yyyy}/{MM}/{dd} {EEEE}", "2026/11/29-2 Sunday.md"),
  ])
  func `a later entry without a time has a number in its name`(text: String, path: String) throws {
    let made = try Layout(text).path(for: day, counter: 2)
    #expect(made.text == path)
    #expect(EntryName(path: made) == EntryName(day: day, counter: 2))
  }

  @Test(arguments: [
    ("{yyyy}-{MM}-{dd}", "2026-11-29.md", 1), ("{yyyy}-{MM}-{dd}", "2026-11-29-2.md", 2),
    ("{yyyy}-{MM}-{dd}", "2026-11-29-12.txt", 12), ("{yyyy}-{MM}-{dd}", "2026-11-29-0715.md", nil),
    ("{yyyy}-{MM}-{dd}", "2026-11-29 dawn.md", nil), ("{yyyy}-{MM}-{dd}", "2026-11-29-1.md", nil),
    ("{yyyy}-{MM}-{dd}", "2026-11-29-.md", nil), ("{yyyy}-{MM}-{dd}", "2026-11-28.md", nil),
    ("{yyyy}-{MM}-{dd}", "a/2026-11-29.md", nil),
    ("{yyyy}-{MM}-{dd} {EEEE}", "2026-11-29 Sunday.md", 1),
    ("{yyyy}-{MM}-{dd} {EEEE}", "2026-11-29-3 Sunday.md", 3),
    ("{yyyy}-{MM}-{dd} {EEEE}", "2026-11-29-0715 Sunday.md", nil),
    ("{yyyy}-{MM}-{dd} {EEEE}", "2026-11-29 Sunday walk.md", nil),
    ("{yyyy}-{MM}-{dd} {EEEE}", "2026-11-29.md", nil),
    ("일기/{yyyy}-{MM}-{dd} 일기", "일기/2026-11-29-2 일기.md", 2),
    ("{yyyy}/{MM}/{dd}", "2026/11/29-2.md", 2),
  ])
  func `a day's own entries are told from those with a time or a title`(
    text: String, path: String, number: Int?
  ) throws {
    #expect(try Layout(text).number(of: VaultPath(path), on: day) == number)
  }

  @Test func `the standard layout is one that can be read`() throws {
    #expect(try Layout(Layout.standard.text) == .standard)
  }

  @Test(arguments: [
    ("", "the layout is empty"), ("{YYYY}-{MM}-{dd}", "unknown token '{YYYY}'"),
    ("{yyyy}-{MM}-{dd", "unknown token '{dd'"), ("{yyyy}-{MM}-dd}", "unknown token '}'"),
    ("{yyyy}-{}-{dd}", "unknown token '{}'"), ("{yyyy}-{MM}-{d}", "unknown token '{d}'"),
    ("/var/{yyyy}-{MM}-{dd}", "'/var/{yyyy}-{MM}-{dd}' is not inside the vault"),
    ("~/{yyyy}-{MM}-{dd}", "'~/{yyyy}-{MM}-{dd}' is not inside the vault"),
    ("../{yyyy}-{MM}-{dd}", "'..' cannot hold entries"),
    ("a/../{yyyy}-{MM}-{dd}", "'..' cannot hold entries"),
    ("./{yyyy}-{MM}-{dd}", "'.' cannot hold entries"),
    (".a/{yyyy}-{MM}-{dd}", "'.a' cannot hold entries"),
    ("node_modules/{yyyy}-{MM}-{dd}", "'node_modules' cannot hold entries"),
    ("a//{yyyy}-{MM}-{dd}", "a folder without a name"),
    ("{yyyy}-{MM}-{dd}/", "a folder without a name"),
    (
      "a\u{1b}/{yyyy}-{MM}-{dd}",
      "'a\\u{1b}/{yyyy}-{MM}-{dd}' has a character that file names should not have"
    ),
    (
      "a\\{yyyy}-{MM}-{dd}", "'a\\{yyyy}-{MM}-{dd}' has a character that file names should not have"
    ),
    (
      "{yyyy}-{dd}-{MM}",
      "'{yyyy}-{dd}-{MM}' makes names that do not tell their day, such as '2026-30-01.md'"
    ),
    ("daily", "'daily' makes names that do not tell their day, such as 'daily.md'"),
    ("{yyyy}-{MM}", "'{yyyy}-{MM}' makes names that do not tell their day, such as '2026-01.md'"),
    ("{yy}{MM}{dd}", "'{yy}{MM}{dd}' makes names that do not tell their day, such as '260130.md'"),
    ("{EEEE}", "'{EEEE}' makes names that do not tell their day, such as 'Friday.md'"),
    (
      "x{yyyy}-{MM}-{dd}",
      "'x{yyyy}-{MM}-{dd}' makes names that do not tell their day, such as 'x2026-01-30.md'"
    ),
  ])
  func `a layout that could lose its day is refused`(text: String, message: String) {
    let error = #expect(throws: LayoutError.self) { try Layout(text) }
    #expect(error?.description == message)
    #expect(error?.hint != nil)
  }

  @Test func `every day of some years can be read back`() throws {
    let texts = ["{yyyy}/{MM}/{dd}", "{yyyy}{MM}{dd}", "a/{yyyy}-{MM}-{dd} {EEEE}"]
    for layout in try texts.map({ try Layout($0) }) {
      for ordinal in 0..<1500 {
        let day = try #require(day.adding(days: -ordinal))
        #expect(EntryName(path: layout.path(for: day))?.day == day)
      }
    }
  }
}
