import Glibc
import Testing

@testable import Platform

struct ChildTests {
  @Test(arguments: [
    ("exit 0", Platform.ExitStatus.exited(0)), ("exit 7", .exited(7)), ("kill -9 $$", .signaled(9)),
  ])
  func `the exit status is what the program ended with`(
    script: String, expected: Platform.ExitStatus
  ) throws {
    let status = try Child.run(arguments: ["sh", "-c", script])
    #expect(status == expected)
  }

  @Test(
    arguments: [
      (Platform.ExitStatus.exited(3), 3), (.signaled(15), 143),
    ] as [(Platform.ExitStatus, Int32)])
  func `a signal counts as a shell counts it`(status: Platform.ExitStatus, code: Int32) {
    #expect(status.code == code)
  }

  @Test(arguments: ["no-such-program-here", "", "./sh", "bin/sh", "/no/such/program"])
  func `a program that is not there is missing`(program: String) {
    #expect(throws: SpawnError.missing(program)) {
      _ = try Child.run(arguments: [program], environment: ["PATH": "/usr/bin:/bin"])
    }
  }

  @Test func `programs of the current folder are never found`() throws {
    let place = try TemporaryFolder()
    try place.write("#!/bin/sh\n", to: "own-tool", mode: 0o755)
    let found = try Child.run(
      arguments: ["own-tool"], environment: ["PATH": String(decoding: place.path, as: UTF8.self)])
    #expect(found.isSuccess)
    for path in ["", ".", ":", ":/usr/bin:", "./:..", "relative"] {
      #expect(throws: SpawnError.missing("own-tool")) {
        _ = try Child.run(arguments: ["own-tool"], environment: ["PATH": path])
      }
    }
  }

  @Test func `a file that is no program is named, unless a program comes later`() throws {
    let place = try TemporaryFolder()
    try place.makeFolder("first")
    try place.write("#!/bin/sh\n", to: "first/tool", mode: 0o644)
    try place.write("no program", to: "first/text", mode: 0o755)
    let first = place.absolute("first")
    #expect(throws: SpawnError.notExecutable("\(first)/tool")) {
      _ = try Child.run(arguments: ["tool"], environment: ["PATH": first])
    }
    #expect(throws: SpawnError.notExecutable("text")) {
      _ = try Child.run(arguments: ["text"], environment: ["PATH": first])
    }
    try place.makeFolder("second")
    try place.write("#!/bin/sh\nexit 5\n", to: "second/tool", mode: 0o755)
    let path = "\(first):\(place.absolute("second"))"
    let status = try Child.run(arguments: ["tool"], environment: ["PATH": path])
    #expect(status == .exited(5))
  }

  @Test func `arguments arrive as they are, whatever their bytes`() throws {
    let place = try TemporaryFolder()
    let name: [UInt8] = [0x61, 0xFF, 0x20, 0x2A]
    let path = PathText.join(place.path, name)
    let status = try Child.run(arguments: [bytes("touch"), bytes("--"), path])
    let names = try place.folder.names().map(\.name)
    #expect(status.isSuccess)
    #expect(names == [name])
  }

  @Test func `a given environment is the whole environment`() throws {
    let captured = try Child.capture(
      arguments: ["/usr/bin/env"], environment: ["B": "2 = zwei", "A": "1"])
    #expect(captured.output == bytes("A=1\nB=2 = zwei\n"))
    let own = try Child.capture(arguments: ["sh", "-c", "echo \"$PATH\""])
    #expect(own.output.count > 1)
  }

  @Test func `both outputs are collected, however much is written`() throws {
    let script = "head -c 300000 /dev/zero; head -c 200000 /dev/zero >&2; exit 3"
    let captured = try Child.capture(arguments: ["sh", "-c", script])
    #expect(captured.output.count == 300_000)
    #expect(captured.errors.count == 200_000)
    #expect(captured.status == .exited(3))
  }

  @Test func `what goes in comes out, even if neither fits into a pipe`() throws {
    let input = [UInt8](repeating: 7, count: 1 << 20)
    let captured = try Child.capture(arguments: ["cat"], standardInput: input)
    #expect(captured.output == input)
  }

  @Test func `a program that prints without end is ended`() {
    #expect(throws: SpawnError.tooMuchOutput("yes", limit: 1000)) {
      _ = try Child.capture(arguments: ["yes"], limit: 1000)
    }
  }

  @Test(arguments: ["true", "head -c 1 >/dev/null", "cat >/dev/null"])
  func `a pager may end before it has read everything`(script: String) throws {
    let text = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    let words = ["sh", "-c", script].map { Array($0.utf8) }
    let status = try Child.run(arguments: words, standardInput: text)
    #expect(status.isSuccess)
  }

  @Test func `a child gets no descriptor of ours`() throws {
    let place = try TemporaryFolder()
    try place.folder.create(bytes("a.md"), bytes: [])
    let file = try place.folder.place(of: bytes("a.md")).open(O_RDONLY)
    let copy = try file.duplicate()
    let captured = try Child.capture(arguments: ["ls", "-l", "/proc/self/fd"])
    let listing = String(decoding: captured.output, as: UTF8.self)
    #expect(listing.contains("/proc/"))
    #expect(!listing.contains(String(decoding: place.path, as: UTF8.self)))
    try copy.close()
    try file.close()
  }

  @Test func `a child answers broken pipes by default`() throws {
    Signals.ignoreBrokenPipes()
    let captured = try Child.capture(arguments: ["grep", "SigIgn", "/proc/self/status"])
    let mask = String(decoding: captured.output, as: UTF8.self).split { $0.isWhitespace }.last ?? ""
    let ignored = try #require(UInt64(mask, radix: 16))
    #expect(ignored & (1 << UInt64(SIGPIPE - 1)) == 0)
  }
}
