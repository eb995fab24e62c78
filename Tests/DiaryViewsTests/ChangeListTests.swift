import DiaryModel
import Testing

@testable import DiaryViews

struct ChangeListTests {
  private func change(
    _ kind: ListedChange.Kind, _ title: String, _ path: String, original: String? = nil
  ) -> ListedChange {
    var change = ListedChange(
      kind, at: Moment("2026-11-29T21:14:05+09:00"), path: Array(path.utf8),
      original: original.map { Array($0.utf8) })
    (change.day, change.title) = (Day("2026-11-28"), title)
    return change
  }

  private func list(width: Int) -> ChangeList {
    ChangeList(palette: .plain, width: width) { "\($0)" }
  }

  private static let path = "entries/2026/11/2026-11-28-a-day-at-the-sea.md"

  @Test func `a command stands above what it has changed, and no path is cut`() {
    var (list, output) = (list(width: 40), [UInt8]())
    var changes = [
      change(.moved, "바다까지 걸어갔다가 돌아왔다", Self.path, original: "a.md"),
      change(.changed, "", "b.md"),
    ]
    for index in changes.indices {
      (changes[index].number, changes[index].command) = (1, "move")
      list.append(changes[index], of: 12, to: &output)
    }
    #expect(
      String(decoding: output, as: UTF8.self) == """
         1  2026-11-29 21:14  move
            moved     2026-11-28  바다까지 걸어…
            entries/2026/11/2026-11-28-a-day-at-the-sea.md
            from a.md
            changed   2026-11-28  (empty)
            b.md

        """)
  }

  @Test(arguments: [
    (
      42, "b.md",
      "2026-11-28  A day at the sea, and another…\n  deleted 2026-11-29 21:14  b.md\n"
    ),
    (
      42, path,
      "2026-11-28  A day at the sea, and another…\n  deleted 2026-11-29 21:14\n  \(path)\n"
    ),
    (
      80, "b.md",
      "2026-11-28  A day at the sea, and another one\n  deleted 2026-11-29 21:14  b.md\n"
    ),
  ])
  func `a deleted entry has its path where that fits`(width: Int, path: String, lines: String) {
    var output: [UInt8] = []
    let deleted = change(
      .deleted, "A day at the sea, and another one", ".trash/1/\(path)", original: path)
    list(width: width).append(deleted: deleted, to: &output)
    #expect(String(decoding: output, as: UTF8.self) == lines)
  }

  @Test func `a pipe gets a line with tabs and machine forms`() {
    var output: [UInt8] = []
    var written = change(.written, "A\tday", "a.md")
    (written.number, written.command) = (3, "n\u{1b}e\tw")
    written.obstacle = .partlyGone
    ChangeList.appendPlain(written, to: &output)
    ChangeList.appendPlain(
      deleted: change(.deleted, "", ".trash/1/a.md", original: "a.md"), to: &output)
    #expect(
      String(decoding: output, as: UTF8.self) == """
        3\t2026-11-29T21:14+09:00\tn\\u{1b}e w\twritten\t2026-11-28\tA day\ta.md\tpartly-gone
        2026-11-29T21:14+09:00\t2026-11-28\t\ta.md

        """)
  }

  @Test func `every key is in the JSON, also of paths that are no text`() {
    let change = ListedChange(.moved, at: nil, path: [0xFF], original: [0x61, 0xFE])
    let bytes = ChangeJSON.bytes(of: [change])
    #expect(
      String(decoding: bytes, as: UTF8.self) == #"""
        [
        {"change":"moved","moment":null,"command":null,"number":null,"obstacle":null,"day":null,"title":"",\#
        "path":"\\xff","path_bytes":"/w==","original":"a\\xfe","original_bytes":"Yf4="}
        ]

        """#)
    #expect(ChangeJSON.bytes(of: []) == Array("[]\n".utf8))
  }
}
