import Testing

/// An entry that is a link to a file beside it.
struct LinkedEntryTests {
  private static let file = "entries/2026/11/2026-11-29.md"

  @Test(arguments: [
    "diary move last -d 2025-10-01 -y", "diary delete last -y && diary restore",
    "diary move last -d 2025-10-01 -y && diary undo",
    "diary delete last -y && diary undo && diary undo --redo && diary undo",
  ])
  func `it keeps its words wherever it goes`(line: String) throws {
    let sandbox = try Sandbox.vault(["entries/2026/11/store.txt": "Words\n"])
    #expect(try Shell.run("ln -s store.txt \(Self.file)", in: sandbox).status == 0)
    let result = try Shell.run(line, in: sandbox)
    #expect(result.status == 0, "\(result.complaints)")
    let list = try Shell.run("diary list", in: sandbox).output
    #expect(list == (line.hasSuffix("-y") ? "2025-10-01" : "2026-11-29") + "\t\tWords\t\n")
    #expect(try Shell.run("diary show last --raw", in: sandbox).output == "Words\n")
    #expect(try sandbox.bytes(of: "entries/2026/11/store.txt").elementsEqual("Words\n".utf8))
    guard !line.hasSuffix("-y") else { return }
    #expect(try Shell.run("readlink \(Self.file)", in: sandbox).output == "store.txt\n")
  }

  @Test func `it shows its title in the trash, and only the link goes for good`() throws {
    let sandbox = try Sandbox.vault(["entries/2026/11/store.txt": "Words\n"])
    #expect(try Shell.run("ln -s store.txt \(Self.file)", in: sandbox).status == 0)
    #expect(try Shell.run("diary delete last -y", in: sandbox).status == 0)
    #expect(try Shell.run("diary trash", in: sandbox).output.contains("Words"))
    #expect(try Shell.run("diary trash --empty --yes", in: sandbox).status == 0)
    #expect(try sandbox.bytes(of: "entries/2026/11/store.txt").elementsEqual("Words\n".utf8))
    #expect(try Shell.run("find .trash -type l", in: sandbox).output.isEmpty)
  }

  /// How the link, and what it leads to, are named.
  @Test(arguments: [
    (link, file), ("./\(link)", file), ("2026-11-28", file), (file, link), ("2026-11-29", link),
  ])
  func `what is named is what is deleted, be it a link to another entry`(
    name: String, left: String
  ) throws {
    let sandbox = try Sandbox.vault([Self.file: "Words\n"])
    #expect(try Shell.run("ln -s 2026-11-29.md \(Self.link)", in: sandbox).status == 0)
    let deleted = try Shell.run("diary delete \(name) -y", in: sandbox)
    #expect(deleted.status == 0, "\(deleted.complaints)")
    #expect(try Shell.run("find entries -name '*.md'", in: sandbox).output == left + "\n")
  }

  private static let link = "entries/2026/11/2026-11-28.md"
}
