import DiaryModel
import Platform

/// Changes that meet an edit: the file is changed by another diary while an editor is open on it.
///
/// The editor may then save over the other text, of which the log knows no more than a mark. So
/// whoever changes a file that is open in an editor leaves the text that it saved in the log too.
extension ChangeLog {
  /// Keeps the text that a change has left, where an editor of another diary has the file open.
  func keep(_ text: [UInt8], after recorded: RecordedChange) {
    guard let opened = try? Folder(path: folder), let items = try? opened.names() else { return }
    let isOpen = items.contains { item in
      guard let name = ChangeName(parsing: item.name), name.state == .begun,
        name.identity != recorded.identity,
        let start = try? opened.read(beginningOf: item.name, upTo: ChangeRecord.longestHeader),
        let other = ChangeRecord.read(start, named: name)
      else { return false }
      return other.change.path == recorded.change.path && other.change.after == nil
        && Processes.isRunning(other.process)
    }
    if isOpen { try? opened.create(Self.file(after: recorded.identity), bytes: text) }
  }

  /// The changes of a file whose texts were kept.
  package func meetings(of path: VaultPath) -> Set<ChangeIdentity> {
    guard let opened = try? Folder(path: folder), let changes = try? changes() else { return [] }
    return Set(
      changes.filter { recorded in
        recorded.change.path == path
          && (try? opened.status(of: Self.file(after: recorded.identity))) ?? nil != nil
      }.map(\.identity))
  }

  /// The texts of some changes, the newest first, each as far as lines of it are in none of the
  /// newer ones and not in the text that is there now.
  package func lostTexts(
    of meetings: Set<ChangeIdentity>, besides text: [UInt8]
  ) throws(SystemError) -> [[UInt8]] {
    guard !meetings.isEmpty else { return [] }
    let opened = try Folder(path: folder)
    var lines = Self.lines(of: text)
    var lost: [[UInt8]] = []
    for identity in meetings.sorted(by: >) {
      let other = try opened.read(Self.file(after: identity)).bytes
      let otherLines = Self.lines(of: other)
      guard !otherLines.isSubset(of: lines) else { continue }
      lost.append(other)
      lines.formUnion(otherLines)
    }
    return lost
  }

  /// The name of the file beside a change's own that holds the text from afterwards.
  static func file(after identity: ChangeIdentity) -> [UInt8] { Array("\(identity).after".utf8) }

  private static func lines(of text: [UInt8]) -> Set<[UInt8]> {
    Set(
      text.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
        .map(Array.init))
  }
}
