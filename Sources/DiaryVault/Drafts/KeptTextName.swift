import DiaryModel

/// The name of a file in the log that holds a text beside a change's own.
///
/// `00000042-WORD.after-PATH` is what the file held afterwards, with the mark of its path, and
/// `00000042-WORD.seen-3` the third text that it held while an editor was open on it. Once it was
/// seen to what became of them, `told` and `held` stand in place of `after` and `seen`: they tell
/// of nothing any more, and are there to be found. `gone` is empty, and says that it was told that
/// something else has taken the file away.
enum KeptTextName: Equatable {
  case after(ChangeIdentity, path: ContentMark)
  case told(ChangeIdentity, path: ContentMark)
  case gone(ChangeIdentity, path: ContentMark)
  case seen(ChangeIdentity, Int)
  case held(ChangeIdentity, Int)

  /// The text from after a change of a file.
  static func after(_ recorded: RecordedChange) -> KeptTextName {
    .after(recorded.identity, path: ContentMark(of: recorded.change.result.bytes))
  }

  init?(parsing bytes: [UInt8]) {
    guard let name = LogName(bytes) else { return nil }
    self.init(name, in: bytes)
  }

  /// Reads a name that was looked at already.
  init?(_ name: LogName, in bytes: [UInt8]) {
    guard !name.kind.isChange, name.kind != .other,
      let identity = ChangeIdentity(ascii: bytes[..<name.dot])
    else { return nil }
    let rest = bytes[name.rest...]
    switch name.kind {
    case .after, .told, .gone:
      guard let mark = ContentMark(ascii: rest) else { return nil }
      self =
        switch name.kind {
        case .after: .after(identity, path: mark)
        case .told: .told(identity, path: mark)
        default: .gone(identity, path: mark)
        }
    default:
      guard let number = rest.decimal else { return nil }
      self = name.kind == .seen ? .seen(identity, number) : .held(identity, number)
    }
  }

  var identity: ChangeIdentity {
    switch self {
    case .after(let identity, _), .told(let identity, _), .gone(let identity, _),
      .seen(let identity, _), .held(let identity, _):
      identity
    }
  }

  /// The same text once it was seen to what became of it.
  var settled: KeptTextName {
    switch self {
    case .after(let identity, let path): .told(identity, path: path)
    case .seen(let identity, let number): .held(identity, number)
    case .told, .gone, .held: self
    }
  }

  var bytes: [UInt8] {
    switch self {
    case .after(let identity, let path): Array("\(identity).after-\(path)".utf8)
    case .told(let identity, let path): Array("\(identity).told-\(path)".utf8)
    case .gone(let identity, let path): Array("\(identity).gone-\(path)".utf8)
    case .seen(let identity, let number): Array("\(identity).seen-\(number)".utf8)
    case .held(let identity, let number): Array("\(identity).held-\(number)".utf8)
    }
  }
}
