import DiaryModel
import DiarySite
import Testing

struct SiteTopicTests {
  private let vault = SampleVault([
    "2024-05-01.md": "---\ncategory: work\ntags: [Travel]\n---\nOld",
    "2026-11-28.md": "---\ncategory: Work\ntags: [travel/japan]\n---\n# One\n\nWith @Minji.",
    "2026-11-29.md": "Two #travel/Japan/kyoto #travel and @minji, @\"Kim Jiwoo\"",
    "2026-11-30.md": "---\nprivate: true\ncategory: secret\ntags: unsaid\n---\nWith @Nobody",
  ])

  @Test func `each category, tag and person has a page, and each kind one of all`() {
    #expect(
      vault.pages.keys.filter { !$0.hasPrefix("20") }.sorted() == [
        "categories/index.html", "categories/work.html", "index.html", "people/index.html",
        "people/kim-jiwoo.html", "people/minji.html", "style.css", "tags/index.html",
        "tags/travel-japan-kyoto.html", "tags/travel-japan.html", "tags/travel.html",
      ])
    #expect(vault.pages.values.allSatisfy { !$0.contains("unsaid") && !$0.contains("obody") })
  }

  @Test func `somebody of several names is one person, whom links by name lead to`() throws {
    var vault = SampleVault([
      "2026-11-27.md": "With @MJ, [[Jin]] and [[nobody]]", "2026-11-28.md": "[[민지]] and @민지",
      "2026-11-29.md": "[[min-ji|her]] and @Jin and [[Jo]]", "2026-11-30.md": "# Jo\n\nBy @Jo",
    ])
    vault.options.people.add(Person(name: "Min-ji", aliases: ["민지", "MJ"]))
    vault.others = [LinkedText(VaultPath("people/Jin.md"), nil, title: "Jin", aliases: [])]
    let pages = vault.pages
    #expect(
      pages.keys.filter { $0.hasPrefix("people/") }.sorted() == [
        "people/index.html", "people/jin.html", "people/jo.html", "people/min-ji.html",
      ])
    let page = try #require(pages["people/min-ji.html"])
    #expect(page.contains("<title>Min-ji · Diary</title>"))
    #expect(page.contains("<p class=\"span\">3 entr"))
    #expect(try #require(pages["people/jin.html"]).contains("<p class=\"span\">2 entr"))
    let first = try #require(pages["2026/11/2026-11-27.html"])
    #expect(first.contains(#"href="../../people/min-ji.html">@MJ<"#))
    #expect(first.contains(#"href="../../people/jin.html">Jin<"#))
    let third = try #require(pages["2026/11/2026-11-29.html"])
    #expect(third.contains(#"href="../../people/min-ji.html">her<"#))
    // An entry of that title is meant first.
    #expect(third.contains(#"href="../../2026/11/2026-11-30.html">Jo<"#))
    #expect(vault.site.warnings.map(\.target) == ["nobody"])
  }

  @Test(arguments: [
    ("tags/travel.html", "#travel", ["2026-11-29", "2026-11-28", "2024-05-01"]),
    ("tags/travel-japan.html", "#travel/Japan", ["2026-11-29", "2026-11-28"]),
    ("tags/travel-japan-kyoto.html", "#travel/Japan/kyoto", ["2026-11-29"]),
    ("people/minji.html", "Minji", ["2026-11-29", "2026-11-28"]),
    ("categories/work.html", "Work", ["2026-11-28", "2024-05-01"]),
  ])
  func `a topic's page lists its entries, the newest first`(
    path: String, name: String, days: [String]
  ) throws {
    let page = try #require(vault.pages[path])
    #expect(page.contains("<title>\(name) · Diary</title>"))
    #expect(page.contains("<p class=\"span\">\(days.count) entr"))
    let found = page.split(separator: "<li").filter { $0.contains("datetime=") }
      .compactMap { $0.split(separator: "datetime=\"").last?.prefix(10) }
    #expect(found.map(String.init) == days)
  }

  @Test func `entries lead to the pages of what they are about`() throws {
    let pages = vault.pages
    let one = try #require(pages["2026/11/2026-11-28.html"])
    #expect(one.contains(#"<a href="../../categories/work.html"><span class="category">Work<"#))
    #expect(one.contains(#"<a href="../../tags/travel-japan.html">#travel/japan</a>"#))
    #expect(one.contains(#"<a class="mention" href="../../people/minji.html">@Minji</a>"#))
    let two = try #require(pages["2026/11/2026-11-29.html"])
    #expect(two.contains(#"<a class="tag" href="../../tags/travel.html">#travel</a>"#))
    #expect(two.contains(#"href="../../people/kim-jiwoo.html">"#))
  }

  @Test func `the home page has the most used first, with how often`() throws {
    let home = try #require(vault.pages["index.html"])
    let tags = try #require(home.split(separator: "tags/index.html").last)
    #expect(
      tags.split(separator: "href=\"tags/").dropFirst().map { $0.prefix { $0 != "." } } == [
        "travel", "travel-japan", "travel-japan-kyoto",
      ])
    #expect(tags.contains(#"#travel</a> <span class="count">3</span>"#))
    let below = try #require(vault.pages["tags/travel.html"])
    #expect(below.contains(#"<a href="../tags/travel-japan.html">"#))
    #expect(!below.contains(#"<a href="../tags/travel-japan-kyoto.html">"#))
  }

  @Test func `many topics are on the page of all of them`() throws {
    let tags = (1...50).map { "t\($0)" }.joined(separator: ", ")
    let pages = SampleVault(["2026-11-28.md": "---\ntags: [\(tags)]\n---\n"]).pages
    let (home, all) = (try #require(pages["index.html"]), try #require(pages["tags/index.html"]))
    #expect(home.ranges(of: "href=\"tags/t").count == 40)
    #expect(home.contains(#"<a href="tags/index.html">… 10 more</a>"#))
    #expect(all.ranges(of: "href=\"../tags/t").count == 50)
  }

  @Test func `a change touches the topics that list it, and those that list them`() {
    var after = vault
    after.sources[VaultPath("2024-05-01.md")] = Array("---\ntags: [Travel]\n---\nOld".utf8)
    let (old, new) = (vault.inputs, after.inputs)
    #expect(
      old.keys.filter { old[$0] != new[$0] }.sorted() == [
        "2024/05/2024-05-01.html", "2024/index.html", "categories/index.html",
        "categories/work.html", "index.html", "tags/travel.html",
      ])
  }

  @Test func `two names that would be one page have two`() {
    let pages = SampleVault([
      "2026-11-28.md": "---\ntags: [a-b, a/b, index, '🎨', c++]\ncategory: '???'\n---\n#c"
    ]).pages
    #expect(
      pages.keys.filter { $0.hasPrefix("tags/") || $0.hasPrefix("cat") }.sorted() == [
        "categories/_.html", "categories/index.html", "tags/a-b.html", "tags/a-b_2.html",
        "tags/a.html", "tags/c.html", "tags/c_2.html", "tags/index.html", "tags/index_2.html",
        "tags/🎨.html",
      ])
  }
}
