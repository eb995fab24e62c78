import Glibc
import Testing

@testable import Platform

struct MoveTests {
  @Test(arguments: ["b.md", "trash/a.md"])
  func `a file is moved within and across folders`(target: String) throws {
    let place = try TemporaryFolder()
    try place.makeFolder("trash")
    try place.write("text", to: "a.md", mode: 0o640)
    try place.folder.move(bytes("a.md"), to: bytes(target))
    let (text, gone) = (try place.text(target), try place.folder.status(of: bytes("a.md")))
    #expect(text == "text")
    #expect(gone == nil)
  }

  @Test(arguments: ["file.md", "folder", "link"])
  func `nothing is moved over what exists`(target: String) throws {
    let place = try TemporaryFolder()
    try place.write("text", to: "a.md")
    try place.write("other", to: "file.md")
    try place.makeFolder("folder")
    place.link("link", to: "nowhere")
    #expect(throws: SaveError.exists(bytes(target))) {
      try place.folder.move(bytes("a.md"), to: bytes(target))
    }
    let (text, other) = (try place.text("a.md"), try place.text("file.md"))
    #expect(text == "text")
    #expect(other == "other")
  }

  @Test func `a link is moved as a link, and a folder whole`() throws {
    let place = try TemporaryFolder()
    try place.makeFolder("2026/11")
    place.link("link", to: "nowhere")
    try place.folder.move(bytes("link"), to: bytes("moved"))
    try place.folder.move(bytes("2026"), to: bytes("2027"))
    let (names, below) = (try place.names(), try place.names(in: "2027"))
    #expect(names == ["2027", "moved"])
    #expect(below == ["11"])
  }

  @Test(arguments: ["trash/1/link", "2027/link", "link"])
  func `a link that is moved leads to the same, and comes back as it was`(target: String) throws {
    let place = try TemporaryFolder()
    for name in ["2026/11", "2027", "trash/1"] { try place.makeFolder(name) }
    try place.write("text", to: "2026/11/store.txt")
    place.link("2026/11/link", to: "store.txt")
    try place.folder.move(bytes("2026/11/link"), to: bytes(target))
    let (text, gone) = (try place.text(target), try place.folder.status(of: bytes("2026/11/link")))
    #expect(text == "text")
    #expect(gone == nil)
    try place.folder.move(bytes(target), to: bytes("2026/11/link"))
    let (names, link) = (
      try place.names(in: "2026/11"), try place.folder.linkTarget(bytes("2026/11/link"))
    )
    #expect(names == ["link", "store.txt"])
    #expect(link == bytes("store.txt"))
  }

  @Test func `a link is moved over nothing`() throws {
    let place = try TemporaryFolder()
    try place.makeFolder("a")
    try place.write("text", to: "store.txt")
    try place.write("other", to: "a/link")
    place.link("link", to: "store.txt")
    #expect(throws: SaveError.exists(bytes("a/link"))) {
      try place.folder.move(bytes("link"), to: bytes("a/link"))
    }
    let (text, other) = (try place.text("link"), try place.text("a/link"))
    #expect((text, other) == ("text", "other"))
  }

  @Test func `moving what is missing says so, by its own name`() throws {
    let place = try TemporaryFolder()
    let error = #expect(throws: SaveError.self) {
      try place.folder.move(bytes("a.md"), to: bytes("b.md"))
    }
    #expect(error?.path == bytes("a.md"))
    #expect(error?.message == "no such file or directory")
  }

  @Test func `a folder is removed only when it is empty`() throws {
    let place = try TemporaryFolder()
    try place.makeFolder("full/inner")
    let full = try place.folder.removeEmptyFolder(bytes("full"))
    let inner = try place.folder.removeEmptyFolder(bytes("full/inner"))
    #expect(!full)
    #expect(inner)
  }
}
