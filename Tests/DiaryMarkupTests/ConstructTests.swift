import DiaryMarkup
import Testing

/// Each construct beyond CommonMark, by what it becomes.
struct ConstructTests {
  @Test(arguments: [
    ("a ~~b~~ c", "a <del>b</del> c"), ("a ~b~ c", "a <del>b</del> c"),
    ("~~a ~b~~", "<del>a ~b</del>"),
    ("x ~~~a~~~ b", "x ~~~a~~~ b"), ("~~a~", "~~a~"), ("~~ a ~~", "~~ a ~~"), ("\\~~a~~", "~~a~~"),
    ("&#126;a&#x7E;", "~a~"), ("9시~10시, 11시~12시", "9시~10시, 11시~12시"),
    ("~~*a*~~", "<del><em>a</em></del>"),
    ("*a ~~b* c~~", "<em>a ~~b</em> c~~"), ("`~~a~~`", "<code>~~a~~</code>"),
    ("~~a\nb~~", "<del>a\nb</del>"), ("~~(가)~~는", "<del>(가)</del>는"),
    ("[~~a~~](b)", "<a href=\"b\"><del>a</del></a>"),
    ("~~a ==b== c~~", "<del>a <mark>b</mark> c</del>"),
  ])
  func `strikethrough`(markdown: String, html: String) { expect(markdown, html) }

  @Test(arguments: [
    ("a ==b== c", "a <mark>b</mark> c"), ("==a b==", "<mark>a b</mark>"), ("a==b==c", "a==b==c"),
    ("단어==강조==입니다", "단어<mark>강조</mark>입니다"), ("a = b == c", "a = b == c"), ("===a===", "===a==="),
    ("\\==a==", "==a=="), ("&#61;=a==", "==a=="), ("==**a**==", "<mark><strong>a</strong></mark>"),
  ])
  func `highlight`(markdown: String, html: String) { expect(markdown, html) }

  @Test(arguments: [
    ("https://a.b/c?d=e_f_g.", "<a href=\"https://a.b/c?d=e_f_g\">https://a.b/c?d=e_f_g</a>."),
    ("(http://a.b)", "(<a href=\"http://a.b\">http://a.b</a>)"),
    ("http://a.b/(c)은", "<a href=\"http://a.b/(c)\">http://a.b/(c)</a>은"),
    ("(http://a.b/c)은", "(<a href=\"http://a.b/c\">http://a.b/c</a>)은"),
    ("https://a.kr에서", "<a href=\"https://a.kr\">https://a.kr</a>에서"),
    ("https://a.kr/b를 봤다", "<a href=\"https://a.kr/b\">https://a.kr/b</a>를 봤다"),
    ("https://a.kr/한글", "<a href=\"https://a.kr/%ED%95%9C%EA%B8%80\">https://a.kr/한글</a>"),
    ("https://a.jp、そして", "<a href=\"https://a.jp\">https://a.jp</a>、そして"),
    ("https://a.jpを", "<a href=\"https://a.jp\">https://a.jp</a>を"),
    ("「https://a.jp」", "「<a href=\"https://a.jp\">https://a.jp</a>」"),
    ("www.a.b and wwww.a", "<a href=\"http://www.a.b\">www.a.b</a> and wwww.a"),
    ("**https://a.b**", "<strong><a href=\"https://a.b\">https://a.b</a></strong>"),
    ("[https://a.b](c)", "<a href=\"c\">https://a.b</a>"),
    ("[https://a.b/\\|c](d)", "<a href=\"d\">https://a.b/|c</a>"),
    ("![https://a.b/\\_c](d)", "<img src=\"d\" alt=\"https://a.b/_c\" />"),
    ("[a](https://b.c_d_e)", "<a href=\"https://b.c_d_e\">a</a>"),
    ("<https://a.b>", "<a href=\"https://a.b\">https://a.b</a>"),
    ("`https://a.b`", "<code>https://a.b</code>"),
    ("https://", "https://"), ("xhttp://a.b", "xhttp://a.b"),
    ("a@b.c d", "<a href=\"mailto:a@b.c\">a@b.c</a> d"),
    ("가(a@b.c)나", "가(<a href=\"mailto:a@b.c\">a@b.c</a>)나"), ("a@b", "a@b"), ("a\\@b.c", "a@b.c"),
    ("https://a.b/x|y", "<a href=\"https://a.b/x\">https://a.b/x</a>|y"),
    ("![https://a.b](c)", "<img src=\"c\" alt=\"https://a.b\" />"),
  ])
  func `bare links`(markdown: String, html: String) { expect(markdown, html) }

