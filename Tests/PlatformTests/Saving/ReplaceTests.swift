import Glibc
import Testing

@testable import Platform

struct ReplaceTests {
  private func status(_ name: String, in place: borrowing TemporaryFolder) throws -> FileStatus {
    try #require(try place.folder.status(of: bytes(name)))
  }

  @Test(arguments: [0o600, 0o644, 0o664, 0o640, 0o755] as [mode_t])
  func `mode and owner are kept`(mode: mode_t) throws {
    let place = try TemporaryFolder()
    try place.write("old", to: "a.md", mode: mode)
    if geteuid() == 0 { chown(place.absolute("a.md"), 1000, 1001) }
    let before = try status("a.md", in: place)
    try place.folder.replace(bytes("a.md"), bytes: bytes("new"), expecting: before)
    let after = try status("a.md", in: place)
    #expect(after.mode == UInt32(mode))
    #expect((after.owner, after.group) == (before.owner, before.group))
    let (text, names) = (try place.text("a.md"), try place.names())
    #expect(text == "new")
    #expect(names == ["a.md"])
  }

  @Test func `a file that was changed, renamed away or removed meanwhile is left`() throws {
    let changes: [(String, (borrowing TemporaryFolder) throws -> Void)] = [
      ("other text", { try $0.write("theirs", to: "a.md") }),
      ("another file", { rename($0.absolute("other"), $0.absolute("a.md")) }),
      ("a removed file", { unlink($0.absolute("a.md")) }),
      ("another mode", { chmod($0.absolute("a.md"), 0o600) }),
    ]
    for (name, change) in changes {
      let place = try TemporaryFolder()
      try place.write("old", to: "a.md")
      try place.write("old", to: "other")
      let before = try status("a.md", in: place)
      // A file system's clock ticks a hundred times a second or so.
      usleep(20_000)
      try change(place)
      let left = try? place.text("a.md")
      #expect(throws: SaveError.changed(bytes("a.md")), "\(name)") {
        try place.folder.replace(bytes("a.md"), bytes: bytes("mine"), expecting: before)
      }
      let after = try? place.text("a.md")
      #expect(after == left)
      let names = try place.names()
      #expect(!names.contains { $0.contains("diary-tmp") })
    }
  }

  @Test func `a link inside is written where it points, and stays a link`() throws {
    let place = try TemporaryFolder()
    try place.makeFolder("people")
    try place.write("old", to: "people/kim.md")
    place.link("me.md", to: "people/kim.md")
    let before = try place.folder.read(bytes("me.md")).status
    try place.folder.replace(bytes("me.md"), bytes: bytes("new"), expecting: before)
    let (text, link) = (try place.text("people/kim.md"), try status("me.md", in: place))
    #expect(text == "new")
    #expect(link.kind == .link)
  }

  @Test func `a folder or a pipe is not replaced`() throws {
    let place = try TemporaryFolder()
    try place.makeFolder("a")
    mkfifo(place.absolute("b"), 0o600)
    for (name, kind) in [("a", FileKind.folder), ("b", .fifo)] {
      let before = try status(name, in: place)
      #expect(throws: SaveError.notRegular(bytes(name), kind)) {
        try place.folder.replace(bytes(name), bytes: bytes("new"), expecting: before)
      }
    }
  }

  @Test func `another name of the file keeps the old bytes`() throws {
    let place = try TemporaryFolder()
    try place.write("old", to: "a.md")
    link(place.absolute("a.md"), place.absolute("b.md"))
    let before = try status("a.md", in: place)
    try place.folder.replace(bytes("a.md"), bytes: bytes("new"), expecting: before)
    let (changed, kept) = (try place.text("a.md"), try place.text("b.md"))
    #expect(changed == "new")
    #expect(kept == "old")
  }

  @Test func `a file its user may not write is refused`() throws {
    // Root may write everything.
    guard geteuid() != 0 else { return }
    let place = try TemporaryFolder()
    try place.write("old", to: "a.md", mode: 0o444)
    let before = try status("a.md", in: place)
    let error = #expect(throws: SaveError.self) {
      try place.folder.replace(bytes("a.md"), bytes: bytes("new"), expecting: before)
    }
    #expect(error?.description == "a.md: permission denied")
  }

  @Test func `extended attributes are kept where the file system has them`() throws {
    let place = try TemporaryFolder()
    try place.write("old", to: "a.md")
    let (name, mood) = (bytes("user.mood"), bytes("good"))
    let old = try place.folder.place(of: bytes("a.md")).open(O_RDWR)
    let isThere = LinuxCalls.setExtendedAttribute(name, of: old.number, to: mood)
    try old.close()
    guard isThere else { return }
    let before = try status("a.md", in: place)
    try place.folder.replace(bytes("a.md"), bytes: bytes("new"), expecting: before)
    let new = try place.folder.place(of: bytes("a.md")).open(O_RDONLY)
    #expect(LinuxCalls.extendedAttributes(of: new.number) == name + [0])
    #expect(LinuxCalls.extendedAttribute(name, of: new.number) == mood)
    try new.close()
  }
}
