import DiaryVault
import Testing

/// `|` parts lines.
struct OverwrittenTextsTests {
  private func bytes(_ text: String) -> [UInt8] {
    Array(text.replacing("|", with: "\n").utf8)
  }

  @Test(arguments: [
    // What somebody else wrote, and an editor has saved over.
    (["First|Theirs came"], "First|Mine", ["First|Theirs came"]),
    (["First|Mine", "First|Theirs came"], "First|Mine|More", ["First|Theirs came"]),
    (["First|My own words"], "First|Theirs came", ["First|My own words"]),
    (["First|Theirs", "First|Theirs|More came"], "First|Mine", ["First|Theirs|More came"]),
    (["First|Theirs came", "First"], "First", ["First|Theirs came"]),
    (["First|21:14 걸었다"], "First|21:15 읽었다", ["First|21:14 걸었다"]),
    (["First|0612345678"], "First|Mine", ["First|0612345678"]),
    // A writer's own way.
    (["First|Mine"], "First|Mine|More", []),
    (["First|I went to the sae"], "First|I went to the sea", []),
    (["First|바다까지 걸엇다"], "First|바다까지 걸었다", []),
    (["First|One para", "First|One para|Two"], "First|Two", []),
    (["First|One, which is long"], "First|One, which|is long", []),
    (["First|one here|two here"], "First|one here two here", []),
    (["First| |---"], "First", []),
    (["", "First|M", "First|Mine"], "First|Mine", []),
    (["Fir"], "First|Mine", []),
    (["First|21:14 One"], "First|21:15 One", []),
    (["First|one two three four five six"], "First|one|two|three|four|five|six", []),
    ([], "First", []),
  ])
  func `what was written over unread is found`(
    seen: [String], after: String, expected: [String]
  ) {
    let found = OverwrittenTexts.found(
      among: seen.map(bytes), before: bytes("First"), next: bytes(after), last: bytes(after))
    #expect(found == expected.map(bytes))
  }

  @Test func `what is there at last is not lost, whoever put it there`() {
    let found = OverwrittenTexts.found(
      among: [bytes("First|Theirs")], before: bytes("First"), next: bytes("First|Mine"),
      last: bytes("First|Mine|Theirs"))
    #expect(found == [])
  }

  @Test func `a text of many lines is told in time`() {
    let many = (0..<50_000).map { "line \($0)" }.joined(separator: "|")
    let other = (0..<50_000).map { "other \($0)" }.joined(separator: "|")
    let found = OverwrittenTexts.found(
      among: [bytes(many)], before: [], next: bytes(other), last: bytes(other))
    #expect(found == [bytes(many)])
  }
}
