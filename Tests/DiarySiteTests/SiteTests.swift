import DiaryModel
import DiarySite
import Testing

struct SiteTests {
  @Test func `a site has a page for each entry and year, a home page and a style sheet`() {
    let vault = SampleVault(["entries/2026/11/2026-11-29.md": "A walk", "2025-01-02.md": "Snow"])
    #expect(
      vault.pages.keys.sorted() == [
        "2025/01/2025-01-02.html", "2025/index.html", "2026/11/2026-11-29.html",
        "2026/index.html", "index.html", "style.css",
      ])
  }

  @Test func `an empty site is a home page`() {
    let vault = SampleVault([:])
    #expect(vault.pages.keys.sorted() == ["index.html", "style.css"])
    #expect(vault.pages["index.html"]?.contains("0 entries") == true)
  }

  @Test func `pages have paths of their own, whatever files are named`() {
    let vault = SampleVault([
      "a/2026-11-29.md": "1", "b/2026-11-29.md": "2", "2026-11-29-2.md": "3",
      "2026/11/29.md": "4", "20261129 Dawn: <b>?.md": "5", "2026-11-29 산책.md": "6",
      "2026-11-29_DAWN-b.md": "7", "2026-11-29-0715.txt": "8",
    ])
    let paths = vault.site.pages.map(\.path.text).filter { $0.hasPrefix("2026/11/") }.sorted()
    #expect(
      paths == [
        "2026/11/2026-11-29-0715.html", "2026/11/2026-11-29-2.html",
        "2026/11/2026-11-29-DAWN-b.html", "2026/11/2026-11-29-Dawn-b_2.html",
        "2026/11/2026-11-29-산책.html", "2026/11/2026-11-29.html", "2026/11/2026-11-29_2.html",
        "2026/11/2026-11-29_3.html",
      ])
    #expect(Set(vault.pages.keys.map { $0.lowercased() }).count == 11)
  }

  @Test func `neighbours in time lead to each other`() throws {
    let pages = SampleVault([
      "2026-11-28.md": "One", "2026-11-29.md": "Two", "2026-12-01.md": "Three",
    ])
    .pages
    let page = try #require(pages["2026/11/2026-11-29.html"])
    #expect(page.contains(#"<a rel="prev" href="../../2026/11/2026-11-28.html">"#))
    #expect(page.contains(#"<a rel="next" href="../../2026/12/2026-12-01.html">"#))
    #expect(page.contains(#"<link rel="prev" href="../../2026/11/2026-11-28.html">"#))
    let first = try #require(pages["2026/11/2026-11-28.html"])
    #expect(!first.contains("rel=\"prev\""))
  }

  @Test func `private entries have no page, no link and no attachment unless asked for`() {
    var vault = SampleVault(
      [
        "2026-11-28.md": "---\nprivate: true\n---\nSecret plan\n\n![](secret.jpg)",
        "2026-11-29.md": "[x](2026-11-28.md)",
      ], files: ["secret.jpg"])
    #expect(vault.pages.count == 4)
    #expect(vault.pages.values.allSatisfy { !$0.contains("Secret") })
    #expect(vault.site.attachments.isEmpty)
    #expect(vault.site.warnings.isEmpty)
    #expect(vault.pages.values.contains { $0.contains("<span class=\"missing\">x<") })
    vault.options.includesPrivate = true
    #expect(vault.pages.count == 5)
    #expect(vault.site.attachments.count == 1)
    #expect(vault.site.warnings.isEmpty)
  }

  @Test(arguments: ["A & B <i>\"C\"</i>", "'quoted'", "&amp;"])
  func `a title is escaped once everywhere`(title: String) throws {
    let vault = SampleVault([
      "2026-11-28.md": "---\ntitle: '\(title.replacing("'", with: "''"))'\n---\nText",
      "2026-11-29.md": "Next",
    ])
    let escaped = title.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
    let pages = vault.pages
    #expect(try #require(pages["2026/11/2026-11-28.html"]).contains("<h1>\(escaped)</h1>"))
    #expect(try #require(pages["2026/11/2026-11-28.html"]).contains("<title>\(escaped) · "))
    #expect(try #require(pages["index.html"]).contains(">\(escaped)</bdi>"))
    #expect(try #require(pages["2026/11/2026-11-29.html"]).contains(">\(escaped)</bdi>"))
  }

  @Test func `the same entries make the same bytes, in whatever order they come`() {
    let vault = SampleVault([
      "2026-11-28.md": "One", "2026-11-29.md": "Two #tag", "a/2026-11-29.md": "3",
    ])
    #expect(vault.pages == vault.pages)
    let site = Site(vault.entries.reversed(), options: vault.options)
    #expect(site.pages.map(\.inputs) == vault.site.pages.map(\.inputs))
  }

  @Test func `every page is whole and asks nobody for anything`() {
    let vault = SampleVault([
      "2026-11-28.md": "# One\n\n## Part\n\n![remote](https://example.com/a.png)",
      "2026-11-29.md": "# A\n\n# B\n\n[![x](http://example.com/b.png)](https://example.com)",
    ])
    for (path, page) in vault.pages where path.hasSuffix(".html") {
      #expect(page.ranges(of: "<h1").count == 1, "\(path)")
      #expect(page.ranges(of: "<main>").count == 1)
      #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
      #expect(page.contains("Content-Security-Policy"))
      #expect(!page.contains("src=\"http") && !page.contains("<script"))
      #expect(
        page.ranges(of: "http").count == page.ranges(of: "href=\"http").count
          + page.ranges(of: "http-equiv").count, "\(path)")
    }
    #expect(!SampleVault([:]).pages["style.css", default: "url("].contains("url("))
  }

  @Test func `a change touches the inputs of the pages that show it and of no others`() {
    let texts: KeyValuePairs = [
      "2024-01-01.md": "Old", "2026-11-27.md": "Zero", "2026-11-28.md": "One",
      "2026-11-29.md": "Two", "2026-11-30.md": "Three", "2026-12-01.md": "[x](2026-11-28.md)",
    ]
    let before = SampleVault(texts)
    var after = before
    after.sources[VaultPath("2026-11-28.md")] = Array("Other".utf8)
    let (old, new) = (before.inputs, after.inputs)
    #expect(
      old.keys.filter { old[$0] != new[$0] }.sorted() == [
        "2026/11/2026-11-27.html", "2026/11/2026-11-28.html", "2026/11/2026-11-29.html",
        "2026/index.html", "index.html",
      ])
    after.sources[VaultPath("2026-11-28.md")] = nil
    let gone = after.inputs
    #expect(gone["2026/12/2026-12-01.html"] != old["2026/12/2026-12-01.html"])
    #expect(gone["2026/11/2026-11-30.html"] == old["2026/11/2026-11-30.html"])
  }

  @Test func `options and dates of another locale are inputs`() {
    let vault = SampleVault(["2026-11-28.md": "One"])
    var other = vault
    other.options.dates.long = { "day \($0)" }
    #expect(vault.inputs.filter { other.inputs[$0.key] == $0.value }.keys.sorted() == ["style.css"])
  }
}
