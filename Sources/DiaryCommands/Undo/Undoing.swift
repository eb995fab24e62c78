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

  /// Keeps other diaries from taking changes back at the same time.
  func lock() throws -> FileLock? {
    do throws(SystemError) { return try log.lockForUndoing() } catch {
      throw UndoFailure.otherUndoing
    }
  }

  func history() throws -> ChangeHistory {
    vault.keepSeen()
    return ChangeHistory(try log.settled(in: vault.files.folder))
  }

  /// Takes back all that one command has changed, the last change first.
  ///
  /// Nothing is touched unless all of it is known, and each file is still as the command left it.
  func takeBack(_ command: [RecordedChange], isWhole: Bool) throws {
    guard isWhole else {
      throw UndoFailure.partlyGone(
        command.first?.change.command, isRedo: command.first?.isUndoing ?? false)
    }
    log.beginCommand()
    keepOverwritten(by: command)
    var forecast = UndoForecast(in: vault, log: log)
    for recorded in command.reversed() { try forecast.takeBack(recorded) }
    try report { report in
      for recorded in command.reversed() { try takeBack(recorded, &report) }
    }
  }

  /// Likewise, but passes over the files that are no longer as the command left them.
  func takeBackTheRest(of command: [RecordedChange]) throws {
    log.beginCommand()
    keepOverwritten(by: command)
    try report { report in
      for recorded in command.reversed() { try takeBackOrPass(recorded, &report) }
    }
  }

  private func takeBackOrPass(_ recorded: RecordedChange, _ report: inout UndoReport) throws {
    do { try takeBack(recorded, &report) } catch let failure as UndoFailure
      where failure.canBePassed
    {
      let text = try log.skip(recorded)
      let kept =
        recorded.change.before == nil
        ? "" : "the text from before stays in \(VisibleText.path(text)), below the blank line"
      vault.world.warn("\(failure); it was passed over", hint: kept.isEmpty ? nil : kept)
    }
  }

  /// Looks for what something else has saved over, before the entries get other paths and texts.
  private func keepOverwritten(by command: [RecordedChange]) {
    for path in Set(command.map(\.change.result)) { vault.keepOverwritten(path) }
  }

  /// Tells what was done, also where something went wrong in the middle.
  private func report(_ body: (inout UndoReport) throws -> Void) throws {
    var report = UndoReport()
    do { try body(&report) } catch {
      try report.tell(in: vault.world)
      throw error
    }
    try report.tell(in: vault.world)
  }

  private func takeBack(_ recorded: RecordedChange, _ report: inout UndoReport) throws {
    var forecast = UndoForecast(in: vault, log: log)
    try forecast.takeBack(recorded)
    let path = recorded.change.path
    switch recorded.change.kind {
    case .created:
      _ = try vault.putIntoTrash(path, takingBack: recorded)
      report.add("Moved to the trash", path)
    case .replaced:
      guard let text = try log.wholeText(before: recorded) else {
        throw UndoFailure.damaged(path, text: log.place(of: recorded))
      }
      if let file = try vault.readIfPresent(path) {
        guard recorded.state == .done(ContentMark(of: file.bytes)) else {
          throw UndoFailure.changed(path, text: log.place(of: recorded))
        }
        try vault.replace(path, bytes: text, expecting: file, takingBack: recorded)
      } else {
        try vault.files.folder.makeFolders(path.folder.bytes)
        try vault.create(path, bytes: text, takingBack: recorded)
      }
      report.add(recorded.isUndoing ? "Changed again" : "As it was before", path)
    case .moved(let target):
      try vault.move(target, to: path, takingBack: recorded)
      report.add(
        path.isInTrash
          ? "Moved to the trash" : recorded.isUndoing ? "Moved again" : "Moved back",
        path.isInTrash ? target : path)
    }
  }
}

extension RecordedChange {
  /// Whether taking it back makes a change again.
  fileprivate var isUndoing: Bool { change.takesBack != nil && !change.isRedo }
}
