import Glibc
import Testing

@testable import Platform

struct StandardInputTests {
  private func pipe(with text: String) throws -> Descriptor {
    let pipe = try Pipe()
    try pipe.writing.write(bytes(text))
    return pipe.closeWriting()
  }

  @Test(arguments: [
    ("", []), ("yes\n", ["yes"]), ("yes", ["yes"]), ("a\r\nb\n\nc", ["a", "b", "", "c"]),
    ("예\n", ["예"]),
  ])
  func `lines are read one by one to the end`(text: String, expected: [String]) throws {
    let input = try pipe(with: text)
    var lines: [String] = []
    while let line = try StandardInput.readLine(from: input.number) { lines.append(line) }
    #expect(lines == expected)
  }

  @Test func `what follows a line is left for others`() throws {
    let input = try pipe(with: "yes\nrest")
    let line = try StandardInput.readLine(from: input.number)
    let rest = try StandardInput.readAll(from: input.number)
    #expect(line == "yes")
    #expect(rest == bytes("rest"))
  }

  @Test func `too much input is refused`() throws {
    let input = try pipe(with: "12345")
    let error = #expect(throws: SystemError.self) {
      _ = try StandardInput.readAll(limit: 4, from: input.number)
    }
    #expect(error?.cause == .tooLarge(limit: 4))
  }

  @Test func `a pipe is no terminal`() throws {
    let input = try pipe(with: "")
    #expect(!Terminal.isTerminal(input.number))
    #expect(!Terminal.isTerminal(-1))
  }
}
