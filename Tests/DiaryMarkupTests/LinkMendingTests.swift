import DiaryMarkup
import DiaryModel
import Testing

struct LinkMendingTests {
  @Test(arguments: [
    ("a [[2026-11-28]] b", "a [[2025-01-02]] b"),
    ("[[ 2026-11-28 ]] [[2026-11-28|that day]]", "[[ 2025-01-02 ]] [[2025-01-02|that day]]"),
    ("[[2026-11-28#Evening|x]] ![[2026-11-28]]", "[[2025-01-02#Evening|x]] ![[2025-01-02]]"),
    ("[x](2026-11-28)", "[x](2025-01-02)"), ("![x](2026-11-28 \"t\")", "![x](2025-01-02 \"t\")"),
    ("[x](<2026-11-28#a> 't')", "[x](<2025-01-02#a> 't')"),
    ("[x](2026%2D11-28?q#a)", "[x](2025-01-02?q#a)"),
    ("[x](2026\\-11\\-28)", "[x](2025-01-02)"),
    ("[x][r] and [r]\n\n[r]: 2026-11-28\n", "[x][r] and [r]\n\n[r]: 2025-01-02\n"),
    ("| a |\n| --- |\n| [[2026-11-28\\|x]] |", "| a |\n| --- |\n| [[2025-01-02\\|x]] |"),
    ("> - [x] [y](2026-11-28)\r\n", "> - [x] [y](2025-01-02)\r\n"),
    (
      "---\ntitle: '[[2026-11-28]]'\n---\n[[2026-11-28]]",
      "---\ntitle: '[[2026-11-28]]'\n---\n[[2025-01-02]]"
    ),
    ("\u{FEFF}한글 [[2026-11-28]]은", "\u{FEFF}한글 [[2025-01-02]]은"),
    ("*[[2026-11-28]]* **[x](2026-11-28)**", "*[[2025-01-02]]* **[x](2025-01-02)**"),
  ])
  func `a link gets another target, and no other byte changes`(old: String, new: String) {
    var mending = LinkMending(Array(old.utf8))
    let changes = mending.change { link in
      link.link.target == "2026-11-28" ? ("2025-01-02", nil) : nil
    }
    #expect(String(decoding: mending.bytes, as: UTF8.self) == new)
    #expect(!changes.isEmpty && changes.allSatisfy { $0.isMade })
  }

  @Test(arguments: [
    "`[[2026-11-28]]`", "```\n[[2026-11-28]]\n```", "    [x](2026-11-28)", "2026-11-28",
    "\\[[2026-11-28]]", "[x](https://example.org/2026-11-28)", "<!-- [[2026-11-28]] -->",
    "%%[[2026-11-28]]%%", "[[2026-11-28\n]]", "[[2026-11-28.2]]", "[x](a/2026-11-28)",
  ])
  func `what is no link stays, beside one too`(text: String) {
    for rest in ["", "\n\n[[2026-11-28]]"] {
      var mending = LinkMending(Array((text + rest).utf8))
      _ = mending.change { link in
        link.link.target == "2026-11-28" ? ("2025-01-02", nil) : nil
      }
      let expected = text + (rest.isEmpty ? "" : "\n\n[[2025-01-02]]")
      #expect(String(decoding: mending.bytes, as: UTF8.self) == expected)
    }
  }

  @Test(arguments: [
    ("[x](a.md)", "b c(1)&é.md", "[x](b%20c%281%29%26é.md)"),
    ("[x](<a.md>)", "b c(1)>.md", "[x](<b c(1)%3E.md>)"),
    ("[x](a.md)", "50%_x_.md", "[x](50%25_x_.md)"),
  ])
  func `an address is encoded so that it reads back`(old: String, target: String, new: String) {
    var mending = LinkMending(Array(old.utf8))
    let changes = mending.change { _ in (target, nil) }
    #expect(changes.map(\.isMade) == [true])
    #expect(String(decoding: mending.bytes, as: UTF8.self) == new)
    #expect(mending.links.map(\.link.target) == [target])
  }

  @Test func `a link that shows its target can go on showing it`() {
    var mending = LinkMending(Array("[[A walk]] [[A walk|x]] [[A walk#Day]]".utf8))
    _ = mending.change { _ in ("2025-01-02", "A walk") }
    #expect(
      String(decoding: mending.bytes, as: UTF8.self)
        == "[[2025-01-02|A walk]] [[2025-01-02|x]] [[2025-01-02#Day]]")
  }

  @Test func `links are told with their lines`() {
    let mending = LinkMending(Array("---\na: b\n---\nOne\r\n\r\n[x](y.md) and [[z]]\n".utf8))
    #expect(mending.links.map { mending.line(of: $0.range.lowerBound) } == [6, 6])
    #expect(mending.text(ofLine: 6) == "[x](y.md) and [[z]]")
  }
}
