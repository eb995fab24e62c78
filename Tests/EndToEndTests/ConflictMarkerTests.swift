import Testing

/// An entry in which git has left two versions is changed by nobody but its writer.
struct ConflictMarkerTests {
  private static let file = "entries/2026/11/2026-11-29.md"
  private static let versions =
    "---\ntags: [sea]\ncategory: work\n---\nMine\n- [ ] call\n=======\nTheirs\n>>>>>>> other\n"

  @Test(arguments: [
    "diary set last mood=glad", "diary star last", "diary unstar last", "diary done last.1",
  ])
  func `nothing is set in it`(command: String) throws {
    for text in [
      "<<<<<<< HEAD\n" + Self.versions,
      Self.versions.replacing("Mine", with: "<<<<<<< HEAD\nMine"),
    ] {
      let sandbox = try Sandbox.vault([Self.file: text])
      let result = try Shell.run(command, in: sandbox)
      #expect(try sandbox.bytes(of: Self.file).elementsEqual(text.utf8))
      #expect(result.status == 3)
      #expect(result.complaints.contains("two versions that git could not join"))
    }
  }

  @Test func `a text is added behind it all the same`() throws {
    let sandbox = try Sandbox.vault([Self.file: "<<<<<<< HEAD\n" + Self.versions])
    #expect(try Shell.run("diary today More", in: sandbox).status == 0)
    #expect(
      try sandbox.bytes(of: Self.file)
        .elementsEqual(("<<<<<<< HEAD\n" + Self.versions + "\n21:14 More\n").utf8))
  }
}
