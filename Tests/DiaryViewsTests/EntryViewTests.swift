import DiaryMarkup
import DiaryModel
import DiaryViews
import Testing

struct EntryViewTests {
  @Test func `an entry has its day, what it carries, and its body`() throws {
    var entry = try #require(makeEntry("2026-11-29-0715.md"))
    entry.facts.title = "A walk"
    entry.facts.category = "out"
    entry.facts.tags = ["alps", "snow"]
    (entry.facts.mood, entry.facts.location) = ("happy", "Zermatt")
    #expect(
      show(entry, "# A walk\nFar.") == """
        day 2026-11-29  07:15
        out · #alps #snow · happy · Zermatt

        # A walk

        Far.

        """)
  }

  @Test func `a title from front matter stands before the body`() throws {
    var entry = try #require(makeEntry("2026-11-29.md"))
    entry.facts.title = "Other"
    #expect(show(entry, "Far.") == "day 2026-11-29\n\n# Other\n\nFar.\n")
    #expect(show(entry, "") == "day 2026-11-29\n\n# Other\n")
  }

  @Test(arguments: [
    "A walk", "A walk\nFar.", "- A walk", "> A walk", "    A walk", "![A walk](a.jpg)",
  ])
  func `a title from the body is not repeated`(body: String) throws {
    var entry = try #require(makeEntry("2026-11-29.md"))
    entry.facts.title = "A walk"
    let shown = show(entry, body)
    #expect(shown.components(of: "A walk") == 1, "\(shown)")
  }

  @Test func `an entry without text says so`() throws {
    let entry = try #require(makeEntry("2026-11-29.md"))
    #expect(show(entry, "<!-- prompt -->\n") == "day 2026-11-29\n\n(empty)\n")
  }

  @Test(arguments: [
    ("", "(empty)"), (" \n\t\n", "(empty)"), ("<!-- later -->\n", "<!-- later -->"),
    ("\n[a]: http://x\n\n[b]: http://y\r\n", "[a]: http://x\n[b]: http://y"),
    ("[^1]: A note\u{1b}.", "[^1]: A note\\u{1b}."),
  ])
  func `a text of which nothing shows is shown as it is written`(
    source: String, shown: String
  ) throws {
    let entry = try #require(makeEntry("2026-11-29.md"))
    var output: [UInt8] = []
    view.append(
      entry, body: MarkupTree(parsing: source), source: Array(source.utf8)[...], to: &output)
    #expect(String(decoding: output, as: UTF8.self) == "day 2026-11-29\n\n\(shown)\n")
  }

  @Test func `a moment of another day is not an entry's time`() throws {
    var entry = try #require(makeEntry("2026-11-29.md"))
    entry.facts.created = Moment("2026-11-30T00:10")
    #expect(show(entry, "a").hasPrefix("day 2026-11-29\n"))
    entry.facts.created = Moment("2026-11-29T22:10")
    #expect(show(entry, "a").hasPrefix("day 2026-11-29  22:10\n"))
  }

  @Test func `a day's entries stand under its date, each with its number`() throws {
    let first = try #require(makeEntry("2026-11-29.md"))
    let second = try #require(makeEntry("2026-11-29-0715.md"))
    let view = TodayView(view)
    var output: [UInt8] = []
    view.begin(first.day, in: &output)
    view.append(first, body: MarkupTree(parsing: "One."), number: 1, to: &output)
    view.append(second, body: MarkupTree(parsing: "Two."), number: 2, to: &output)
    #expect(
      String(decoding: output, as: UTF8.self) == """
        day 2026-11-29

        ── .1 ──

        One.

        ── .2  07:15 ──

        Two.

        """)
  }

  @Test func `a day without entries says how to begin`() {
    var output: [UInt8] = []
    TodayView(view).appendBeginning(to: &output)
    #expect(String(decoding: output, as: UTF8.self).contains("diary today \"What a day\"\n"))
  }

  @Test func `what was saved is named`() throws {
    var entry = try #require(makeEntry("2026-11-29.md"))
    (entry.facts.title, entry.facts.preview) = ("A walk", "Far and cold, over the hill")
    var output: [UInt8] = []
    let line = SavedLine(palette: .plain, width: 20) { "day \($0)" }
    line.append(entry, path: Array("entries/2026-11-29.md".utf8), to: &output)
    #expect(
      String(decoding: output, as: UTF8.self) == """
        Saved day 2026-11-29
          A walk
          Far and cold, ove…
          entries/2026-11-29.md

        """)
  }

  @Test func `entries of one title are listed by names that fit one alone`() throws {
    var one = try #require(makeEntry("2026-11-29.md"))
    one.facts.title = "A walk"
    let two = try #require(makeEntry("a/2026-11-28-2.md"))
    var output: [UInt8] = []
    AmbiguityList(palette: .plain, width: 60).append([(one, nil), (two, 2)], to: &output)
    #expect(
      String(decoding: output, as: UTF8.self) == """
          2026-11-29    A walk   2026-11-29.md
          2026-11-28.2  (empty)  a/2026-11-28-2.md

        """)
  }

  private var view: EntryView {
    EntryView(
      renderer: TerminalRenderer(width: 40, palette: .plain, hyperlinks: false),
      longDate: { "day \($0)" })
  }

  private func show(_ entry: Entry, _ body: String) -> String {
    var output: [UInt8] = []
    view.append(entry, body: MarkupTree(parsing: body), to: &output)
    return String(decoding: output, as: UTF8.self)
  }
}

extension String {
  fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
