import Testing

@testable import Platform

struct ProgramMarkTests {
  private static let here = MachineMark(host: "a", boot: "b", space: "1")

  /// A mark's machine, whose number it has and when it was started; what is told of it.
  @Test(arguments: [
    ("a-b-1", Number.own, true, ProgramMark.Life.own), ("a-b-1", .own, false, .ended),
    ("a-b-1", .other, true, .running), ("a-b-1", .other, false, .ended),
    ("a-b-1", .free, false, .ended), ("a-c-1", .other, true, .ended), ("a-c-1", .own, true, .ended),
    ("a-b-2", .own, true, .unknown), ("a-b-2", .free, false, .unknown),
    ("d-c-1", .free, false, .unknown), ("d-b-1", .own, true, .unknown),
    ("-c-1", .free, false, .unknown), ("", .free, false, .ended), ("", .own, true, .own),
  ])
  func `a run is told by its number where that means something`(
    machine: String, number: Number, isSameStart: Bool, life: ProgramMark.Life
  ) throws {
    let own = ProgramMark(
      process: Processes.own, machine: Self.here, started: Processes.start(of: Processes.own))
    let process = number.process
    let mark = ProgramMark(
      process: process, machine: MachineMark(machine),
      started: isSameStart ? Processes.start(of: process) : "1")
    #expect(mark.life(seenFrom: own) == life)
  }

  enum Number {
    case own, other, free

    var process: Int32 {
      switch self {
      case .own: Processes.own
      case .other: 1
      case .free: 1_073_741_000
      }
    }
  }

  @Test func `where nobody can tell which machine it is, no number of another means anything`() {
    let own = ProgramMark(process: 7)
    #expect(ProgramMark(process: 7, machine: Self.here).life(seenFrom: own) == .unknown)
  }

  @Test(arguments: ["", "a", "a-b", "a--1", "a-b-c-d"])
  func `what is no mark of a machine is none`(text: String) {
    #expect(MachineMark(text) == nil)
  }

  @Test func `this program has a mark of which all is known`() throws {
    let mark = ProgramMark.own
    let machine = try #require(mark.machine)
    #expect(MachineMark(machine.description) == machine)
    #expect(mark.life == .own)
    #expect(mark.started != nil)
  }
}
