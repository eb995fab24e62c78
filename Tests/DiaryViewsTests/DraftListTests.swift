import DiaryModel
import Testing

@testable import DiaryViews

struct DraftListTests {
  private func item(_ title: String, entry: String? = nil) throws -> DraftList.Item {
    DraftList.Item(
      day: try #require(Day(year: 2026, month: 11, day: 29)), time: "21:14", title: title,
      path: Array("~/drafts/my d/2026-11-29-2114.md".utf8), entry: entry.map { VaultPath($0) })
  }

  @Test func `on a terminal the title is cut and the path is not`() throws {
    let list = DraftList(palette: .plain, width: 30) { "\($0)" }
    var output: [UInt8] = []
    list.append(try item("바다까지 걸었다"), to: &output)
    list.append(try item("", entry: "2026-11-29.md"), to: &output)
    #expect(
      String(decoding: output, as: UTF8.self) == """
        2026-11-29 21:14  바다까지 걸…
          ~/drafts/my d/2026-11-29-2114.md
        2026-11-29 21:14  (empty)
          ~/drafts/my d/2026-11-29-2114.md
          another text of 2026-11-29.md

        """)
  }

  @Test func `a pipe gets a line with tabs`() throws {
    var output: [UInt8] = []
    DraftList.appendPlain(try item("A\tday", entry: "a.md"), to: &output)
    #expect(
      String(decoding: output, as: UTF8.self)
        == "2026-11-29\t21:14\tA day\t~/drafts/my d/2026-11-29-2114.md\ta.md\n")
  }
}
