import DiaryModel
import Testing

struct LayoutProgramsTests {
  @Test(arguments: [
    ("", "", "{yyyy}-{MM}-{dd}"), ("Daily", "YYYY-MM-DD", "Daily/{yyyy}-{MM}-{dd}"),
    ("/Daily/", "YYYY/MM/YYYY-MM-DD", "Daily/{yyyy}/{MM}/{yyyy}-{MM}-{dd}"),
    ("", "YYYYMMDD", "{yyyy}{MM}{dd}"), ("a/b", "YYYY-MM-DD dddd", "a/b/{yyyy}-{MM}-{dd} {EEEE}"),
    ("", "YYYY/MM-MMMM/YYYY-MM-DD-ddd", "{yyyy}/{MM}-{MMMM}/{yyyy}-{MM}-{dd}-{EEE}"),
    ("", "[journal]/YYYY-MM-DD [My Day]", "journal/{yyyy}-{MM}-{dd} My Day"),
    ("", "YYYY/[W]WW/YYYY-MM-DD", "{yyyy}/W{ww}/{yyyy}-{MM}-{dd}"),
    ("일기", "YYYY.MM.DD", "일기/{yyyy}.{MM}.{dd}"), ("", "YY/YYYY-MM-DD", "{yy}/{yyyy}-{MM}-{dd}"),
    (".", "YYYY-MM-DD", "{yyyy}-{MM}-{dd}"),
  ])
  func `Obsidian's format becomes a layout`(folder: String, format: String, layout: String) throws {
    #expect(try Layout(obsidianFolder: folder, format: format).text == layout)
  }

