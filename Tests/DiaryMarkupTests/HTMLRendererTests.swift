import DiaryMarkup
import Testing

struct HTMLRendererTests {
  @Test(arguments: [
    ("# A\n\n- b\n- c\n", "<h1>A</h1>\n<ul>\n<li>b</li>\n<li>c</li>\n</ul>\n"),
    ("3) a\n\n4) b", "<ol start=\"3\">\n<li>\n<p>a</p>\n</li>\n<li>\n<p>b</p>\n</li>\n</ol>\n"),
    (
      "> *a* **b** `c<`",
      "<blockquote>\n<p><em>a</em> <strong>b</strong> <code>c&lt;</code></p>\n</blockquote>\n"
    ),
    ("a  \nb\nc", "<p>a<br />\nb\nc</p>\n"),
    ("![a *b*](c \"d\")", "<p><img src=\"c\" alt=\"a b\" title=\"d\" /></p>\n"),
    ("", ""),
  ])
  func `Markdown is written as HTML`(markdown: String, html: String) {
    #expect(render(markdown, .strict) == html)
  }

  @Test(arguments: [
    ("a <b>c</b>", "<p>a &lt;b&gt;c&lt;/b&gt;</p>\n"),
    (
      "<div>\n<script>\n</div>",
      "<pre class=\"raw-html\">&lt;div&gt;\n&lt;script&gt;\n&lt;/div&gt;\n</pre>\n"
    ),
    ("<!-- a -->\n\nb", "<p>b</p>\n"),
    ("a<br>b", "<p>a<br />b</p>\n"),
  ])
  func `raw HTML is shown as text, and comments are not shown`(markdown: String, html: String) {
    #expect(render(markdown, .strict) == html)
  }

  @Test(arguments: [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", "&#106;avascript:alert(1)",
    "java&#10;script:alert(1)", "&#x1;javascript:alert(1)", "javascript&colon;alert(1)",
    "%6Aavascript:alert(1)", "javascript%3Aalert(1)", "vbscript:a", "file:///etc/passwd",
    "data:text/html,a",
  ])
  func `a link by another scheme leads nowhere`(address: String) {
    #expect(render("[a](<\(address)>)", .strict) == "<p><span class=\"blocked\">a</span></p>\n")
    #expect(render("![a](<\(address)>)", .strict) == "<p><span class=\"blocked\">a</span></p>\n")
  }

  @Test(arguments: [
    ("http://a.b/c?d=e&f", "http://a.b/c?d=e&amp;f"), ("HTTPS://a", "HTTPS://a"),
    ("mailto:a@b.c", "mailto:a@b.c"), ("../a b.md#c", "../a%20b.md#c"),
    ("2026-11-29.md", "2026-11-29.md"), ("a%20b", "a%20b"), ("오늘.md", "%EC%98%A4%EB%8A%98.md"),
    ("a/b:c", "a/b:c"), ("#a:b", "#a:b"), ("a\"b'<c>", "a%22b&#x27;%3Cc%3E"),
  ])
  func `other addresses are kept and encoded once`(address: String, encoded: String) {
    let written = address.replacing("<", with: "\\<").replacing(">", with: "\\>")
    #expect(render("[a](<\(written)>)", .strict) == "<p><a href=\"\(encoded)\">a</a></p>\n")
  }

  @Test func `a fence's info cannot leave its attribute`() {
    #expect(
      render("``` a\"onclick=\"b c\nd\n```", .strict)
        == "<pre><code class=\"language-a&quot;onclick=&quot;b\">d\n</code></pre>\n")
  }

  @Test func `links are rewritten, and those that lead nowhere are marked`() {
    var options = HTMLOptions()
    options.destination = { $0.target == "a b.md" ? "x/a%20b.html" : nil }
    let tree = MarkupTree(parsing: "[c](<a b.md>) [d](e.md)")
    #expect(
      String(decoding: tree.html(options), as: UTF8.self)
        == "<p><a href=\"x/a%20b.html\">c</a> <span class=\"missing\">d</span></p>\n")
  }

  @Test func `headings are shifted, to the sixth level at most`() {
    var options = HTMLOptions()
    options.headingShift = 1
    options.showsHeadingIdentifiers = false
    let tree = MarkupTree(parsing: "# a\n###### b")
    #expect(String(decoding: tree.html(options), as: UTF8.self) == "<h2>a</h2>\n<h6>b</h6>\n")
  }
}

/// A text's HTML, as the safe options give it.
func render(_ markdown: String, _ options: MarkupOptions = .standard) -> String {
  var html = HTMLOptions()
  html.showsHeadingIdentifiers = options.contains(.headingIdentifiers)
  return String(decoding: MarkupTree(parsing: markdown, options: options).html(html), as: UTF8.self)
}
