import Foundation
import Testing

/// Words that stand where nobody sees them are saved as they are, and told.
struct FrontMatterSlipTests {
  private static let file = "entries/2026/11/2026-11-29.md"
  private static let head = "---\ncreated: 2026-11-29T21:14+09:00\ntags: [sea]\n---\n"

  /// What an editor saves, in place of all that was there; `|` parts lines; and what is told of it.
  static let slips: [(text: String, told: String)] = [
    ("---|Dear diary, I am sad|---|I went out|", ":2:1: "),
    ("---|Dear diary: I am sad|---|I went out|", ":2: 'Dear diary' is taken for a key"),
    ("---|오늘의 기분: 슬픔|---|나갔다|", ":2: '오늘의 기분' is taken for a key"),
    ("---|created: 2026-11-29|I typed this line too high|tags: [sea]|---|Words|", ":3:"),
    ("---|created: 2026-11-29|* a list|---|Words|", ":3:"),
    ("---|tags: [sea]||Words|And more|", ":1: the front matter that begins here is never ended"),
    ("---|mood: 5|Words|", ":1: the front matter that begins here is never ended"),
    ("---|mood: 5||Words||---||More words|", ":4:1: "), ("---||Words||---||More|", ":3:1: "),
  ]

  /// Texts that are as they should be.
  static let sound = [
    "---|created: 2026-11-29|tags: [sea]|---|Words|", "---|---|Words|",
    "---|publish: true|---|Words|",
    "---|title: a title of words|my own key: 5|---|Words|", "---|Words|",
    "Words|---|Dear diary|---|", "Words||---||mood: 5|", "---|# a note|tags: [a]|...|Words|",
    "---|tags:|  - sea|  - sun|---|", "|---|Dear diary, I am sad|---|I went out|", "Words|",
  ]

  private func bytes(_ text: String, _ ending: String) -> String {
    text.replacing("|", with: ending)
  }

  private static let commands = ["edit 2026-11-29", "new", "drafts resume", "today"]

  /// Writes a text with the editor of a command, and gives what is told and what was saved.
  private func save(
    _ text: String, with command: String, ending: String
  ) throws -> (told: String, saved: String) {
    let sandbox = try Sandbox.vault(
      command == "new" || command == "today" ? [:] : [Self.file: Self.head + "First\n"])
    let saved = bytes(text, ending)
    try sandbox.write(saved, to: "../text")
    if command == "drafts resume" {
      let begun = try Terminal(
        "diary new", in: sandbox, adding: ["EDITOR": "sh -c 'cat ../text >$1; exit 1' editor"])
      try begun.wait(for: "[s/d/x]")
      begun.press("d\r")
      _ = try begun.finish()
    }
    let editor =
      command == "drafts resume" ? "sed -n -i p" : "sh -c 'cat ../text >\"$1\"' editor"
    let terminal = try Terminal(
      "diary \(command)", in: sandbox, adding: ["EDITOR": editor, "COLUMNS": "400"])
    #expect(try terminal.finish() == 0)
    let newest = try Shell.run("cat \"$(ls -t entries/*/*/*.md | head -n 1)\"", in: sandbox)
    return (terminal.text, newest.output)
  }

  @Test(arguments: commands, slips.indices)
  func `what is not seen is told, and saved as it is`(command: String, index: Int) throws {
    let (text, told) = Self.slips[index]
    for ending in ["\n", "\r\n"] {
      let result = try save(text, with: command, ending: ending)
      #expect(result.told.contains("warning: entries/2026/11/2026-11-29"), "\(result.told)")
      #expect(result.told.contains(".md\(told)"), "\(result.told)")
      #expect(result.told.contains("diary edit entries/"))
      #expect(result.saved == bytes(text, ending))
    }
  }

  @Test(arguments: ["edit 2026-11-29", "new"], sound)
  func `nothing is told of what is sound`(command: String, text: String) throws {
    for ending in ["\n", "\r\n"] {
      let result = try save(text, with: command, ending: ending)
      #expect(!result.told.contains(".md:"), "\(result.told)")
      #expect(!result.told.contains("taken for"), "\(result.told)")
      #expect(!result.told.contains("never ended"), "\(result.told)")
    }
  }

  @Test func `it is not told again of what was so before`() throws {
    let sandbox = try Sandbox.vault([Self.file: bytes(Self.slips[0].text, "\n")])
    let more = try Terminal(
      "diary edit 2026-11-29", in: sandbox, adding: ["EDITOR": "sh -c 'echo more >>\"$1\"' editor"])
    #expect(try more.finish() == 0)
    #expect(!more.text.contains("warning"))
    let other = try Terminal(
      "diary edit 2026-11-29", in: sandbox, adding: ["EDITOR": "sed -i '2a more words'"])
    #expect(try other.finish() == 0)
    #expect(other.text.contains("warning"))
  }

  @Test(arguments: [
    ("---|Dear diary: I am sad|---|I went out|", "'Dear diary' is taken for a key", "new"),
    ("---|Dear diary: I am sad|---|I went out|", "'Dear diary' is taken for a key", "today"),
    ("---|mood: 5||Words|", "line 1 of the text: the front matter that begins here", "new"),
    ("---|mood: 5||Words|", "line 1 of the text: the front matter that begins here", "today"),
    ("---|mood: 5|---|Words|", nil, "new"), ("---|Words|", nil, "today"),
    ("---|Dear diary, I am sad|---|Words|", "is kept as words of the text", "today"),
  ])
  func `a text that is given is told of likewise`(
    text: String, told: String?, command: String
  ) throws {
    let sandbox = try Sandbox.vault()
    try sandbox.write(bytes(text, "\n"), to: "../text")
    let result = try Shell.run("diary \(command) <../text", in: sandbox)
    #expect(result.status == 0)
    #expect(result.complaints.isEmpty == (told == nil), "\(result.complaints)")
    if let told { #expect(result.complaints.contains(told), "\(result.complaints)") }
    let typed = try Shell.run("diary \(command) \"$(cat ../text)\"", in: sandbox)
    #expect(typed.status == 0)
    let words = bytes(text, "\n").split(separator: "\n").last.map { String($0) } ?? "?"
    #expect(try Shell.run("diary export html - | grep -c '\(words)'", in: sandbox).status == 0)
  }
}
