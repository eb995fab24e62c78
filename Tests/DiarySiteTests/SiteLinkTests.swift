import DiaryModel
import DiarySite
import Testing

struct SiteLinkTests {
  @Test(
    arguments: [
      ("[[2026-11-28]]", "../../2026/11/2026-11-28.html"),
      ("[[2026-11-28|shown]]", "../../2026/11/2026-11-28.html"),
      ("[[2026-11-28#The *next* part]]", "../../2026/11/2026-11-28.html#the-next-part"),
      (
        "[[A walk#Day#오후 산책|x]]",
        "../../2026/11/2026-11-28.html#%EC%98%A4%ED%9B%84-%EC%82%B0%EC%B1%85"
      ),
      ("[[#Part]]", "#part"),
      ("[[2026-11-28.2]]", "../../2026/11/2026-11-28-2.html"),
      ("[[2026-11-28-2]]", "../../2026/11/2026-11-28-2.html"),
      ("[[A Walk]]", "../../2026/11/2026-11-28.html"),
      ("[[a walk]]", "../../2026/11/2026-11-28.html"),
      ("[[the walk]]", "../../2026/11/2026-11-28.html"),
      ("[[entries/11/2026-11-28]]", "../../2026/11/2026-11-28.html"),
      ("[x](../11/2026-11-28.md)", "../../2026/11/2026-11-28.html"),
      ("[x](../11/2026-11-28.md#part)", "../../2026/11/2026-11-28.html#part"),
      ("[x](/entries/11/2026-11-28.md)", "../../2026/11/2026-11-28.html"),
      (
        "[x](2026-12-24%20%EC%82%B0%EC%B1%85.md)",
        "../../2026/12/2026-12-24-%EC%82%B0%EC%B1%85.html"
      ),
      ("[x](<2026-12-24 산책.md>)", "../../2026/12/2026-12-24-%EC%82%B0%EC%B1%85.html"),
      ("[x](https://example.com/a%20b?c=d#e)", "https://example.com/a%20b?c=d#e"),
      ("[x](#part)", "#part"),
      ("[x](../../attachments/a%20b.pdf)", "../../files/attachments/a%20b.pdf"),
      ("[x](/attachments/100%25.pdf)", "../../files/attachments/100%25.pdf"),
    ])
  func `a link leads where it points, encoded once`(link: String, address: String) throws {
    let page = try #require(vault(link).pages["2026/12/2026-12-25.html"])
    #expect(page.contains("href=\"\(address)\""), "\(page)")
    #expect(vault(link).site.warnings.isEmpty)
  }

  @Test(
    arguments: [
      "[[2026-11-27]]", "[[2026-11-28.9]]", "[[Nowhere]]", "[x](nowhere.md)", "[x](../../../a.md)",
      "![x](nowhere.jpg)", "[x](/attachments/none.pdf)", "[x](/.git/config)", "[x](/people/Kim.md)",
    ])
  func `a link to what is missing is marked text and a warning`(link: String) throws {
    let vault = vault(link)
    let page = try #require(vault.pages["2026/12/2026-12-25.html"])
    #expect(page.contains("<span class=\"missing\">"), "\(page)")
    #expect(vault.site.warnings.count == 1)
    #expect(vault.site.warnings.first?.entry == VaultPath("entries/12/2026-12-25.md"))
  }

  @Test(
    arguments: [
      ("![x](../../attachments/heron.jpg)", "attachments/heron.jpg"),
      ("![x](/attachments/heron.jpg)", "attachments/heron.jpg"),
      ("![x](attachments/heron.jpg)", "attachments/heron.jpg"),
      ("![[heron.jpg]]", "attachments/heron.jpg"),
      ("![[HERON.jpg]]", "attachments/heron.jpg"),
    ])
  func `images are shown and copied`(image: String, source: String) throws {
    let vault = vault(image)
    let page = try #require(vault.pages["2026/12/2026-12-25.html"])
    #expect(page.contains("<img src=\"../../files/\(source)\""), "\(page)")
    #expect(vault.site.attachments.map(\.source.text) == [source])
    #expect(vault.site.attachments.map(\.path.text) == ["files/\(source)"])
  }

  @Test(arguments: [
    "[[Kim Minji]]", "[[kim minji#Letters]]", "[[민지]]", "[x](/people/Kim%20Minji.md)",
    "[x](../../people/kim%20minji.md)", "[[people/Kim Minji]]", "[[2026-12-26]]",
    "[[2026-11-28.3]]", "[[Boxing day]]",
  ])
  func `what is there without a page is shown as text, and is no warning`(link: String) throws {
    var vault = vault(link)
    vault.others = [
      LinkedText(VaultPath("people/Kim Minji.md"), nil, title: "Minji", aliases: ["민지"]),
      LinkedText(
        VaultPath("2026-12-26.md"), EntryName(path: VaultPath("2026-12-26.md")),
        title: "Boxing Day", aliases: []),
      LinkedText(
        VaultPath("2026-11-28-3.md"), EntryName(path: VaultPath("2026-11-28-3.md")), title: "",
        aliases: []),
    ]
    #expect(vault.site.warnings.isEmpty)
    #expect(try #require(vault.pages["2026/12/2026-12-25.html"]).contains("class=\"missing\""))
  }

  @Test func `private entries are there, without a page and counted within their days`() throws {
    var vault = SampleVault([
      "2026-11-28.md": "---\nprivate: true\n---\nSecret", "2026-11-28-2.md": "Open",
      "2026-11-29.md": "[[2026-11-28]] [[2026-11-28.2]] [[Secret]] [[2026-11-28.3]]",
    ])
    #expect(vault.site.warnings.map(\.target) == ["2026-11-28.3"])
    let page = try #require(vault.pages["2026/11/2026-11-29.html"])
    #expect(page.ranges(of: "href=\"../../2026/11/2026-11-28-2.html\"").count >= 1)
    vault.options.includesPrivate = true
    #expect(try #require(vault.pages["2026/11/2026-11-29.html"]).contains("2026-11-28.html"))
  }

  @Test func `a warning names the file and what it points at`() {
    let warning = vault("[[No\u{1B}where]]").site.warnings.first
    #expect(
      warning?.description == "entries/12/2026-12-25.md: leads nowhere: \"No\\u{1b}where\"")
  }

  @Test func `the photo of front matter is shown unless the text shows it`() throws {
    let shown = vault("", frontMatter: "photo: heron.jpg")
    let page = try #require(shown.pages["2026/12/2026-12-25.html"])
    #expect(page.contains("<figure class=\"photo\"><img src=\"../../files/attachments/heron.jpg\""))
    #expect(shown.site.attachments.count == 1)
    let twice = vault("![[heron.jpg]]", frontMatter: "photo: heron.jpg")
    #expect(try #require(twice.pages["2026/12/2026-12-25.html"]).ranges(of: "<img").count == 1)
  }

  private func vault(_ text: String, frontMatter: String? = nil) -> SampleVault {
    let matter = frontMatter.map { "---\n\($0)\n---\n" } ?? ""
    return SampleVault(
      [
        "entries/11/2026-11-28.md": "---\naliases: [The Walk]\n---\n# A walk\n\n## Part",
        "entries/11/2026-11-28-2.md": "Another",
        "entries/12/2026-12-24 산책.md": "산책",
        "entries/12/2026-12-25.md": "\(matter)Christmas\n\n\(text)",
      ],
      files: [
        "attachments/a b.pdf", "attachments/100%.pdf", "attachments/heron.jpg", ".git/config",
        "people/Kim.md",
      ])
  }
}