  @Test(arguments: [
    ("MMMM Do, YYYY", "'Do' of Obsidian's date format has no counterpart"),
    ("gggg-[W]ww", "'gggg' of Obsidian's date format has no counterpart"),
    ("YYYY-M-D", "'M' of Obsidian's date format has no counterpart"),
    ("YYYY-MM-DDTHHmm", "'HH' of Obsidian's date format has no counterpart"),
    ("YYYY-MM-DD[{x}]", "'{x}' of Obsidian's date format has no counterpart"),
    ("YYYY-MM", "'{yyyy}-{MM}' makes names that do not tell their day, such as '2026-01.md'"),
    (
      "DD-MM-YYYY",
      "'{dd}-{MM}-{yyyy}' makes names that do not tell their day, such as '30-01-2026.md'"
    ),
  ])
  func `what has no counterpart is refused`(format: String, message: String) {
    let error = #expect(throws: LayoutError.self) {
      try Layout(obsidianFolder: "", format: format)
    }
    #expect(error?.description == message)
  }

  @Test(arguments: [
    ("{yyyy}-{MM}-{dd} {EEEE}", ["2026-11-24 화요일.md"], "{yyyy}-{MM}-{dd} {EEEE:ko}"),
    ("{yyyy}-{MM}-{dd}-{EEE}", ["2026-11-24-화.md"], "{yyyy}-{MM}-{dd}-{EEE:ko}"),
    ("{yyyy}-{MM}-{dd} {EEEE}", ["2026-11-24 Tuesday.md"], "{yyyy}-{MM}-{dd} {EEEE}"),
    ("{yyyy}-{MM}-{dd} {EEEE}", ["2026-11-24 수요일.md", "notes.md"], "{yyyy}-{MM}-{dd} {EEEE}"),
    ("{yyyy}-{MM}-{dd} {EEEE}", [], "{yyyy}-{MM}-{dd} {EEEE}"),
    ("{yyyy}-{MM}-{dd}", ["2026-11-24 화요일.md"], "{yyyy}-{MM}-{dd}"),
  ])
  func `weekdays are named as the folder's own files name them`(
    layout: String, paths: [String], expected: String
  ) throws {
    #expect(try Layout(layout).inLanguage(of: paths.map { VaultPath($0) }).text == expected)
  }

  @Test(arguments: [
    ("journals", "", "journals/{yyyy}_{MM}_{dd}"), ("j", "yyyy-MM-dd", "j/{yyyy}-{MM}-{dd}"),
    ("journals", "yyyyMMdd", "journals/{yyyy}{MM}{dd}"),
    ("journals", "yyyy-MM-dd EEEE", "journals/{yyyy}-{MM}-{dd} {EEEE}"),
    ("journals", "yyyy-MM-dd 'day'", "journals/{yyyy}-{MM}-{dd} day"),
  ])
  func `Logseq's format becomes a layout`(folder: String, format: String, layout: String) throws {
    #expect(try Layout(logseqFolder: folder, format: format).text == layout)
  }

  @Test(arguments: ["MMM do, yyyy", "yyyy-M-d", "yyyy-MM-dd day"])
  func `what Logseq alone can say is refused`(format: String) {
    #expect(throws: LayoutError.self) { try Layout(logseqFolder: "journals", format: format) }
  }

  @Test(arguments: [
    (["2026-11-28.md", "2026-11-29.md"], "{yyyy}-{MM}-{dd}"),
    (
      ["journals/2026_11_28.md", "journals/2026_11_29.md", "2026-01-01.md"],
      "journals/{yyyy}_{MM}_{dd}"
    ),
    (["a/2026/11/29.txt", "a/2026/11/11.txt", "a/2026/12/01.txt"], "a/{yyyy}/{MM}/{dd}.txt"),
    (["2026/11/2026-11-11.md", "2026/12/2026-12-12.md"], "{yyyy}/{MM}/{yyyy}-{MM}-{dd}"),
    (
      ["2026/11-November/2026-11-29 Sunday.md", "2026/12-December/2026-12-01 Tuesday.md"],
      "{yyyy}/{MM}-{MMMM}/{yyyy}-{MM}-{dd} {EEEE}"
    ),
    (["posts/2026-11-28-a-title.md", "posts/2026-11-29-another.md"], "posts/{yyyy}-{MM}-{dd}"),
    (["20261128.md", "20261129.md", "20261129-0715.md", "20261129-2.md"], "{yyyy}{MM}{dd}"),
    (["2026-11/2026-11-29.md", "2026-12/2026-12-01.md"], "{yyyy}-{MM}/{yyyy}-{MM}-{dd}"),
    (["2026/W48/2026-11-29.md", "2026/W49/2026-12-01.md"], "{yyyy}/W{ww}/{yyyy}-{MM}-{dd}"),
    (["a/2025-11-28.md", "b/2026-11-29.md"], "b/{yyyy}-{MM}-{dd}"),
    (
      ["a/2026-11-29.md", ".trash/2026-11-28.md", ".trash/2026-11-27.md", "README.md"],
      "a/{yyyy}-{MM}-{dd}"
    ),
    (["2026-11-29 notes.md"], "{yyyy}-{MM}-{dd}"), (["일기/2026-11-29.md"], "일기/{yyyy}-{MM}-{dd}"),
    (["2026-11-24 화요일.md", "2026-11-25 수요일.md"], "{yyyy}-{MM}-{dd} {EEEE:ko}"),
    (["2026-11-24(화).md", "2026-11-24-0715(화).md"], "{yyyy}-{MM}-{dd}({EEE:ko})"),
    (["2026-11-24 수요일.md"], "{yyyy}-{MM}-{dd}"),
    (["2026.11.29.markdown"], "{yyyy}.{MM}.{dd}.markdown"),
  ])
  func `a folder's own layout is taken over`(paths: [String], layout: String) {
    #expect(Layout.guessed(from: paths.map { VaultPath($0) })?.text == layout)
  }

  @Test(arguments: [
    [], ["README.md"], ["2026-02-30.md"], [".a/2026-11-29.md"], ["{x}/2026-11-29.md"],
  ])
  func `a folder without dated files has none`(paths: [String]) {
    #expect(Layout.guessed(from: paths.map { VaultPath($0) }) == nil)
  }
}
