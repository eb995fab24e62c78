import DiaryModel
import Platform

/// The changes of what is at a path now, the newest first, each with the text that it has left there;
/// also those from before it was moved there, or was deleted and came back.
///
/// It ends where another file comes to the path, or where what is known has been seen to.
struct ChangeChain {
  private let listed: ListedChanges
  private var path: VaultPath
  private var names: [KeptTextName] = []

  init(to path: VaultPath, in listed: ListedChanges) {
    (self.path, self.listed) = (path, listed)
    names = names(before: nil)
  }

  /// The next one further back.
  mutating func next(
    in opened: borrowing Folder
  ) throws(SystemError) -> (after: KeptTextName, recorded: RecordedChange)? {
    while let name = names.popLast() {
      guard let record = listed.records[name.identity],
        let recorded = ChangeRecord.read(try opened.read(record.bytes).bytes, named: record)
      else { break }
      guard case .moved(let target) = recorded.change.kind else { return (name, recorded) }
      // What has left the path has nothing to do with what is there now.
      guard target == path else { break }
      path = recorded.change.path
      names = names(before: recorded.identity)
    }
    names = []
    return nil
  }

  /// The texts that are kept of the path, the oldest first.
  private func names(before end: ChangeIdentity?) -> [KeptTextName] {
    listed.after[ContentMark(of: path.bytes), default: []]
      .filter { name in end.map { name.identity < $0 } ?? true }
      .sorted { $0.identity < $1.identity }
  }
}
