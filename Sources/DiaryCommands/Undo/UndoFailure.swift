import DiaryModel

/// Why a change is not taken back.
enum UndoFailure: CommandFailure {
  case nothing(isRedo: Bool)
  /// `text` is the file that holds the text from before, where there was one.
  case changed(VaultPath, text: [UInt8]?)
  case gone(VaultPath, text: [UInt8]?)
  /// Something is where the file was.
  case taken(VaultPath)
  case underWay(VaultPath)
  /// Another diary is taking changes back.
  case otherUndoing
  /// Something has been changed since it was asked.
  case otherChange
  case unfinished(VaultPath, text: [UInt8])
  /// The text from before is not whole any more, in that file.
  case damaged(VaultPath, text: [UInt8])
  /// What was changed last, or with it, was not written down whole, in that file.
  case unreadable([UInt8])
  /// Some of what a command has changed is known no more.
  case partlyGone(String?, isRedo: Bool)

  var description: String {
    switch self {
    case .nothing(let isRedo):
      isRedo ? "nothing was taken back lately" : "there is nothing to take back"
    case .changed(let path, _):
      "\(VisibleText.path(path)): was changed since, so it is left as it is"
    case .gone(let path, _): "\(VisibleText.path(path)): is not there any more"
    case .taken(let path): "\(VisibleText.path(path)): something else is there now"
    case .underWay(let path): "\(VisibleText.path(path)): is being written by another diary"
    case .otherUndoing: "another diary is taking changes back"
    case .otherChange:
      "another diary has changed something meanwhile, so nothing more is taken back"
    case .unfinished(let path, _):
      "\(VisibleText.path(path)): the edit was cut off, so nobody knows which text was meant"
    case .damaged(let path, _):
      "\(VisibleText.path(path)): the text from before has been cut short or changed where it was kept, "
        + "so it is not put back"
    case .unreadable(let file):
      "\(VisibleText.path(file)): what was changed here, later than what would be taken back, cannot be "
        + "read, so nothing is taken back"
    case .partlyGone(let command, _):
      "'\(VisibleText.oneLine(command ?? "diary"))' cannot be taken back as a whole: "
        + "an entry that it changed was taken away for good"
    }
  }

  var hint: String? {
    switch self {
    case .nothing(let isRedo): isRedo ? nil : "deleted entries are in 'diary trash'"
    case .changed(_, let text), .gone(_, let text): Self.place(of: text) + Self.passing
    case .taken: "move it away first, or pass over this change with 'diary undo --skip'"
    case .underWay: "end its editor first"
    case .otherUndoing, .otherChange: "look at 'diary undo --list' before you go on"
    case .unfinished(_, let text): Self.place(of: text) + Self.passing
    case .damaged(_, let text):
      "what is left of it is in \(VisibleText.path(text)), below the blank line; " + Self.passing
    case .unreadable:
      "what is left of the text from before is in that file; 'diary undo --skip' passes over it, and "
        + "takes back what was changed before"
    case .partlyGone(_, let isRedo):
      isRedo ? "change the others by hand" : "'diary undo --skip' takes back the rest of it"
    }
  }

  /// Whether the change can be passed over.
  var canBePassed: Bool {
    switch self {
    case .changed, .gone, .taken, .unfinished, .damaged: true
    case .nothing, .underWay, .otherUndoing, .otherChange, .unreadable, .partlyGone: false
    }
  }

  private static let passing = "'diary undo --skip' passes over it"

  private static func place(of text: [UInt8]?) -> String {
    guard let text else { return "" }
    return "the text from before is in \(VisibleText.path(text)), below the blank line; "
  }

  var status: CommandStatus {
    if case .nothing = self { return .failed }
    return .conflict
  }
}
