import Foundation
import Testing

/// What was changed or deleted last is known whatever the clock says, and never guessed.
struct LastChangeTests {
  private static let file = "entries/2026/11/2026-11-29.md"
  private static let other = "entries/2026/11/2026-11-20.md"
  private static let torn =
    "cd ~/.local/state/diary/changes/*; f=$(ls *.done-* | tail -n 1); head -c 40 $f >x; cat x >$f; rm x"

  @Test(arguments: [
    ("DIARY_NOW=2026-11-29T23:00:00+09:00", "DIARY_NOW=2026-11-29T22:00:00+09:00"),
    ("DIARY_NOW=2026-11-29T23:00:00+09:00", "DIARY_NOW=2026-11-29T09:30:00-05:00"),
    ("DIARY_NOW=2026-11-29T21:00:00+09:00", "DIARY_NOW=2026-11-29T21:00:00+09:00"),
    ("DIARY_NOW=2026-11-29T21:00:00+09:00", "DIARY_NOW=2026-11-29T21:00:01+09:00"),
  ])
  func `what was deleted last comes back first`(first: String, second: String) throws {
    for (one, two) in [(Self.file, Self.other), (Self.other, Self.file)] {
      let sandbox = try Sandbox.vault([one: "One\n", two: "Two\n"])
      let result = try Shell.run(
        "\(first) diary delete -yq \(one) && \(second) diary delete -yq \(two) && diary restore",
        in: sandbox)
      #expect(result.output == "Restored: \(two)\n", "\(result.complaints)")
      #expect(try Shell.run("diary restore", in: sandbox).output == "Restored: \(one)\n")
    }
  }

  @Test func `of an entry that was deleted twice the last one comes back`() throws {
    let sandbox = try Sandbox.vault([Self.file: "One\n"])
    let result = try Shell.run(
      """
      DIARY_NOW=2026-11-29T23:00:00+09:00 diary delete -yq \(Self.file)
      mkdir -p entries/2026/11; echo Two >\(Self.file)
      DIARY_NOW=2026-11-29T08:00:00-05:00 diary delete -yq \(Self.file); diary restore \(Self.file)
      """, in: sandbox)
    #expect(result.status == 0)
    #expect(try sandbox.bytes(of: Self.file) == Data("Two\n".utf8))
  }

  @Test func `a change that was not written down whole is not passed over in silence`() throws {
    let sandbox = try Sandbox.vault([Self.file: "One\n", Self.other: "Two\n"])
    let made = try Shell.run(
      "diary star -q 2026-11-20 && diary set -q last mood=glad && (\(Self.torn))", in: sandbox)
    #expect(made.status == 0)
    let (before, starred) = (
      try sandbox.bytes(of: Self.file), try sandbox.bytes(of: Self.other)
    )
    let undone = try Shell.run("diary undo", in: sandbox)
    #expect(undone.status == 3)
    #expect(undone.complaints.contains("cannot be read, so nothing is taken back"))
    #expect(undone.complaints.contains("diary undo --skip"))
    #expect(try sandbox.bytes(of: Self.other) == starred)
    let listed = try Shell.run("diary undo --list", in: sandbox)
    #expect(listed.complaints.contains("cannot be read, and is left out"))
    let passed = try Shell.run("diary undo --skip", in: sandbox)
    #expect(passed.status == 0, "\(passed.complaints)")
    #expect(passed.complaints.contains("it was passed over"))
    #expect(try sandbox.bytes(of: Self.other) == Data("Two\n".utf8))
    #expect(try sandbox.bytes(of: Self.file) == before)
    #expect(try Shell.run("diary undo --list", in: sandbox).complaints.contains("nothing to take"))
  }

  @Test func `half of a command is not taken for all of it`() throws {
    let sandbox = try Sandbox.vault([Self.file: "One #sea\n", Self.other: "Two #sea\n"])
    let made = try Shell.run("diary tags rename -yq sea lake && (\(Self.torn))", in: sandbox)
    #expect(made.status == 0)
    #expect(try Shell.run("diary undo", in: sandbox).status == 3)
    for path in [Self.file, Self.other] {
      #expect(String(decoding: try sandbox.bytes(of: path), as: UTF8.self).contains("#lake"))
    }
  }
}
