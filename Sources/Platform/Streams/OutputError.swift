/// Why output has not arrived.
package enum OutputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reader has seen enough and closed its end, as `head` does; no failure of ours.
  case readerGone
  /// There is no such descriptor, as after `>&-`.
  case closed
  case system(SystemError)

  /// The fact in words.
  package var description: String {
    switch self {
    case .readerGone: "nobody reads the output any longer"
    case .closed: "cannot write the output: standard output is closed"
    case .system(let error): "cannot write the output: \(error.message)"
    }
  }

  /// What the user can do about it.
  package var hint: String? {
    if case .system(let error) = self { error.hint } else { nil }
  }
}
