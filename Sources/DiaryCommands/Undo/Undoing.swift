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

  /// What can be taken back; without what cannot be read now only where that is for a list.
  func history(isListing: Bool = false) throws -> ChangeHistory {
    vault.keepSeen()
    return ChangeHistory(try log.settled(in: vault.files.folder, isPartial: isListing))
  }

  /// Makes sure that nothing which nobody can read was changed after a command's first change; with
  /// `isSkipping`, passes over what was.
  func requireReadable(since command: [RecordedChange], isSkipping: Bool) throws {
    guard let first = command.first?.identity,
      let file = log.damagedFiles(since: first).first
    else { return }
    guard isSkipping else { throw UndoFailure.unreadable(file) }
    for file in try log.skipDamaged(since: first) {
      vault.world.warn(
        "what was changed here cannot be read; it was passed over",
        hint: "what is left of the text from before is in \(VisibleText.path(file))")
    }
  }

  /// Tells of changes that nobody can read.
  func tellUnreadable() {
    for file in log.damagedFiles() {
      vault.world.warn(
        "\(VisibleText.path(file)): what was changed here cannot be read, and is left out",
        hint: "what is left of the text from before is in that file")
    }
  }

  /// Takes back all that one command has changed, the last change first.
  ///
  /// Nothing is touched unless all of it is known, and each file is still as the command left it.
  /// Ctrl-C ends it between two, unless it has to go through.
  func takeBack(
    _ command: [RecordedChange], isWhole: Bool, isStoppable: Bool = true
  ) throws {
    guard isWhole else {
      throw UndoFailure.partlyGone(
        command.first?.change.command, isRedo: command.first?.isUndoing ?? false)
    }
    log.beginCommand()
    keepOverwritten(by: command)
    var forecast = UndoForecast(in: vault, log: log)
    var work = LongWork(
      "Checking", on: command.count, in: vault.world, isStoppable: isStoppable)
    for recorded in command.reversed() where work.goesOn() { try forecast.takeBack(recorded) }
    work.clear()
    guard !work.isInterrupted else { throw interrupted(0, of: command, isRest: false) }
    try each(of: command, isRest: false, isStoppable: isStoppable, do: takeBack)
  }

  /// Likewise, but passes over the files that are no longer as the command left them.
  func takeBackTheRest(of command: [RecordedChange]) throws {
    log.beginCommand()
    keepOverwritten(by: command)
    try each(of: command, isRest: true, do: takeBackOrPass)
  }

  /// Takes back one change after the other, the last one first; Ctrl-C ends it between two.
  private func each(
    of command: [RecordedChange], isRest: Bool, isStoppable: Bool = true,
    do takeBack: (RecordedChange, inout UndoReport) throws -> Void
  ) throws {
    let isRedo = command.first?.isUndoing ?? false
    try report { report in
      var work = LongWork(
        isRedo ? "Redoing" : "Undoing", on: command.count, in: vault.world,
        isStoppable: isStoppable)
      var done = 0
      for recorded in command.reversed() where work.goesOn() {
        try takeBack(recorded, &report)
        done += 1
      }
      work.clear()
      if work.isInterrupted { throw interrupted(done, of: command, isRest: isRest) }
    }
  }

  /// That only some changes of a command were taken back, and what goes on with the rest.
  private func interrupted(
    _ done: Int, of command: [RecordedChange], isRest: Bool
  ) -> Interrupted {
    let isRedo = command.first?.isUndoing ?? false
    let changes = command.count.counted("change", "changes")
    return Interrupted(
      done: "\(done) of \(changes) \(isRedo ? "made again" : "taken back")", hasChanged: done > 0,
      next: "'diary undo\(isRedo ? " --redo" : isRest ? " --skip" : "")' goes on with the rest")
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
