import Glibc
import Testing

@testable import Platform

struct PipedInputTests {
  @Test(arguments: [("text", PipedInput.bytes), ("", .nothing)])
  func `a pipe whose writer has ended holds bytes or nothing`(
    text: String, expected: PipedInput
  ) throws {
    let pipe = try Pipe()
    try pipe.writing.write(bytes(text))
    let reading = pipe.closeWriting()
    #expect(PipedInput.look(at: reading.number, milliseconds: 0) == expected)
  }

  @Test func `a pipe on which nothing has come is silent`() throws {
    let pipe = try Pipe()
    #expect(PipedInput.look(at: pipe.reading.number, milliseconds: 0) == .silence)
    try pipe.writing.write(bytes("text"))
    #expect(PipedInput.look(at: pipe.reading.number, milliseconds: 0) == .bytes)
  }

  @Test func `a file holds what lies behind the place that was read`() throws {
    let folder = try TemporaryFolder()
    try folder.write("text", to: "file")
    let file = open(folder.absolute("file"), O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    #expect(PipedInput.look(at: file) == .bytes)
    lseek(file, 0, SEEK_END)
    #expect(PipedInput.look(at: file) == .nothing)
  }

  @Test(arguments: [(O_RDONLY, PipedInput.nothing), (O_WRONLY, .closed)])
  func `nothing comes from nowhere`(mode: Int32, expected: PipedInput) {
    let file = open("/dev/null", mode | O_CLOEXEC)
    defer { close(file) }
    #expect(PipedInput.look(at: file) == expected)
    #expect(PipedInput.look(at: -1) == .closed)
  }
}
