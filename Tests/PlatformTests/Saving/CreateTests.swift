import Glibc
import Testing

@testable import Platform

struct CreateTests {
  @Test func `a new file is the user's alone and has all its bytes`() throws {
    let place = try TemporaryFolder()
    let text = String(repeating: "오늘은 비가 왔다.\n", count: 10_000)
    try place.folder.create(bytes("a.md"), bytes: bytes(text))
    let (read, status) = try place.folder.read(bytes("a.md"))
    #expect(read == bytes(text))
    #expect(status.mode == 0o600)
    #expect(status.links == 1)
    let names = try place.names()
    #expect(names == ["a.md"])
  }

  @Test func `what exists is left as it is`() throws {
    let place = try TemporaryFolder()
    try place.write("old", to: "a.md")
    place.link("link.md", to: "nowhere.md")
    try place.makeFolder("folder.md")
    for name in ["a.md", "link.md", "folder.md", "."] {
      #expect(throws: SaveError.exists(bytes(name))) {
        try place.folder.create(bytes(name), bytes: bytes("new"))
      }
    }
    let (text, names) = (try place.text("a.md"), try place.names())
    #expect(text == "old")
    #expect(names == ["a.md", "folder.md", "link.md"])
  }

  @Test func `of many who create the same name exactly one wins`() throws {
    let place = try TemporaryFolder()
    let path = place.path
    let outcomes = Parallel.map(Array(0..<50), threads: 50) { number in
      Result { try Folder(path: path).create(bytes("a.md"), bytes: bytes("\(number)")) }
    }
    let winners = outcomes.indices.filter {
      if case .success = outcomes[$0] { true } else { false }
    }
    #expect(winners.count == 1)
    for case .failure(let error) in outcomes {
      #expect(error as? SaveError == .exists(bytes("a.md")))
    }
    let (text, names) = (try place.text("a.md"), try place.names())
    #expect(text == "\(winners.first ?? -1)")
    #expect(names == ["a.md"])
  }

  @Test(arguments: ["a", "가"])
  func `names may be as long as the file system allows`(letter: String) throws {
    let place = try TemporaryFolder()
    let name = String(repeating: letter, count: 255 / letter.utf8.count)
    try place.folder.create(bytes(name), bytes: bytes("1"))
    let status = try #require(try place.folder.status(of: bytes(name)))
    try place.folder.replace(bytes(name), bytes: bytes("2"), expecting: status)
    let (text, names) = (try place.text(name), try place.names())
    #expect(text == "2")
    #expect(names == [name])
  }

  @Test func `a name that is too long, or whose folder is missing, fails and leaves nothing`()
    throws
  {
    let place = try TemporaryFolder()
    for (path, code) in [
      (String(repeating: "a", count: 256), ENAMETOOLONG), ("no/a.md", ENOENT),
    ] {
      let error = #expect(throws: SaveError.self) {
        try place.folder.create(bytes(path), bytes: bytes("1"))
      }
      guard case .system(let cause) = error else {
        Issue.record("unexpected \(String(describing: error))")
        continue
      }
      #expect(cause.code == code)
      #expect(cause.path == bytes(path))
    }
    let names = try place.names()
    #expect(names.isEmpty)
  }

  @Test func `a file is created below folders and links inside`() throws {
    let place = try TemporaryFolder()
    try place.makeFolder("2026/11")
    place.link("now", to: "2026/11")
    try place.folder.create(bytes("now/a.md"), bytes: bytes("1"))
    let text = try place.text("2026/11/a.md")
    #expect(text == "1")
  }

  @Test func `nothing is left when writing fails`() throws {
    let place = try TemporaryFolder()
    let failure = SystemError(operation: "write", code: ENOSPC, path: [])
    let error = #expect(throws: SystemError.self) {
      let target = try place.folder.place(of: bytes("a.md"))
      _ = try TemporaryFile.write(bytes("1"), beside: target) { _ throws(SystemError) in
        throw failure
      }
    }
    #expect(error?.isFull == true)
    #expect(error?.path == bytes("a.md"))
    let names = try place.names()
    #expect(names.isEmpty)
  }

  @Test func `nothing is left when the name was taken at the last moment`() throws {
    let place = try TemporaryFolder()
    let target = try place.folder.place(of: bytes("a.md"))
    var file = try TemporaryFile.write(bytes("mine"), beside: target)
    try place.write("theirs", to: "a.md")
    do {
      try file.publishNew()
      Issue.record("the other file was overwritten")
    } catch {
      #expect(error.code == EEXIST)
    }
    _ = consume file
    let (text, names) = (try place.text("a.md"), try place.names())
    #expect(text == "theirs")
    #expect(names == ["a.md"])
  }
}
