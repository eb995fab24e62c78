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
    among changes: ChangesByPath
  ) throws(SystemError) -> [Int] {
    var own: [Int] = []
    var later = Later(text: text)
    for place in changes.places(of: path, before: end) {
      let recorded = changes.all[place]
      guard try isOfSameFile(recorded, as: later) else { break }
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
    _ recorded: RecordedChange, as later: Later
  ) throws(SystemError) -> Bool {
    guard case .done(let left?) = recorded.state, let mark = later.mark, left != mark else {
      return true
    }
    var text = later.text
    if text == nil, let change = later.change { text = try wholeText(before: change) }
    guard let text, let after = try leftText(of: recorded) else { return false }
    return !WrittenLines.areGone(WrittenLines.added(by: after, to: []), from: text, besides: [])
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
