import DiaryModel
import Platform

/// Which changes of a path are of one and the same file.
extension ChangeLog {
  /// The places of the changes of the file at a path, newest first, as far back as they surely are of
  /// that file: another program may have given its name to another one, and moved the first away.
  ///
  /// Whoever changes a file elsewhere leaves something of it there. `text` is what it holds now, where
  /// that is known, and `end` where to begin, as in `ChangesByPath`.
  func ownPlaces(
    of path: VaultPath, before end: Int? = nil, holding text: [UInt8]? = nil,
    among changes: ChangesByPath, in root: borrowing Folder
  ) throws(SystemError) -> [Int] {
    var own: [Int] = []
    var later = Later(text: text)
    for place in changes.places(of: path, before: end) {
      let recorded = changes.all[place]
      guard try isOfSameFile(recorded, as: later, in: root) else { break }
      own.append(place)
      switch (recorded.change.kind, recorded.state) {
      case (.moved, .done(let mark?)) where mark == later.mark: break
      case (.moved, .done(let mark)):
        later = Later(
          mark: mark, text: later.text.flatMap { ContentMark(of: $0) == mark ? $0 : nil })
      case (.moved, _): later = Later()
      default: later = Later(mark: recorded.change.before, change: recorded)
      }
    }
    return own
  }

  /// What a file held when the next change came, or holds now.
  private struct Later {
    var mark: ContentMark?
    /// Its text, or the change that has it.
    var text: [UInt8]?
    var change: RecordedChange?
  }

  /// Whether what a change has left went on to be what was there when the next one came.
  private func isOfSameFile(
    _ recorded: RecordedChange, as later: Later, in root: borrowing Folder
  ) throws(SystemError) -> Bool {
    guard case .done(let left?) = recorded.state, let mark = later.mark, left != mark else {
      return true
    }
    var text = later.text
    if text == nil, let change = later.change { text = try wholeText(before: change) }
    guard let text, let after = try leftText(of: recorded) else { return false }
    let missing = WrittenLines.added(by: after, to: WrittenLines.all(of: text[...]))
    if missing.isEmpty { return true }
    // Of another file, of the same template say, some lines may be there, too; then the first one lives
    // under another name.
    let lines = WrittenLines.added(by: after, to: [])
    return !WrittenLines.areGone(lines, from: text, besides: [])
      && !Self.isAny(of: missing, alive: VaultPath(bytes: []), in: root)
  }

  /// Whether a text of the vault, in whatever file that is not hidden, has one of some lines.
  private static func isAny(
    of lines: Set<[UInt8]>, alive place: VaultPath, in root: borrowing Folder, depth: Int = 0
  ) -> Bool {
    guard depth < 64, let folder = try? root.open(folder: place.bytes),
      let items = try? folder.names()
    else { return false }
    for item in items where !PathKind.isIgnored(folder: item.name) {
      let path = place.appending(item.name)
      switch item.kind {
      case .folder:
        if isAny(of: lines, alive: path, in: root, depth: depth + 1) { return true }
      case .regular where FileEnding.length(in: item.name[...]) > 0:
        guard let text = try? folder.read(item.name).bytes else { continue }
        if !lines.isDisjoint(with: WrittenLines.all(of: text[...])) { return true }
      default: break
      }
    }
    return false
  }

  /// What a change has left, as far as that is known.
  private func leftText(of recorded: RecordedChange) throws(SystemError) -> [UInt8]? {
    let opened = try Folder(path: folder)
    let name = KeptTextName.after(recorded)
    for name in [name, name.settled] {
      do throws(SystemError) {
        let text = try opened.read(name.bytes).bytes
        if !text.isEmpty, recorded.hasLeft(text) { return text }
      } catch {
        guard error.isMissing else { throw error }
      }
    }
    return nil
  }
}
