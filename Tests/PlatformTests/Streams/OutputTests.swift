import Glibc
import Testing

@testable import Platform

struct OutputTests {
  @Test(arguments: [0, 1, 7, 64, 65_536])
  func `everything comes out in order, whatever the room`(room: Int) throws {
    let place = try TemporaryFolder()
    let number = open(place.absolute("out"), O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    let file = Descriptor(owning: number)
    let output = Output(descriptor: file.number, room: room)
    var expected = ""
    for count in 0..<200 {
      let piece = String(repeating: "가", count: count % 17)
      try output.write(piece)
      try output.write(bytes: bytes("\n"))
      expected += piece + "\n"
    }
    try output.flush()
    let text = try place.text("out")
    #expect(text == expected)
  }

  @Test func `nothing goes out before there is much of it, or flush is called`() throws {
    let pipe = try Pipe()
    _ = fcntl(pipe.reading.number, F_SETFL, O_NONBLOCK)
    let output = Output(descriptor: pipe.writing.number)
    try output.write("text")
    #expect(output.pending == bytes("text"))
    #expect(throws: SystemError.self) { _ = try pipe.reading.readOnce(upTo: 10) }
    try output.flush()
    let read = try pipe.reading.readOnce(upTo: 10)
    #expect(read == bytes("text"))
    #expect(output.pending.isEmpty)
  }

  @Test func `a reader that has gone is told as that`() throws {
    Signals.ignoreBrokenPipes()
    let writing = try Pipe().closeReading()
    let output = Output(descriptor: writing.number)
    try output.write("text")
    #expect(throws: OutputError.readerGone) { try output.flush() }
  }

  @Test func `a full disk is an error`() throws {
    let full = Descriptor(owning: open("/dev/full", O_WRONLY | O_CLOEXEC))
    let output = Output(descriptor: full.number)
    try output.write("text")
    let error = #expect(throws: OutputError.self) { try output.flush() }
    #expect(error?.description == "cannot write the output: no space left on device")
  }

  @Test func `a loss is told to whoever flushes at the end, whatever went out since`() throws {
    let full = Descriptor(owning: open("/dev/full", O_WRONLY | O_CLOEXEC))
    let output = Output(descriptor: full.number)
    try output.write("text")
    try? output.flush()
    #expect(output.pending.isEmpty)
    #expect(throws: OutputError.self) { try output.flush() }
  }

  @Test func `a descriptor that does not wait is waited for`() throws {
    let pipe = try Pipe()
    _ = fcntl(pipe.writing.number, F_SETFL, O_NONBLOCK)
    let text = String(repeating: "x", count: 1 << 20)
    let reading = pipe.reading.number
    let sizes = Parallel.map([true, false], threads: 2) { isReader in
      guard isReader else {
        let output = Output(descriptor: pipe.writing.number)
        try? output.write(text)
        try? output.flush()
        return 0
      }
      var count = 0
      var buffer = [UInt8](repeating: 0, count: 4096)
      while count < 1 << 20 { count += max(0, read(reading, &buffer, buffer.count)) }
      return count
    }
    #expect(sizes == [1 << 20, 0])
  }

  @Test func `what is written to memory is kept`() throws {
    let output = Output.inMemory()
    try output.write(String(repeating: "x", count: 100_000))
    try output.flush()
    #expect(output.pending.count == 100_000)
  }
}
