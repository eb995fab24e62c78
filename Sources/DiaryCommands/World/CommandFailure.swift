/// A reason why a command could not do what it was asked, told to whoever typed it.
///
/// Written as `diary: error: ` and `description`, then `hint: ` and `hint`.
package protocol CommandFailure: Error, CustomStringConvertible {
  var hint: String? { get }
  var status: CommandStatus { get }
}

extension CommandFailure {
  package var hint: String? { nil }
  package var status: CommandStatus { .failed }
}

/// How the program ends, for scripts.
package enum CommandStatus: Int32, Sendable {
  case done = 0
  /// It could not be done.
  case failed = 1
  /// It was asked wrongly.
  case misused = 2
  /// It would overwrite something, or something changed meanwhile.
  case conflict = 3
  /// Done in part: some entries could not be read, or were left as they are.
  case incomplete = 4
  case interrupted = 130
}

/// The end of a command that has already said all there is to say.
package struct SilentEnd: Error {
  package let status: CommandStatus

  package init(_ status: CommandStatus) { self.status = status }
}
