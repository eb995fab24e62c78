/// What tells one run of a program from all others that may share a folder with it.
///
/// A number alone comes to other programs in time, and on other machines and in containers there are
/// others with it at once.
package struct ProgramMark: Hashable, Sendable {
  package let process: Int32
  /// Where the number means something; nothing where that is not known.
  package let machine: MachineMark?
  /// When the program was started, as the system counts it; nothing where that is not known.
  package let started: String?

  package init(process: Int32, machine: MachineMark? = nil, started: String? = nil) {
    (self.process, self.machine, self.started) = (process, machine, started)
  }

  /// This program.
  package static let own = ProgramMark(
    process: Processes.own, machine: Machine.mark, started: Processes.start(of: Processes.own))

  /// What can be told of a run from here.
  package enum Life: Sendable, Equatable {
    /// It is this program itself.
    case own
    case running, ended
    /// It is of another machine or container, or may be.
    case unknown
  }

  /// Whether the program that bears the mark still runs.
  package var life: Life { life(seenFrom: .own) }

  func life(seenFrom own: ProgramMark) -> Life {
    if let machine, let ownMachine = own.machine, machine != ownMachine {
      return machine.isEarlierStart(of: ownMachine) ? .ended : .unknown
    }
    // A mark without a machine is of an older diary, which has told only its number.
    guard machine == nil || own.machine != nil else { return .unknown }
    if process == own.process { return started == nil || started == own.started ? .own : .ended }
    guard Processes.isRunning(process) else { return .ended }
    if let started, let now = Processes.start(of: process) {
      return started == now ? .running : .ended
    }
    return Processes.mayBeOwnProgram(process) ? .running : .ended
  }
}

/// Where the numbers of processes mean something: a machine since it was started, and on Linux a
/// container of it.
package struct MachineMark: Hashable, Sendable {
  /// What is the same after each start; empty where nothing is.
  let host: String
  let boot: String
  let space: String

  init(host: String, boot: String, space: String) {
    (self.host, self.boot, self.space) = (host, boot, space)
  }

  /// Whether this is a start of the same machine that is over.
  func isEarlierStart(of other: MachineMark) -> Bool {
    !host.isEmpty && host == other.host && boot != other.boot
  }
}

extension MachineMark: LosslessStringConvertible {
  package init?(_ description: String) {
    let parts = description.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, !parts[1].isEmpty else { return nil }
    self.init(host: parts[0], boot: parts[1], space: parts[2])
  }

  package var description: String { "\(host)-\(boot)-\(space)" }
}
