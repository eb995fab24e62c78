import DiaryModel
import Platform

/// What to do with a text whose editor has failed.
enum FailedEditChoice {
  case save, keepDraft, discard
}

extension World {
  /// Asks what to do with the text; nothing without a terminal, or without an answer.
  func chooseAfterFailure(_ end: ExitStatus, of path: [UInt8]) throws -> FailedEditChoice? {
    guard terminal.isInput else { return nil }
    try output.flush()
    try errors.write(
      message("diary: the editor \(end.words), and has changed \(VisibleText.path(path))\n"))
    for _ in 0..<3 {
      try errors.write(
        message("Save it (s), keep it as a draft (d), or discard it (x)?") + " [s/d/x] ")
      try errors.flush()
      guard let answer = readLine() else { break }
      switch answer.lowercased().trimmed {
      case "s", "save", "저장": return .save
      case "d", "draft", "초고": return .keepDraft
      case "x", "discard", "버리기": return .discard
      default: continue
      }
    }
    try errors.write("\n")
    try errors.flush()
    return nil
  }
}

extension ExitStatus {
  /// How a program ended, for a sentence about it.
  var words: String {
    switch self {
    case .exited(0): "ended"
    case .exited(let code): "ended with status \(code)"
    case .signaled(let signal): "was ended by signal \(signal)"
    }
  }
}
