import DiaryModel

/// The name of a file in the log that holds a text beside a change's own.
///
/// `00000042-WORD.after-PATH` is what the file held afterwards, with the mark of its path, and
/// `00000042-WORD.seen-3` the third text that it held while an editor was open on it.
enum KeptTextName: Equatable {
  case after(ChangeIdentity, path: ContentMark)
  case seen(ChangeIdentity, Int)

  /// The text from after a change of a file.
  static func after(_ recorded: RecordedChange) -> KeptTextName {
    .after(recorded.identity, path: ContentMark(of: recorded.change.result.bytes))
  }

  init?(parsing bytes: [UInt8]) {
    let parts = String(decoding: bytes, as: UTF8.self).split(separator: ".")
    guard parts.count == 2, let identity = ChangeIdentity(String(parts[0])) else { return nil }
    if parts[1].hasPrefix("after-"), let mark = ContentMark(String(parts[1].dropFirst(6))) {
      self = .after(identity, path: mark)
    } else if parts[1].hasPrefix("seen-"), let number = Int(parts[1].dropFirst(5)) {
      self = .seen(identity, number)
    } else {
      return nil
    }
  }

  var identity: ChangeIdentity {
    switch self {
    case .after(let identity, _), .seen(let identity, _): identity
    }
  }

  var bytes: [UInt8] {
    switch self {
    case .after(let identity, let path): Array("\(identity).after-\(path)".utf8)
    case .seen(let identity, let number): Array("\(identity).seen-\(number)".utf8)
    }
  }
}
