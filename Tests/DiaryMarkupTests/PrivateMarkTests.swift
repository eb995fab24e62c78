import DiaryMarkup
import DiaryModel
import Testing

/// What somebody has marked as private stays so, also when a slip makes the mark unreadable.
struct PrivateMarkTests {
  @Test(arguments: [
    "---\nprivate: true\n---\n", "---\nPrivate: yes\n---\n",
    "---\nprivate: true\nprivate: no\n---\n",
    "---\nprivate: no\nprivate: true\n---\n", "---\nprivate: true\none line too high\n---\n",
    "---\nprivate: ja\n---\n", "---\nprivate: true\ntags: [a\n---\n",
    "---\ntags: [a\nprivate: true\n---\n",
    "---\n{tags: [a, private: true\n---\n", "---\nprivate: \"true\"\ntags: [\n---\n",
    "Typed\n---\nprivate: true\ntags: [a]\n---\n", "---\nprivate: true\n",
    "\n---\nprivate: true\n---\n",
    "--- x\nprivate: true\n---\n", "---\r\nprivate: true\r\ntags: [a\r\n---\r\n",
  ])
  func `an entry is private`(start: String) {
    #expect(EntryReader.facts(of: Array("\(start)\nSecret\n".utf8)).isPrivate)
  }

  @Test(arguments: [
    "", "---\nprivate: false\n---\n", "---\nprivate: no\ntags: [a\n---\n", "---\nprivate:\n---\n",
    "---\nprivate:\ntags: [a\n---\n", "---\ntags: [private\n---\n",
    "---\nprivately: true\ntags: [a\n---\n",
    "A text\n\nprivate: true\n", "A text\n\n---\n\nOf a private matter: true\n\n---\n",
    "---\ntags: [a\n---\n",
  ])
  func `an entry is not private`(start: String) {
    #expect(!EntryReader.facts(of: Array("\(start)\nOpen\n".utf8)).isPrivate)
  }
}
