import DiaryModel
import DiarySite
import Testing

struct EntryPageTests {
  @Test(
    arguments: [
      ("# A *walk*\n\nFar.", "<h1>A <em>walk</em></h1>", "<p>Far.</p>\n"),
      ("A walk\n\nFar.", "<h1>A walk</h1>", "<p>Far.</p>\n"),
      ("A walk\nFar.", "<h1>A walk</h1>", "<p>Far.</p>\n"),
      ("<!-- prompt -->\n\n# A walk", "<h1>A walk</h1>", ""),
      ("- A walk\n- Far", "<h1>A walk</h1>", "<ul>\n<li>A walk</li>\n<li>Far</li>\n</ul>\n"),
      ("---\ntitle: Other\n---\nFar.", "<h1>Other</h1>", "<p>Far.</p>\n"),
      ("", "<h1>2026-11-29</h1>", ""),
      ("A walk", "<h1>A walk</h1>", ""),
    ])
  func `the title stands once`(text: String, heading: String, body: String) throws {
    let page = try #require(SampleVault(["2026-11-29.md": text]).pages["2026/11/2026-11-29.html"])
    #expect(page.contains(heading + "\n"), "\(page)")
    #expect(page.contains("<div class=\"text\">\n\(body)</div>"), "\(page)")
  }

  @Test(
    arguments: [
      ("# A\n\n## B\n\n### C", ["h2", "h3"]), ("A\n\n# B\n\n## C", ["h2", "h3"]),
      ("# A\n\n### B", ["h2"]), ("# A\n\n# B", ["h2"]),
    ])
  func `headings go on below the page's own`(text: String, names: [String]) throws {
    let page = try #require(SampleVault(["2026-11-29.md": text]).pages["2026/11/2026-11-29.html"])
    for name in names { #expect(page.contains("<\(name)"), "\(page)") }
    #expect(page.ranges(of: "<h1").count == 1)
  }

  @Test func `what an entry carries stands under its title`() throws {
    var vault = SampleVault([
      "2026-11-29-0715.md": """
      ---
      category: travel
      tags: [alps]
      mood: happy
      starred: true
      ---
      A walk
      """
    ])
    vault.options.category = { _ in SiteCategory(icon: "🏔", color: "green") }
    let page = try #require(vault.pages["2026/11/2026-11-29-0715.html"])
    #expect(
      page.contains(
        #"<span class="category green"><span class="icon" aria-hidden="true">🏔</span> travel</span>"#
      ))
    #expect(page.contains("<li>happy</li>"))
    #expect(
      page.contains(##"<li class="tag"><a href="../../tags/alps.html">#alps</a></li>"##))
    #expect(page.contains(#"aria-label="Starred""#))
    #expect(page.contains(#"<time datetime="2026-11-29T07:15">"#))
  }

  @Test func `raw HTML is text unless it is asked for`() throws {
    var vault = SampleVault(["2026-11-29.md": "A\n\n<script>alert(1)</script>\n\n[x](javascript:a)"]
    )
    let path = "2026/11/2026-11-29.html"
    #expect(try #require(vault.pages[path]).contains("<script") == false)
    #expect(try #require(vault.pages[path]).contains("href=\"javascript") == false)
    vault.options.isUnsafe = true
    #expect(try #require(vault.pages[path]).contains("<script>alert(1)</script>"))
  }

  @Test func `a page that stands alone has its style and images in it`() throws {
    let vault = SampleVault(
      ["a/2026-11-29.md": "A walk\n\n![heron](heron.png) [[2026-11-28]] [x](heron.png)"],
      files: ["a/heron.png"])
    let entry = try #require(vault.entries.first).entry
    let page = SinglePage(entry, files: vault.files, options: vault.options)
    let source = try #require(vault.sources[entry.path])
    let text = String(
      decoding: page.render(source: source) { _ in [0x89, 0x50, 0x4E, 0x47] }, as: UTF8.self)
    #expect(text.contains(#"<img src="data:image/png;base64,iVBORw==" alt="heron""#))
    #expect(text.contains("<style>\n:root"))
    #expect(!text.contains("href=\"../") && !text.contains("diary-image"))
  }
}
