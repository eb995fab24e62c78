import DiaryModel
import Platform

extension ChangeLog {
  /// The changes that can be told of, oldest first, those settled whose maker was stopped.
  ///
  /// Those that cannot be read now are left out only where `isPartial`, and `unreadable` tells of them.
  package func settled(
    in root: borrowing Folder, isPartial: Bool = false
  ) throws(SystemError) -> [RecordedChange] {
    var settled: [RecordedChange] = []
    for recorded in isPartial ? try readableChanges() : try changes() {
      if recorded.state == .begun, !isBeingMadeElsewhere(recorded) {
        if let recorded = settle(recorded, in: root) { settled.append(recorded) }
      } else {
        settled.append(recorded)
      }
    }
    return settled
  }

  /// Finds out what became of a change that was begun and has stopped.
  ///
  /// It has been made when the file holds what it was to hold; when the file holds what it held
  /// before it has not, and is taken out, unless texts are kept
  /// with it. Where neither is so it stays as begun.
  package func settle(
    _ recorded: RecordedChange, in root: borrowing Folder
  ) -> RecordedChange? {
    var recorded = recorded
    switch Self.outcome(of: recorded.change, in: root) {
    case .made(let mark):
      finish(recorded, leaving: mark, text: try? text(left: recorded.change, in: root))
      recorded.state = .done(mark)
    case .notMade:
      // What the file held in between goes with the change, and is to be a draft before.
      guard seen(during: recorded).isEmpty else { return nil }
      // An editor that goes on in a window of its own, or on another machine, may save yet, and
      // nothing else would have the text that it saves over.
      if mayGoOn(recorded) { return nil }
      end(recorded)
      return nil
    case .unknown: break
    }
    return recorded
  }

  /// What a change has left in its file, where it was not moved.
  private func text(
    left change: Change, in root: borrowing Folder
  ) throws(SystemError) -> [UInt8]? {
    if case .moved = change.kind { return nil }
    return try root.read(change.path.bytes).bytes
  }

  private enum Outcome {
    case made(ContentMark?), notMade, unknown
  }

  private static func outcome(of change: Change, in root: borrowing Folder) -> Outcome {
    do throws(SystemError) {
      if case .moved = change.kind {
        guard try root.status(of: change.result.bytes) != nil else { return .notMade }
        return .made(change.after)
      }
      let mark = try ContentMark(of: change.path, in: root)
      if mark == change.before { return .notMade }
      return mark != nil && mark == change.after ? .made(mark) : .unknown
    } catch {
      return .unknown
    }
  }
}

extension ContentMark {
  /// What a file holds; nothing where there is none.
  package init?(of path: VaultPath, in root: borrowing Folder) throws(SystemError) {
    do { self.init(of: try root.read(path.bytes).bytes) } catch {
      if error.isMissing { return nil }
      throw error
    }
  }
}
