import DiaryModel

/// A change to a file, a deleted entry or a draft, as `undo --list`, `trash` and `drafts` tell of it.
package struct ListedChange: Sendable {
  package enum Kind: String, Sendable {
    case written, changed, moved, deleted, restored, draft
  }

  /// What keeps a change from being taken back.
  package enum Obstacle: String, Sendable {
    case changed, gone, taken, open, unfinished, unreadable, damaged
    case partlyGone = "partly-gone"
  }

  package var kind: Kind
  /// When it was done; nothing where nobody knows.
  package var moment: Moment?
  /// Where the file is afterwards, from the vault's root; absolute for a draft.
  package var path: [UInt8]
  /// The path it had before it was moved or deleted, or of the entry that a draft is a text of.
  package var original: [UInt8]?
  /// The entry's day and its title, where it is an entry.
  package var day: Day?
  package var title = ""
  /// The command that made it.
  package var command: String?
  /// Which command it belongs to, from 1 for the last.
  package var number: Int?
  /// What keeps it from being taken back, of those that else could be.
  package var obstacle: Obstacle?

  package init(_ kind: Kind, at moment: Moment?, path: [UInt8], original: [UInt8]? = nil) {
    (self.kind, self.moment, self.path, self.original) = (kind, moment, path, original)
  }

  /// The path by which people know the file: for what was deleted the one it had.
  var knownPath: [UInt8] { kind == .deleted ? original ?? path : path }
}

extension ListedChange.Obstacle {
  /// What is told below the change.
  var words: String {
    switch self {
    case .changed: "was changed since, and stays as it is"
    case .gone: "is not there any more"
    case .taken: "something else is where it was"
    case .open: "is being written by another diary"
    case .unfinished: "was cut off, so nobody knows which text was meant"
    case .unreadable: "cannot be read"
    case .damaged: "its text from before is not whole any more"
    case .partlyGone: "another one changed with it is gone for good; 'diary undo --skip'"
    }
  }
}