  @Test(arguments: [
    ("[[a]]", "<a class=\"wikilink\" href=\"a\">a</a>"),
    ("[[a b|c]]", "<a class=\"wikilink\" href=\"a%20b\">c</a>"),
    ("[[a#b|c]]", "<a class=\"wikilink\" href=\"a#b\">c</a>"),
    ("[[a_b_c*d*]]", "<a class=\"wikilink\" href=\"a_b_c*d*\">a_b_c*d*</a>"),
    ("[[김민지]]는", "<a class=\"wikilink\" href=\"%EA%B9%80%EB%AF%BC%EC%A7%80\">김민지</a>는"),
    ("![[a.png]]", "<img src=\"a.png\" alt=\"a.png\" />"),
    ("![[a.png|300]]", "<img src=\"a.png\" alt=\"a.png\" />"),
    ("![[a.png|b c]]", "<img src=\"a.png\" alt=\"b c\" />"),
    ("![[a]]", "<a class=\"embed\" href=\"a\">a</a>"),
    ("\\![[a]]", "!<a class=\"wikilink\" href=\"a\">a</a>"), ("\\[[a]]", "[[a]]"), ("[[]]", "[[]]"),
    ("[[|a]]", "[[|a]]"),
    ("`[[a]]`", "<code>[[a]]</code>"), ("[[a\nb]]", "[[a\nb]]"),
    ("[a [[b|c]] d](e)", "<a href=\"e\">a c d</a>"),
    ("[[javascript:a]]", "<span class=\"blocked\">javascript:a</span>"),
    ("[[a<b>&c]]", "<a class=\"wikilink\" href=\"a%3Cb%3E&amp;c\">a&lt;b&gt;&amp;c</a>"),
    ("**[[a]]**를", "<strong><a class=\"wikilink\" href=\"a\">a</a></strong>를"),
  ])
  func `wiki-links`(markdown: String, html: String) { expect(markdown, html) }

  @Test(arguments: [
    ("%%a%% b", " b"), ("a %%b *c%% d*", "a  d*"), ("`%%a%%`", "<code>%%a%%</code>"),
    ("`%%` a `%%`", "<code>%%</code> a <code>%%</code>"),
    ("100%% a", "100%% a"), ("a %%b\nc%% d", "a  d"), ("\\%%a%%", "%%a%%"), ("%%a `b` c%% d", " d"),
    ("a%b%c", "a%b%c"),
  ])
  func `comments in lines`(markdown: String, html: String) { expect(markdown, html) }

  @Test(arguments: [
    ("%%a%%", ""), ("%%\na\n\n- b\n%%\nc", "<p>c</p>\n"),
    ("a\n\n%%\n# b\n%% c\n", "<p>a</p>\n<p>c</p>\n"),
    ("```\n%%\n```\n%%\na", "<pre><code>%%\n</code></pre>\n<p>%%\na</p>\n"),
    ("> %%\n> # a\n> %%\n> b", "<blockquote>\n<p>b</p>\n</blockquote>\n"),
    ("%%\na\n\nb", "<p>%%\na</p>\n<p>b</p>\n"),
    ("- a\n  %%\n  b\n  %%\n- c", "<ul>\n<li>a</li>\n<li>c</li>\n</ul>\n"),
  ])
  func `comments of whole lines`(markdown: String, html: String) {
    #expect(renderBlocks(markdown) == html)
  }

  @Test(arguments: [
    ("**마크다운(Markdown)**을", "<strong>마크다운(Markdown)</strong>을"),
    ("가**(나)**다", "가<strong>(나)</strong>다"),
    ("**「日本語」**です", "<strong>「日本語」</strong>です"), ("**`a`**를", "<strong><code>a</code></strong>를"),
    ("a**(b)**c", "a**(b)**c"), ("*가.*나", "<em>가.</em>나"),
  ])
  func `emphasis beside East Asian letters`(markdown: String, html: String) {
    expect(markdown, html)
  }

  @Test(arguments: [
    ("漢字\nかな", "漢字かな"), ("です。\n次", "です。次"), ("가나\n다라", "가나\n다라"), ("漢字\na", "漢字\na"),
    ("a\n漢字", "a\n漢字"), ("*漢*\n*字*", "<em>漢</em><em>字</em>"), ("漢  \n字", "漢<br />\n字"),
  ])
  func `lines of Han and Kana join`(markdown: String, html: String) { expect(markdown, html) }

  @Test func `each construct can be switched off`() {
    let all = "~~a~~ ==b== http://c.d [[e]] #f @g %%h%% **가(나)**다"
    #expect(
      render(all, .strict)
        == "<p>~~a~~ ==b== http://c.d [[e]] #f @g %%h%% **가(나)**다</p>\n")
  }

  /// Expects a paragraph's HTML.
  private func expect(_ markdown: String, _ html: String) {
    #expect(render(markdown) == "<p>\(html)</p>\n")
  }
}

/// A text's HTML without ids.
func renderBlocks(_ markdown: String, _ options: MarkupOptions = .standard) -> String {
  render(markdown, options.subtracting(.headingIdentifiers))
}
