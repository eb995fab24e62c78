import DiaryMarkup
import Testing

struct PlainTextTests {
  @Test(arguments: [
    ("## *Hello* [world](u)", "Hello world\n"),
    ("a\nb  \nc\n\nd", "a\nb\nc\nd\n"),
    ("- a\n- b\n  - c", "a\nb\nc\n"),
    ("> a\n\n```sh\nb\n```\n\n---\n", "a\nb\n"),
    ("![a *b*](c)", "a b\n"),
    ("a <b>c</b><!-- d -->", "a c\n"),
  ])
  func `notation is left out`(markdown: String, text: String) {
    #expect(MarkupTree(parsing: markdown, options: .strict).plainText() == text)
  }
}
