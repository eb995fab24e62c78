import Testing

/// A list that tells entries by their titles says which of them it could not read.
struct UnreadableTitleTests {
  @Test(arguments: ["diary trash", "diary trash --format json", "diary undo --list"])
  func `an entry that cannot be read is told of`(command: String) throws {
    let sandbox = try Sandbox.vault(["2026-11-28.md": "First\n", "2026-11-29.md": "Second\n"])
    let made = try Shell.run(
      "diary star 2026-11-28; diary delete 2026-11-29 --yes; "
        + "for f in 2026-11-28.md .trash/*/2026-11-29.md; do rm $f; mkfifo $f; done",
      in: sandbox)
    #expect(made.status == 0)
    let result = try Shell.run(command, in: sandbox)
    #expect(result.status == 4)
    #expect(result.output.contains("2026-11-29.md"))
    #expect(result.complaints.contains("2026-11-29.md: "))
  }
}
