import Foundation
import Glibc
import Testing

@testable import Platform

struct LeftoverTests {
  /// Whose it is, how many hours ago it was written to, and whether it may be taken away.
  @Test(arguments: [
    (Maker.dead, Machine.word, 0.0, true), (.dead, Machine.word, 2, true),
    (.own, Machine.word, 0, true), (.other, Machine.word, 0, true),
    (.alike, Machine.word, 0, false), (.alike, Machine.word, 2, true), (.dead, "other", 0, false),
    (.dead, "other", 0.9, false),
    (.dead, "other", 1.1, true), (.own, "other", 0, false), (.alike, "other", 2, true),
    (.dead, nil, 0, false), (.dead, nil, 2, true),
  ])
  func `only what is ours and dead, or old, is abandoned`(
    maker: Maker, machine: String?, hours: Double, isAbandoned: Bool
  ) throws {
    let place = try TemporaryFolder()
    let process = try maker.process(in: place)
    defer { if maker == .alike { kill(process, SIGKILL) } }
    let name = TemporaryName(for: bytes("a.md"), process: process, machine: machine)
    let text = String(decoding: name.bytes, as: UTF8.self)
    try place.write("", to: text)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -hours * 3600)],
      ofItemAtPath: place.absolute(text))
    #expect(Leftover.isAbandoned(name.bytes, in: place.folder) == isAbandoned)
  }

  enum Maker {
    case dead, own
    /// A running program of another name, which has got the number since, and one of this name.
    case other, alike

    func process(in place: borrowing TemporaryFolder) throws -> Int32 {
      switch self {
      case .own: return Processes.own
      case .other: return getppid()
      case .alike:
        return try number("ln -s \"$(command -v sleep)\" \"$0/$1\"; \"$0/$1\" 20 >&- &", place)
      case .dead: return try number("true &", place)
      }
    }

    /// The number of what a line of the shell has started last.
    private func number(_ line: String, _ place: borrowing TemporaryFolder) throws -> Int32 {
      let name = try String(contentsOfFile: "/proc/self/comm", encoding: .utf8)
      let started = try Child.capture(arguments: [
        "sh", "-c", "\(line) echo $!", place.absolute("."), String(name.dropLast()),
      ])
      let text = String(decoding: started.output, as: UTF8.self)
      return try #require(Int32(text.prefix { $0.isNumber }))
    }
  }
}
