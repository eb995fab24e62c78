import Platform

extension World {
  /// Asks something that is answered with yes or no, where no is usual.
  ///
  /// Without a terminal there is nobody to ask, which is an error that says what to give instead.
  func confirm(_ question: String, insteadOf option: String) throws -> Bool {
    guard terminal.isInput else { throw QuestionFailure.nobodyToAsk(option: option) }
    try output.flush()
    try errors.write(message(question) + " [y/N] ")
    try errors.flush()
    guard let answer = readLine() else {
      try errors.write("\n")
      try errors.flush()
      return false
    }
    return ["y", "yes", "예", "네", "ㅇ"].contains(answer.lowercased().trimmed)
  }
}

/// Why a question could not be asked.
enum QuestionFailure: CommandFailure {
  case nobodyToAsk(option: String)

  var description: String { "there is no terminal to ask on, so nothing was done" }

  var hint: String? {
    switch self {
    case .nobodyToAsk(let option): "add \(option) to go on without asking"
    }
  }
}
