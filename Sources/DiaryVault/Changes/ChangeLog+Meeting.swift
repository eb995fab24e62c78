import DiaryModel
import Platform

/// Changes that meet an edit: the file is changed by another diary while an editor is open on it.
///
/// The editor may then save over the other text, of which the log knows no more than a mark. So
/// whoever changes a file leaves the text that it saved in the log too.
extension ChangeLog {
  /// The changes of a file whose texts were kept.
  package func meetings(of path: VaultPath) -> Set<ChangeIdentity> {
    // What another diary has ended meanwhile must be known.
    guard let opened = try? Folder(path: folder), let listed = try? list(opened, anew: true) else {
      return []
    }
    var found: Set<ChangeIdentity> = []
    for kept in listed.after[ContentMark(of: path.bytes), default: []] {
      guard let name = listed.records[kept.identity],
        ChangeRecord.read(name, in: opened)?.change.path == path
      else { continue }
      found.insert(kept.identity)
    }
    return found
  }

  /// Whether a text is what the last of some changes has saved, to the byte.
  package func isText(
    _ text: [UInt8], of meetings: Set<ChangeIdentity>
  ) throws(SystemError) -> Bool {
    guard let last = meetings.max(),
      let recorded = try changes().last(where: { $0.identity == last })
    else { return false }
    return try self.text(after: recorded) == text
  }

  /// The last text that some changes have found in a file and that neither they have saved nor was
  /// there before them: what an editor had saved meanwhile, however shortly it stood there.
  package func foundText(
    by meetings: Set<ChangeIdentity>, besides before: [UInt8]
  ) throws(SystemError) -> [UInt8]? {
    var (saved, found) = (before, [UInt8]?.none)
    for recorded in try changes() where meetings.contains(recorded.identity) {
      let text = try self.text(before: recorded)
      if text != saved, text != before { found = text }
      saved = try self.text(after: recorded) ?? text
    }
    return found
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
    var lines = WrittenLines.all(of: text[...])
    var others: [[UInt8]] = []
    for recorded in try changes() where meetings.contains(recorded.identity) {
      guard let after = try self.text(after: recorded) else { continue }
      let before = try self.text(before: recorded)
      guard after.starts(with: before) else {
        others.append(after)
        continue
      }
      let addition = after.dropFirst(before.count)
      let added = WrittenLines.all(of: addition)
      guard !added.isSubset(of: lines) else { continue }
      lost.additions.append(Array(addition))
      lines.formUnion(added)
    }
    for other in others.reversed() {
      let otherLines = WrittenLines.all(of: other[...])
      guard !otherLines.isSubset(of: lines) else { continue }
      lost.texts.append(other)
      lines.formUnion(otherLines)
    }
    return lost
  }

  /// What a change has left; nothing where another edit has met it and has seen to it.
  private func text(after recorded: RecordedChange) throws(SystemError) -> [UInt8]? {
    do throws(SystemError) {
      return try Folder(path: folder).read(KeptTextName.after(recorded).bytes).bytes
    } catch {
      if error.isMissing { return nil }
      throw error
    }
  }
}

/// What was saved while an editor was open, and the editor has written over.
package struct LostTexts: Sendable, Equatable {
  /// What was put behind the text, in the order in which it was.
  package var additions: [[UInt8]] = []
  /// Whole texts that were changed in other ways, the newest first.
  package var texts: [[UInt8]] = []

  package init() {}
}
