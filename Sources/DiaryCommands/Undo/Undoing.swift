import DiaryModel
import DiaryVault
import Platform

/// Takes changes back, which are changes themselves.
struct Undoing {
  let vault: OpenVault
  let log: ChangeLog

  init(in vault: OpenVault) throws {
    guard let log = vault.changes else { throw PlaceFailure.noStateFolder }
    (self.vault, self.log) = (vault, log)
  }

  func history() throws -> ChangeHistory {
    for recorded in try log.changes()
    where recorded.state == .begun && !recorded.isBeingMadeElsewhere {
      vault.keepSeen(during: recorded)
    }
    return ChangeHistory(try log.settled(in: vault.files.folder))
  }

  /// Takes back all that one command has changed, the last change first.
  ///
  /// Nothing is touched unless each file is still as the command left it.
  func takeBack(_ command: [RecordedChange]) throws {
    log.beginCommand()
    keepOverwritten(by: command)
    var seen: Set<VaultPath> = []
    for recorded in command.reversed() where seen.insert(recorded.change.result).inserted {
      try check(recorded)
      // What the command did to the file before it moved it is checked by what it moved.
      if case .moved = recorded.change.kind { seen.insert(recorded.change.path) }
    }
    for recorded in command.reversed() { try takeBack(recorded) }
  }

  /// Likewise, but passes over the files that are no longer as the command left them.
  func takeBackTheRest(of command: [RecordedChange]) throws {
    log.beginCommand()
    keepOverwritten(by: command)
    for recorded in command.reversed() {
      do { try takeBack(recorded) } catch let failure as UndoFailure where failure.canBePassed {
        let text = try log.skip(recorded)
        let kept =
          recorded.change.before == nil
          ? "" : "the text from before stays in \(VisibleText.path(text)), below the blank line"
        vault.world.warn("\(failure); it was passed over", hint: kept.isEmpty ? nil : kept)
      }
    }
  }

  /// Looks for what something else has saved over, before the entries get other paths and texts.
  private func keepOverwritten(by command: [RecordedChange]) {
    for path in Set(command.map(\.change.result)) { vault.keepOverwritten(path) }
  }

  private func takeBack(_ recorded: RecordedChange) throws {
    let path = recorded.change.path
    switch recorded.change.kind {
    case .created:
      try check(recorded)
      _ = try vault.putIntoTrash(path, takingBack: recorded)
      try vault.world.report("Moved to the trash: \(VisibleText.path(path))")
    case .replaced:
      let mark = try check(recorded)
      let text = try log.text(before: recorded)
      if let file = try vault.readIfPresent(path) {
        guard ContentMark(of: file.bytes) == mark else { throw changed(path, recorded) }
        try vault.replace(path, bytes: text, expecting: file, takingBack: recorded)
      } else {
        try vault.files.folder.makeFolders(path.folder.bytes)
        try vault.create(path, bytes: text, takingBack: recorded)
      }
      let words = recorded.isUndoing ? "Changed again" : "As it was before"
      try vault.world.report("\(words): \(VisibleText.path(path))")
    case .moved(let target):
      try check(recorded)
      try vault.move(target, to: path, takingBack: recorded)
      try vault.world.report(
        path.isInTrash
          ? "Moved to the trash: \(VisibleText.path(target))"
          : "Moved \(recorded.isUndoing ? "again" : "back"): \(VisibleText.path(path))")
    }
  }

  /// Makes sure that the file is still as the change left it, and tells what it holds.
  @discardableResult
  private func check(_ recorded: RecordedChange) throws -> ContentMark? {
    let (change, path) = (recorded.change, recorded.change.result)
    guard case .done(let mark) = recorded.state else {
      if recorded.isBeingMadeElsewhere { throw UndoFailure.underWay(path) }
      throw UndoFailure.unfinished(path, text: log.place(of: recorded))
    }
    if change.kind != .replaced { try vault.requireClosed(path) }
    if case .moved = change.kind {
      guard try vault.files.folder.status(of: path.bytes) != nil else {
        throw UndoFailure.gone(path, text: nil)
      }
      if try vault.files.folder.status(of: change.path.bytes) != nil {
        throw UndoFailure.taken(change.path)
      }
      guard mark != nil else { return nil }
    }
    let found = try ContentMark(of: path, in: vault.files.folder)
    if found == nil, mark != nil { throw UndoFailure.gone(path, text: textBefore(recorded)) }
    guard found == mark else { throw changed(path, recorded) }
    return mark
  }

  private func changed(_ path: VaultPath, _ recorded: RecordedChange) -> UndoFailure {
    .changed(path, text: textBefore(recorded))
  }

  /// The file that holds the text from before, where there was one.
  private func textBefore(_ recorded: RecordedChange) -> [UInt8]? {
    recorded.change.before == nil ? nil : log.place(of: recorded)
  }
}

extension RecordedChange {
  /// Whether taking it back makes a change again.
  fileprivate var isUndoing: Bool { change.takesBack != nil && !change.isRedo }
}
