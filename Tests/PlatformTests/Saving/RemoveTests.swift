import Glibc
import Testing

@testable import Platform

/// Files that are taken away for good, and what other programs write into them meanwhile.
struct RemoveTests {
  private let path = bytes("a.md")

  private func status(
    _ name: String = "a.md", in place: borrowing TemporaryFolder
  ) throws -> FileStatus {
    try #require(try place.folder.status(of: bytes(name)))
  }

  /// What is in the folder: names and texts.
  private func contents(of place: borrowing TemporaryFolder) throws -> [String: String] {
    var contents: [String: String] = [:]
    for name in try place.names() { contents[name] = try place.text(name) }
    return contents
  }

  @Test func `a file is removed, and a link without what it points to`() throws {
    let place = try TemporaryFolder()
    try place.write("", to: "a.md")
    try place.write("", to: "b.md")
    place.link("link", to: "b.md")
    var isReached = false
    for name in ["a.md", "link"] {
      let status = try status(name, in: place)
      try place.folder.remove(bytes(name), expecting: status) { isReached = true }
    }
    #expect(isReached)
    #expect(try contents(of: place) == ["b.md": ""])
  }

  @Test func `what a program stopped in between has left is known by the first name`() throws {
    let place = try TemporaryFolder()
    let leftover = TemporaryName(for: path, process: 1).bytes
    for name in [path, leftover] {
      try place.write("", to: String(decoding: name, as: UTF8.self))
      let status = try #require(try place.folder.status(of: name))
      var left: [[UInt8]] = []
      let folder = try Folder(path: place.path)
      try place.folder.remove(name, expecting: status) {
        left = (try? folder.names().map(\.name)) ?? []
      }
      #expect(left.map(Leftover.name) == [path])
    }
  }

  @Test func `a folder is none, and what is missing says so`() throws {
    let place = try TemporaryFolder()
    try place.makeFolder("full/inner")
    let status = try status("full", in: place)
    #expect(throws: SaveError.notRegular(bytes("full"), .folder)) {
      try place.folder.remove(bytes("full"), expecting: status)
    }
    let error = #expect(throws: SaveError.self) {
      try place.folder.remove(path, expecting: status)
    }
    #expect(error?.message == "no such file or directory")
  }

  @Test(arguments: ["in place", "by renaming over it"])
  func `what was saved since it was looked at stays`(way: String) throws {
    let place = try TemporaryFolder()
    try place.write("old", to: "a.md")
    let before = try status(in: place)
    // A file system's clock ticks a hundred times a second or so.
    usleep(20_000)
    try place.write("theirs", to: way == "in place" ? "a.md" : "other")
    if way != "in place" { rename(place.absolute("other"), place.absolute("a.md")) }
    #expect(throws: SaveError.changed(path)) {
      try place.folder.remove(path, expecting: before) { Issue.record("nothing is to be done") }
    }
    #expect(try contents(of: place) == ["a.md": "theirs"])
  }

  @Test func `what is saved after the last look gets its name back`() throws {
    let place = try TemporaryFolder()
    try place.write("old", to: "a.md")
    let before = try status(in: place)
    var file = try LeavingFile(at: try place.folder.place(of: path), expecting: before)
    try file.requireNoWriter(milliseconds: 0)
    try place.write("theirs", to: "other")
    rename(place.absolute("other"), place.absolute("a.md"))
    let error = #expect(throws: SystemError.self) {
      try file.leave { Issue.record("nothing is to be done") }
    }
    #expect(error?.code == ESTALE)
    #expect(try contents(of: place) == ["a.md": "theirs"])
  }

  @Test func `whoever comes to write while the file is taken away finds it`() throws {
    let place = try TemporaryFolder()
    try place.write("old", to: "a.md")
    let before = try status(in: place)
    var file: LeavingFile? = try LeavingFile(
      at: try place.folder.place(of: path), expecting: before)
    try file?.requireNoWriter(milliseconds: 0)
    let writer = try Writer(of: place.absolute("a.md"), adding: " and theirs")
    while file?.isWanted == false { usleep(1000) }
    let error = #expect(throws: SystemError.self) { try file?.leave {} }
    #expect(error?.code == ESTALE)
    file = nil
    try writer.end()
    #expect(try contents(of: place) == ["a.md": "old and theirs"])
  }

  @Test func `a file that a program has open for writing stays until it is closed`() throws {
    let place = try TemporaryFolder()
    try place.write("old", to: "a.md")
    let before = try status(in: place)
    let writer = try place.folder.place(of: path).open(O_WRONLY | O_APPEND)
    #expect(throws: SaveError.beingWritten(path)) {
      try place.folder.remove(path, expecting: before, waiting: 5)
    }
    #expect(throws: SaveError.beingWritten(path)) {
      try place.folder.requireRemovable(path, expecting: before, waiting: 5)
    }
    try writer.close()
    #expect(try contents(of: place) == ["a.md": "old"])
    try place.folder.requireRemovable(path, expecting: before, waiting: 0)
    try place.folder.remove(path, expecting: before, waiting: 0)
    #expect(try contents(of: place).isEmpty)
  }
}
