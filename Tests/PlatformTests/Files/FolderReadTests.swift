import Glibc
import Platform
import Testing

struct FolderReadTests {
  @Test(arguments: [0, 1, 4095, 4096, 4097, 70_000])
  func `all bytes are read, with the status of the same file`(count: Int) throws {
    let place = try TemporaryFolder()
    let text = String(repeating: "x", count: count)
    try place.write(text, to: "a.md")
    let (read, status) = try place.folder.read(bytes("a.md"))
    #expect(read == bytes(text))
    #expect(Int(status.size) == count)
    let seen = try place.folder.status(of: bytes("a.md"))
    #expect(seen == status)
  }

  @Test func `names that are not UTF-8 are read by their bytes`() throws {
    let place = try TemporaryFolder()
    let name: [UInt8] = [0x32, 0xFF, 0xFE, 0x2E, 0x6D, 0x64]
    try place.folder.create(name, bytes: bytes("latin"))
    let listed = try place.folder.names()
    #expect(listed.map(\.name) == [name])
    let read = try place.folder.read(name)
    #expect(read.bytes == bytes("latin"))
  }

  @Test func `a name with a zero byte is nobody's`() throws {
    let place = try TemporaryFolder()
    try place.write("x", to: "a")
    let status = try place.folder.status(of: [UInt8(ascii: "a"), 0, UInt8(ascii: "b")])
    #expect(status == nil)
  }

  @Test func `a folder, a pipe and a socket are refused at once`() throws {
    let place = try TemporaryFolder()
    try place.makeFolder("folder.md")
    mkfifo(place.absolute("pipe.md"), 0o600)
    mknod(place.absolute("socket.md"), S_IFSOCK | 0o600, 0)
    for (name, kind) in [
      ("folder.md", FileKind.folder), ("pipe.md", .fifo), ("socket.md", .socket),
    ] {
      let error = #expect(throws: SystemError.self) { _ = try place.folder.read(bytes(name)) }
      #expect(error?.cause == .notRegular(kind))
      #expect(error?.description == "\(name): is \(kind), not a regular file")
    }
  }

  @Test func `a file above the limit is refused`() throws {
    let place = try TemporaryFolder()
    try place.write("12345", to: "a.md")
    let read = try place.folder.read(bytes("a.md"), limit: 5)
    #expect(read.bytes.count == 5)
    let error = #expect(throws: SystemError.self) {
      _ = try place.folder.read(bytes("a.md"), limit: 4)
    }
    #expect(error?.cause == .tooLarge(limit: 4))
  }

  @Test func `a file that claims no size is read to its end`() throws {
    let kernel = try Folder(path: bytes("/proc/self"))
    let read = try kernel.read(bytes("status"))
    #expect(read.status.size == 0)
    #expect(read.bytes.starts(with: bytes("Name:")))
  }

  @Test func `a link is read where it points, inside`() throws {
    let place = try TemporaryFolder()
    try place.makeFolder("people")
    try place.write("Kim", to: "people/kim.md")
    place.link("me.md", to: "people/kim.md")
    let text = try place.text("me.md")
    #expect(text == "Kim")
  }
}
