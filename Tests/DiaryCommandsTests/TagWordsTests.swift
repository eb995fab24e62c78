import ArgumentKit
import Testing

@testable import DiaryCommands

struct TagWordsTests {
  @Test(arguments: [
    ("sea", ["sea"]), ("#sea", ["sea"]), ("sea,river", ["sea", "river"]),
    (" #sea , river/rhine,", ["sea", "river/rhine"]), ("바다", ["바다"]), ("2026a", ["2026a"]),
    ("a_b-c", ["a_b-c"]),
  ])
  func `tags are parted by commas`(word: String, tags: [String]) throws {
    #expect(try TagWords(word: word).tags == tags)
  }

  @Test(arguments: [
    ("", "expected a tag", nil), (" ", "expected a tag", nil), (",", "expected a tag", nil),
    ("#", "expected a tag", nil), ("2026", "a tag holds a letter", "y2026"),
    ("deep sea", "a tag has only letters", "'deep-sea'"),
    ("R&D", "a tag has only letters", "'R-D'"), ("sea,deep sea", "a tag has only", "'deep-sea'"),
    ("a\nb", "a tag has only letters", "'a-b'"), ("!", "a tag has only letters", "by commas"),
  ])
  func `what can be no tag is refused with what can be`(
    word: String, reason: String, hint: String?
  ) {
    let error = #expect(throws: ValueError.self) { try TagWords(word: word) }
    #expect(error?.reason.contains(reason) == true)
    #expect(hint.map { error?.hint?.contains($0) == true } ?? true)
  }
}
