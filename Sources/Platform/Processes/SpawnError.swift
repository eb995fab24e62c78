/// Why a program was not started.
package enum SpawnError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no program of that name where programs are looked for.
  case missing(String)
  /// There is a file of that name, but it cannot be run.
  case notExecutable(String)
  /// What the program has printed is more than the limit.
  case tooMuchOutput(String, limit: Int)
  case system(String, SystemError)

  /// The fact in words.
  package var description: String {
    switch self {
    case .missing(let program): "cannot find the program '\(shown(program))'"
    case .notExecutable(let program): "'\(shown(program))' is not a program that can be run"
    case .tooMuchOutput(let program, let limit):
      "'\(shown(program))' printed more than \(limit) bytes"
    case .system(let program, let error): "cannot run '\(shown(program))': \(error.message)"
    }
  }

  /// What the user can do about it.
  package var hint: String? {
    switch self {
    case .missing: "give its absolute path, or a name that is found in PATH"
    case .notExecutable: "look at its permissions with `ls -l`"
    case .tooMuchOutput: nil
    case .system(_, let error): error.hint
    }
  }

  private func shown(_ program: String) -> String { PathText.shown(Array(program.utf8)) }
}
