import Foundation
import Testing

/// Entries in other encodings than UTF-8: nothing is put into them, and their bytes stay theirs.
struct OtherEncodingTests {
  private static let own = "entries/2026/11/2026-11-29.md"
  private static let good = "entries/2026/11/2026-11-20.md"
  private static let head = "---\ncategory: work\ntags: [sea]\nstarred: true\n---\n"
  private static let text = head + "비 #sea\n\n- [ ] 우유\n- [x] 비\n[[2026-11-20]]\n"

  /// A text in an encoding, and what that is called.
  struct Encoded: CustomTestStringConvertible {
    let testDescription: String
    let name: String
    let bytes: [UInt8]

    init(_ description: String, as name: String, _ bytes: [UInt8]) {
      (testDescription, self.name, self.bytes) = (description, name, bytes)
    }
  }

  private static func pairs(_ text: String, isBig: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isBig ? [high, low] : [low, high]
    }
  }

  private static func fours(_ text: String, isBig: Bool) -> [UInt8] {
    text.unicodeScalars.flatMap { scalar in
      let four = (0..<4).map { UInt8(scalar.value >> (8 * $0) & 0xFF) }
      return isBig ? four.reversed() : four
    }
  }

  /// A text whose Korean letters are put in as other bytes.
  private static func bytes(_ letters: [String: [UInt8]]) -> [UInt8] {
    text.flatMap { letters[String($0)] ?? Array(String($0).utf8) }
  }

  static let encodings = [
    Encoded("UTF-16, little end first", as: "UTF-16", [0xFF, 0xFE] + pairs(text, isBig: false)),
    Encoded("UTF-16, big end first", as: "UTF-16", [0xFE, 0xFF] + pairs(text, isBig: true)),
    Encoded(
      "UTF-32, little end first", as: "UTF-32", [0xFF, 0xFE, 0, 0] + fours(text, isBig: false)),
    Encoded("UTF-32, big end first", as: "UTF-32", [0, 0, 0xFE, 0xFF] + fours(text, isBig: true)),
    Encoded("UTF-16 without a mark", as: "UTF-16LE", pairs(text, isBig: false)),
    Encoded("UTF-16BE without a mark", as: "UTF-16BE", pairs(text, isBig: true)),
    Encoded(
      "Latin UTF-16", as: "UTF-16LE", pairs(head + "Sun #sea\n- [ ] a\n- [x] b\n", isBig: false)),
    Encoded(
      "CP949", as: "CP949",
      bytes(["비": [0xBA, 0xF1], "우": [0xBF, 0xEC], "유": [0xC0, 0xAF]])),
    Encoded("Latin 1", as: "CP1252", bytes(["비": [0xE9], "우": [0xE4], "유": [0xFC]])),
  ]

  static let commands = [
    "star 2026-11-29", "unstar 2026-11-29", "set 2026-11-29 mood=glad", "set 2026-11-29 category=",
    "today more", "today 더", "today <words", "done 2026-11-29.1", "done --open 2026-11-29.2",
    "tags rename sea lake --yes", "categories rename work labour --yes",
    "categories remove work --yes",
  ]

  @Test(arguments: commands, encodings)
  func `nothing is put into them, and what to do is told`(
    command: String, encoded: Encoded
  ) throws {
    let sandbox = try Sandbox.vault([Self.good: Self.text, "words": "piped\n"])
    try sandbox.write(Data(encoded.bytes), to: Self.own)
    let result = try Shell.run("diary \(command)", in: sandbox)
    #expect(result.status != 0)
    #expect(try sandbox.bytes(of: Self.own).elementsEqual(encoded.bytes))
    #expect(result.complaints.contains(Self.own))
    let start = try #require(result.complaints.range(of: "iconv -f \(encoded.name) -t UTF-8 "))
    let line = result.complaints[start.lowerBound...].prefix { $0 != "\n" }
    if command.contains("--yes") {
      #expect(try sandbox.bytes(of: Self.good) != Data(Self.text.utf8))
    }
    if command.hasPrefix("today") {
      let kept = try Shell.run("diary drafts", in: sandbox).output
      #expect(["more", "더", "piped"].contains { kept.contains($0) })
    }
    // What is told to do does it.
    let again = try Shell.run("\(line) && diary \(command)", in: sandbox)
    #expect(again.status == 0, "\(line): \(again.complaints)")
    #expect(String(validating: try sandbox.bytes(of: Self.own), as: UTF8.self) != nil)
  }

  @Test(arguments: encodings)
  func `what keeps their bytes goes on`(encoded: Encoded) throws {
    let sandbox = try Sandbox.vault()
    try sandbox.write(Data(encoded.bytes), to: Self.own)
    for (line, path) in [
      ("delete 2026-11-29 --yes && diary restore", Self.own),
      ("delete 2026-11-29 --yes && diary undo", Self.own),
      ("check --fix; true", Self.own),
      ("move 2026-11-29 --date 2026-11-28 --yes; true", "entries/2026/11/2026-11-28.md"),
      ("undo", Self.own),
    ] {
      let result = try Shell.run("diary \(line)", in: sandbox)
      #expect(result.status == 0, "\(line): \(result.complaints)")
      #expect(try sandbox.bytes(of: path).elementsEqual(encoded.bytes), "\(line)")
    }
  }

  @Test(arguments: [encodings[7], encodings[8]])
  func `links in them are named when an entry is moved`(encoded: Encoded) throws {
    let sandbox = try Sandbox.vault([Self.good: "A day\n"])
    try sandbox.write(Data(encoded.bytes), to: Self.own)
    let result = try Shell.run("diary move 2026-11-20 --date 2026-11-21 --yes", in: sandbox)
    #expect(result.status == 4)
    #expect(result.complaints.contains("\(Self.own):10: '2026-11-20' has to be mended by hand"))
    #expect(result.complaints.contains("iconv -f \(encoded.name)"))
    #expect(try sandbox.bytes(of: Self.own).elementsEqual(encoded.bytes))
    #expect(sandbox.holds("entries/2026/11/2026-11-21.md") == true)
  }

  @Test func `what is piped in another encoding is not put behind a text`() throws {
    let sandbox = try Sandbox.vault([Self.own: "비\n"])
    let result = try Shell.run("printf 'caf\\351' | diary today", in: sandbox)
    #expect(result.status == 1)
    #expect(result.complaints.contains("is not UTF-8, as the rest of it is"))
    #expect(try sandbox.bytes(of: Self.own) == Data("비\n".utf8))
    let kept = "LC_ALL=C grep -rlq \"$(printf 'caf\\351')\" $XDG_STATE_HOME/diary/drafts"
    #expect(try Shell.run(kept, in: sandbox).status == 0)
  }

  @Test func `what was added while an editor wrote another encoding is a draft`() throws {
    let sandbox = try Sandbox.vault([Self.own: "First\n"])
    let editor = "diary today added </dev/null; printf 'W\\000o\\000r\\000d\\000' >\"$1\""
    try sandbox.write("#!/bin/sh\n\(editor)\n", to: "editor.sh")
    let terminal = try Terminal(
      "diary edit 2026-11-29", in: sandbox, adding: ["EDITOR": "sh \(sandbox.folder)/editor.sh"])
    #expect(try terminal.finish() != 0)
    #expect(try sandbox.bytes(of: Self.own).elementsEqual("W\0o\0r\0d\0".utf8))
    #expect(try Shell.run("diary drafts", in: sandbox).output.contains("added"))
  }

  @Test func `NUL characters that a crash has left keep nobody from writing`() throws {
    let sandbox = try Sandbox.vault()
    let bytes = Data("비\n".utf8) + Data(count: 64)
    try sandbox.write(bytes, to: Self.own)
    let result = try Shell.run("diary today more", in: sandbox)
    #expect(result.status == 0, "\(result.complaints)")
    #expect(try sandbox.bytes(of: Self.own).starts(with: bytes))
  }

  @Test(arguments: [encodings[0], encodings[5], encodings[6]])
  func `an entry begins without a template of theirs`(encoded: Encoded) throws {
    let sandbox = try Sandbox.vault(["diary.yml": "template: templates/daily.md\n"])
    try sandbox.write(Data(encoded.bytes), to: "templates/daily.md")
    let result = try Shell.run("diary today 비", in: sandbox)
    #expect(result.status == 0)
    #expect(result.complaints.contains("templates/daily.md"))
    #expect(result.complaints.contains("the entry begins without it"))
    #expect(result.complaints.contains("iconv -f \(encoded.name) -t UTF-8 "))
    #expect(String(validating: try sandbox.bytes(of: Self.own), as: UTF8.self) != nil)
  }
}
