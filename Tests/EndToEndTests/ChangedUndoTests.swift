import Foundation
import Testing

/// What has been changed since a command is not taken back with that command.
struct ChangedUndoTests {
  private static let file = "entries/2026/11/2026-11-29.md"
  private static let other = "entries/2026/11/2026-11-20.md"
  private static let trashed = ".trash/2026-11-29T211400/\(file)"

  /// Command lines, the file that somebody changes after them, and what is to take them back.
  @Test(arguments: [
    (["diary set 2026-11-29 mood=glad"], file, "undo"),
    (["diary today Added"], file, "undo"),
    (["EDITOR='sed -i s/First/Second/' diary edit 2026-11-29"], file, "undo"),
    (["diary star 2026-11-29", "diary undo"], file, "undo --redo"),
    (["diary new Fresh"], "entries/2026/11/2026-11-29-2114.md", "undo"),
    (["diary move 2026-11-29 -d 2026-11-21 -y"], "entries/2026/11/2026-11-21.md", "undo"),
    (["diary move 2026-11-29 -d 2026-11-21 -y", "diary undo"], file, "undo --redo"),
    (["diary delete 2026-11-29 -y"], trashed, "undo"),
    (["diary delete 2026-11-29 -y", "diary restore"], file, "undo"),
    (["diary delete 2026-11-29 -y", "diary undo"], file, "undo --redo"),
    // One of the files that a command has changed.
    (["diary tags rename -y sea lake"], file, "undo"),
    (["diary tags rename -y sea lake"], other, "undo"),
  ])
  func `a file that has changed since is left as it is, and so are the others`(
    lines: [String], changed: String, undo: String
  ) throws {
    for change in ["echo Mine >>", "sed -i '1s/^/Mine /'", "printf 'Mine only' >"] {
      let sandbox = try Sandbox.vault([
        Self.file: "First #sea\n", Self.other: "Other #sea\n",
      ])
      for line in lines {
        let result = try Shell.run(line, in: sandbox)
        #expect(result.status == 0, "\(line): \(result.complaints)")
      }
      #expect(try Shell.run("\(change) \(changed)", in: sandbox).status == 0)
      let before = try Self.everything(in: sandbox)
      let undone = try Shell.run("diary \(undo)", in: sandbox, adding: ["COLUMNS": "400"])
      #expect(undone.status == 3, "\(change): \(undone.output)\(undone.complaints)")
      #expect(undone.complaints.contains("\(changed): was changed since, so it is left"))
      #expect(undone.output.isEmpty)
      #expect(try Self.everything(in: sandbox) == before)
      #expect(before.contains("Mine"))
    }
  }

  /// All files of the vault, each with what it holds.
  private static func everything(in sandbox: borrowing Sandbox) throws -> String {
    try Shell.run(
      "find . -type f | sort | while read -r f; do echo \"$f\"; cat \"$f\"; done", in: sandbox
    ).output
  }
}
