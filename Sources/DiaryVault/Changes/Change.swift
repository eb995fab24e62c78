import DiaryModel
import Platform

/// A change that the program makes to one file of the vault, with what takes it back.
package struct Change: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    /// A file that was not there before.
    case created
    /// A file that had other bytes before.
    case replaced
    /// A file that got another path.
    case moved(to: VaultPath)
  }

  package var kind: Kind
  package var path: VaultPath
  /// When it began, on the wall clock.
  package var moment: Moment
  /// What the file held before; nothing for one that was not there.
  package var before: ContentMark?
  /// What it holds afterwards; nothing where that is for an editor to say.
  package var after: ContentMark?
  /// The name of the command that makes it; nothing where an older diary has not written it down.
  package var command: String?
  /// The change that this one takes back, if it does.
  package var takesBack: ChangeIdentity?
  /// Whether it makes a change again that had been taken back.
  package var isRedo = false

  package init(
    _ kind: Kind, _ path: VaultPath, at moment: Moment, before: ContentMark? = nil,
    after: ContentMark? = nil
  ) {
    (self.kind, self.path, self.moment) = (kind, path, moment)
    (self.before, self.after) = (before, after)
  }

  /// Where the file is afterwards.
  package var result: VaultPath {
    if case .moved(let target) = kind { return target }
    return path
  }
}

/// How far a change has come.
package enum ChangeState: Sendable, Equatable {
  /// It is being made, or its maker was stopped while making it.
  case begun
  /// It has been made, and left the file with these bytes; with none where the file is gone.
  case done(ContentMark?)
  /// It was passed over when it was to be taken back, and counts no more; its text is kept.
  case skipped
}

/// A change as the log keeps it.
package struct RecordedChange: Sendable, Equatable {
  package let identity: ChangeIdentity
  /// The first change of the same command.
  package let command: ChangeIdentity
  /// The run of the program that makes it.
  package let maker: ProgramMark
  package var state: ChangeState
  package let change: Change
  /// Where the bytes from before begin in that file.
  let start: Int
  /// Whether it is the rest of a command, of which other changes have been forgotten.
  package var isRest = false

  /// The name of its file in the log.
  var name: [UInt8] { ChangeName(identity, state, isRest: isRest).bytes }

  /// Whether its file had a text, before it or after it.
  func has(_ mark: ContentMark) -> Bool { change.before == mark || state == .done(mark) }

  /// Whether a text is what it has left, whole: a full disk or a power cut may have left a part of it.
  func hasLeft(_ text: [UInt8]) -> Bool {
    leftMark.map { $0 == ContentMark(of: text) } ?? !text.isEmpty
  }

  /// The mark of what it has left, or was to leave, as far as that is known.
  var leftMark: ContentMark? {
    if case .done(let left) = state { return left }
    return change.after
  }
}

extension RecordedChange {
  /// The same change once it has been made.
  package func finished(leaving mark: ContentMark?) -> RecordedChange {
    var copy = self
    copy.state = .done(mark)
    return copy
  }
}
