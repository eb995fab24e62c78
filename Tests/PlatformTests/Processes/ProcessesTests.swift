import Foundation
import Testing

@testable import Platform

struct ProcessesTests {
  @Test func `a program is itself, and what does not run is none`() {
    #expect(Processes.mayBeOwnProgram(Processes.own))
    #expect(!Processes.mayBeOwnProgram(0))
    #expect(!Processes.mayBeOwnProgram(.max))
  }

  @Test func `a program under the name of a link is the same, and another is not`() throws {
    let place = try TemporaryFolder()
    let link = place.absolute("other-name")
    #expect(symlink("/bin/sh", link) == 0)
    let shell = try Waiting("/bin/sh")
    let linked = try Waiting(link)
    #expect(Processes.mayBeOne(shell.number, linked.number))
    #expect(!Processes.mayBeOne(shell.number, Processes.own))
  }
}

/// A shell that waits until it is no longer used.
private struct Waiting: ~Copyable {
  private let process = Process()
  private let input = Foundation.Pipe()

  init(_ path: String) throws {
    let output = Foundation.Pipe()
    process.executableURL = URL(filePath: path)
    // Once it has said something, it has become the shell.
    process.arguments = ["-c", "echo; read line"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    _ = output.fileHandleForReading.availableData
  }

  var number: Int32 { process.processIdentifier }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}
