import Testing

@testable import DiaryMarkup

struct OpenEndTests {
  @Test(arguments: [
    ("Text\n\n<!-- open\nmore", OpenEnd.Kind.comment, 3, "-->"),
    ("<!-- a -->\n\n<!--\n\nb\n", .comment, 3, "-->"),
    ("---\na: b\n---\nText\n\n<!-- open\n", .comment, 6, "-->"),
    ("Text\r\n\r\n<!-- open\r\n", .comment, 3, "-->"),
    ("Text\n\n```swift\nlet a\n", .code, 3, "```"),
    ("```\na\n```\n\n~~~\nb\n\n", .code, 5, "~~~"),
    ("<script>\nx\n", .comment, 1, "</script>"), ("a\n\n <PRE class=x>\n", .comment, 3, "</pre>"),
    ("~~~~~~\n```\nx\n", .code, 1, "~~~~~~"), ("a\n\n  ````js\n```\n", .code, 3, "````"),
    ("<?php\n<b>\n", .comment, 1, "?>"), ("<![CDATA[\n", .comment, 1, "]]>"),
    ("<!DOCTYPE a\n", .comment, 1, ">"),
  ])
  func `what is never ended is found with its line and its end`(
    text: String, kind: OpenEnd.Kind, line: Int, end: String
  ) {
    let open = OpenEnd(in: Array(text.utf8))
    #expect(open?.kind == kind)
    #expect(open?.line == line)
    #expect(open?.end == end)
    // It does end it.
    let ended = OpenEnd(in: Array((text + "\n\(end)\n").utf8))
    #expect(ended == nil)
  }

  @Test(arguments: [
    "", "Text", "Text <!-- open\n", "<!-- ended -->\n", "<!-- ended\n-->", "```\na\n```",
    "- ```\n  a\n",
    "> <!-- open", "<div>\nText\n", "    code\n", "Text\n\n    code", "# Heading", "| a |\n|---|\n",
  ])
  func `what ends by itself is not`(text: String) {
    #expect(OpenEnd(in: Array(text.utf8)) == nil)
  }
}
