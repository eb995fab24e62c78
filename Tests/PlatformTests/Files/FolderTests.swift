import Glibc
import Platform
import Testing

struct FolderTests {
  @Test func `a missing file has no status`() throws {
    let place = try TemporaryFolder()
    for path in ["a.md", "2026/11/a.md"] {
      let status = try place.folder.status(of: bytes(path))
      #expect(status == nil)
    }
  }

  @Test func `a missing folder says what is missing`() {
    let error = #expect(throws: SystemError.self) {
      _ = try Folder(path: bytes("/nowhere/at/all"))
    }
    #expect(error?.isMissing == true)
    #expect(error?.description == "/nowhere/at/all: no such file or directory")
  }

  @Test func `status tells kind, size and permissions`() throws {
    let place = try TemporaryFolder()
    try place.write("twelve bytes", to: "a.md", mode: 0o640)
    let status = try place.folder.status(of: bytes("a.md"))
    #expect(status?.kind == .regular)
    #expect(status?.size == 12)
    #expect(status?.mode == 0o640)
    #expect(status?.links == 1)
    #expect(status?.owner == geteuid())
    #expect(abs((status?.modified ?? 0) - Clock.nanoseconds()) < 60_000_000_000)
  }

  @Test func `a link is told as a link`() throws {
    let place = try TemporaryFolder()
    try place.write("", to: "a.md")
    place.link("b.md", to: "a.md")
    let status = try place.folder.status(of: bytes("b.md"))
    #expect(status?.kind == .link)
  }

  @Test func `names come with their kinds`() throws {
    let place = try TemporaryFolder()
    try place.write("", to: "a.md")
    try place.makeFolder("2026")
    place.link("link", to: "a.md")
    mkfifo(place.absolute("pipe"), 0o600)
    let items = try place.folder.names().sorted { $0.name.lexicographicallyPrecedes($1.name) }
    #expect(
      items.map { String(decoding: $0.name, as: UTF8.self) } == ["2026", "a.md", "link", "pipe"])
    #expect(items.map(\.kind) == [.folder, .regular, .link, .fifo])
    let again = try place.folder.names()
    #expect(again.count == 4)
  }

  @Test func `folders are made for the user alone`() throws {
    let place = try TemporaryFolder()
    try place.folder.makeFolders(bytes("entries/2026/11"))
    try place.folder.makeFolders(bytes("entries/2026/11"))
    for path in ["entries", "entries/2026", "entries/2026/11"] {
      let status = try place.folder.status(of: bytes(path))
      #expect(status?.kind == .folder)
      #expect(status?.mode == 0o700)
    }
  }

  @Test func `a folder is not made where a file stands`() throws {
    let place = try TemporaryFolder()
    try place.write("", to: "entries")
    let error = #expect(throws: SystemError.self) {
      try place.folder.makeFolders(bytes("entries/2026"))
    }
    #expect(error?.code == ENOTDIR)
  }

  @Test func `folders are made through a link that stays inside`() throws {
    let place = try TemporaryFolder()
    try place.makeFolder("real")
    place.link("entries", to: "real")
    try place.folder.makeFolders(bytes("entries/2026"))
    let names = try place.names(in: "real")
    #expect(names == ["2026"])
  }
}
