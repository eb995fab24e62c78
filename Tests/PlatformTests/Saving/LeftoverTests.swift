import Foundation
import Testing

@testable import Platform

struct LeftoverTests {
  /// Whose it is, how many hours ago it was written to, and whether it may be taken away.
  @Test(arguments: [
    (Maker.dead, Machine.word, 0.0, true), (.dead, Machine.word, 2, true),
    (.own, Machine.word, 0, true), (.running, Machine.word, 0, false),
    (.running, Machine.word, 2, true), (.dead, "other", 0, false), (.dead, "other", 0.9, false),
    (.dead, "other", 1.1, true), (.own, "other", 0, false), (.running, "other", 2, true),
    (.dead, nil, 0, false), (.dead, nil, 2, true),
  ])
  func `only what is ours and dead, or old, is abandoned`(
    maker: Maker, machine: String?, hours: Double, isAbandoned: Bool
  ) throws {
    let place = try TemporaryFolder()
    let name = TemporaryName(for: bytes("a.md"), process: try maker.process, machine: machine)
    let text = String(decoding: name.bytes, as: UTF8.self)
    try place.write("", to: text)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -hours * 3600)],
      ofItemAtPath: place.absolute(text))
    #expect(Leftover.isAbandoned(name.bytes, in: place.folder) == isAbandoned)
  }

  enum Maker {
    case dead, own, running

    var process: Int32 {
      get throws {
        switch self {
        case .own: return Processes.own
        case .running: return getppid()
        case .dead:
          let gone = try Child.capture(arguments: ["sh", "-c", "echo $$"])
          let text = String(decoding: gone.output, as: UTF8.self)
          return try #require(Int32(text.prefix { $0.isNumber }))
        }
      }
    }
  }
}
