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

  /// Whether a text is what the last of some changes has saved, to the byte.
  package func isText(
    _ text: [UInt8], of meetings: Set<ChangeIdentity>
  ) throws(SystemError) -> Bool {
    guard let last = meetings.max() else { return false }
    return try Folder(path: folder).read(Self.file(after: last)).bytes == text
  }

  /// What some changes have saved and is not in the text that is there now.
  ///
  /// A change that has only put something behind the text is told as that, so that it can be put
  /// there again; of the others the newest text comes first, each as far as lines of it are in none
  /// of the newer ones.
  package func lost(
    of meetings: Set<ChangeIdentity>, besides text: [UInt8]
  ) throws(SystemError) -> LostTexts {
    var lost = LostTexts()
    guard !meetings.isEmpty else { return lost }
    let opened = try Folder(path: folder)
    var lines = Self.lines(of: text[...])
    var others: [[UInt8]] = []
    for recorded in try changes() where meetings.contains(recorded.identity) {
      let after = try opened.read(Self.file(after: recorded.identity)).bytes
      let before = try self.text(before: recorded)
      guard after.starts(with: before) else {
        others.append(after)
        continue
      }
      let addition = after.dropFirst(before.count)
      let added = Self.lines(of: addition)
      guard !added.isSubset(of: lines) else { continue }
      lost.additions.append(Array(addition))
      lines.formUnion(added)
    }
    for other in others.reversed() {
      let otherLines = Self.lines(of: other[...])
      guard !otherLines.isSubset(of: lines) else { continue }
      lost.texts.append(other)
      lines.formUnion(otherLines)
    }
    return lost
  }

  /// The name of the file beside a change's own that holds the text from afterwards.
  static func file(after identity: ChangeIdentity) -> [UInt8] { Array("\(identity).after".utf8) }

  private static func lines(of text: ArraySlice<UInt8>) -> Set<[UInt8]> {
    Set(
      text.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
        .map(Array.init))
  }
}

/// What was saved while an editor was open, and the editor has written over.
package struct LostTexts: Sendable, Equatable {
  /// What was put behind the text, in the order in which it was.
  package var additions: [[UInt8]] = []
  /// Whole texts that were changed in other ways, the newest first.
  package var texts: [[UInt8]] = []
}
