import Foundation
import Glibc
import Testing

@testable import Platform

/// What another program saves at the moment at which a file is replaced.
struct MeetingTests {
  private let path = bytes("a.md")

  private func status(in place: borrowing TemporaryFolder) throws -> FileStatus {
    try #require(try place.folder.status(of: path))
  }

  /// What is in the folder: names and texts.
  private func contents(of place: borrowing TemporaryFolder) throws -> [String: String] {
    var contents: [String: String] = [:]
    for name in try place.names() { contents[name] = try place.text(name) }
    return contents
  }

  private static let saves: [(String, @Sendable (borrowing TemporaryFolder) throws -> Void)] = [
    (
      "by renaming over it",
      {
        try $0.write("theirs", to: "other")
        rename($0.absolute("other"), $0.absolute("a.md"))
      }
    ),
    ("in place", { try $0.write("theirs", to: "a.md") }),
  ]

  /// Tries to replace what is there while something else is done to it, and finds that out.
  private func replace(
    in place: borrowing TemporaryFolder, meanwhile: (borrowing TemporaryFolder) throws -> Void
  ) throws {
    try place.write("old", to: "a.md")
    let before = try status(in: place)
    // A file system's clock ticks a hundred times a second or so.
    usleep(20_000)
    let old = try ReplacedFile(at: try place.folder.place(of: path))
    var file = try TemporaryFile.write(
      bytes("mine"), beside: try place.folder.place(of: path))
    try meanwhile(place)
    let error = #expect(throws: SystemError.self) { try file.publish(over: old, expecting: before) }
    #expect(error?.code == ESTALE)
  }

  @Test(arguments: saves.indices)
  func `what is saved after the last look keeps its name`(save: Int) throws {
    let place = try TemporaryFolder()
    try replace(in: place, meanwhile: Self.saves[save].1)
    #expect(try contents(of: place) == ["a.md": "theirs"], "\(Self.saves[save].0)")
  }

  @Test func `a file that is gone after the last look is not made again`() throws {
    let place = try TemporaryFolder()
    try replace(in: place) { unlink($0.absolute("a.md")) }
    #expect(try contents(of: place).isEmpty)
  }

  @Test func `what is written into the new file before it is taken out again is kept`() throws {
    let place = try TemporaryFolder()
    var temporary = ""
    try replace(in: place) { place in
      try place.write("theirs", to: "a.md")
      temporary = try #require(try place.names().first { $0.contains("diary-tmp") })
      // As one does that opens the entry between the two exchanges.
      try place.write("later", to: temporary)
    }
    #expect(try contents(of: place) == ["a.md": "theirs", temporary: "later"])
  }

  @Test func `a file that a program has open for writing is not replaced`() throws {
    let place = try TemporaryFolder()
    try place.write("old", to: "a.md")
    let before = try status(in: place)
    let writer = try place.folder.place(of: path).open(O_WRONLY | O_APPEND)
    #expect(throws: SaveError.beingWritten(path)) {
      try place.folder.replace(path, bytes: bytes("mine"), expecting: before, waiting: 5)
    }
    try writer.write(bytes(" and theirs"))
    try writer.close()
    #expect(try contents(of: place) == ["a.md": "old and theirs"])
  }

  @Test func `what a program writes while it is waited for is read again`() throws {
    let place = try TemporaryFolder()
    try place.write("old", to: "a.md")
    let before = try status(in: place)
    usleep(20_000)
    let writer = try Writer(of: place.absolute("a.md"), adding: " and theirs", seconds: 0.1)
    // By then it is no more what was read.
    #expect(throws: SaveError.changed(path)) {
      try place.folder.replace(path, bytes: bytes("mine"), expecting: before, waiting: 60_000)
    }
    try writer.end()
    #expect(try contents(of: place) == ["a.md": "old and theirs"])
  }

  @Test func `where no file can be held off, nothing is known and nothing is refused`() throws {
    let place = try TemporaryFolder()
    for name in ["a.md", "b.md", "c.md"] { try place.write("old", to: name) }
    let folder = try Folder(path: place.path)
    let writers = try ["a.md", "b.md"].map {
      try folder.place(of: bytes($0)).open(O_WRONLY).release()
    }
    defer { for writer in writers { close(writer) } }
    var old = try ReplacedFile(at: try place.folder.place(of: path))
    let error = #expect(throws: SystemError.self) {
      try old.requireNoWriter(milliseconds: 0) { () throws(SystemError) in
        try folder.place(of: bytes("c.md")).open(O_RDONLY)
      }
    }
    #expect(error?.code == ETXTBSY)
    try old.requireNoWriter(milliseconds: 0) { () throws(SystemError) in
      try folder.place(of: bytes("b.md")).open(O_RDONLY)
    }
    let isWanted = old.isWanted
    #expect(!isWanted)
  }

  @Test func `a program that only reads the file is no hindrance`() throws {
    let place = try TemporaryFolder()
    try place.write("old", to: "a.md")
    let before = try status(in: place)
    let reader = try place.folder.place(of: path).open(O_RDONLY)
    try place.folder.replace(path, bytes: bytes("mine"), expecting: before, waiting: 0)
    try reader.close()
    #expect(try contents(of: place) == ["a.md": "mine"])
  }

  @Test func `whoever comes to write while the file is replaced is seen`() throws {
    let place = try TemporaryFolder()
    try place.write("old", to: "a.md")
    var old: ReplacedFile? = try ReplacedFile(at: try place.folder.place(of: path))
    try old?.requireNoWriter(milliseconds: 0) { () throws(SystemError) in
      throw SystemError.missing([], operation: "never asked")
    }
    #expect(old?.isWanted == false)
    let writer = try Writer(of: place.absolute("a.md"), adding: " and theirs")
    while old?.isWanted == false { usleep(1000) }
    old = nil
    try writer.end()
    #expect(try contents(of: place) == ["a.md": "old and theirs"])
  }

  /// Tries to replace a file once somebody has come to write into it, and tells the error's number.
  private func replaceWanted(
    in place: borrowing TemporaryFolder, coming: () -> Void
  ) throws -> Int32? {
    let before = try status(in: place)
    var old = try ReplacedFile(at: try place.folder.place(of: path))
    var file = try TemporaryFile.write(bytes("mine"), beside: try place.folder.place(of: path))
    try old.requireNoWriter(milliseconds: 0) { () throws(SystemError) in
      throw SystemError.missing([], operation: "never asked")
    }
    coming()
    while !old.isWanted { usleep(1000) }
    do throws(SystemError) { try file.publish(over: old, expecting: before) } catch {
      return error.code
    }
    return nil
  }

  @Test func `whoever waits to write into the file finds it under its name`() throws {
    let place = try TemporaryFolder()
    try place.write("old", to: "a.md")
    let name = place.absolute("a.md")
    let written = DispatchSemaphore(value: 0)
    let code = try replaceWanted(in: place) {
      // Not a task, of which no more run at once than there are processors.
      Thread.detachNewThread {
        let file = Descriptor(owning: open(name, O_WRONLY | O_APPEND | O_CLOEXEC))
        try? file.write(bytes(" and theirs"))
        written.signal()
      }
    }
    written.wait()
    #expect(code == ESTALE)
    #expect(try contents(of: place) == ["a.md": "old and theirs"])
  }
}
