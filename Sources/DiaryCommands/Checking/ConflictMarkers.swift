import DiaryModel
import Platform

/// The lines that git puts around two versions which it could not join.
enum ConflictMarkers {
  /// The line, from 1, at which the first of two versions begins; nothing where there are none.
  static func line(in bytes: [UInt8]) -> Int? {
    guard let start = TextLines.line(beginning: "<<<<<<< ", in: bytes),
      TextLines.line(beginning: "=======", in: bytes) != nil,
      TextLines.line(beginning: ">>>>>>> ", in: bytes) != nil
    else { return nil }
    return start
  }

  /// Makes sure that a text is one version, so that what is changed in it is not changed in half.
  static func requireNone(in bytes: [UInt8], of path: VaultPath) throws(ConflictFailure) {
    if let line = line(in: bytes) { throw ConflictFailure(path: path, line: line) }
  }
}

/// An entry that holds two versions, of which nobody knows which one is meant.
struct ConflictFailure: CommandFailure {
  let path: VaultPath
  let line: Int

  var description: String {
    "\(VisibleText.path(path)):\(line): two versions that git could not join stand here, "
      + "so nothing is changed in it"
  }

  var hint: String? {
    "keep what you want of both, with: diary edit \(ShellWords.quoted(path.bytes))"
  }

  var status: CommandStatus { .conflict }
}
