import DiaryModel
import DiaryVault
import Platform

/// Every change to a file of the vault goes through here, so that all can be taken back.
extension OpenVault {
  /// Makes a new entry of a day, never over another file, and tells its path.
  ///
  /// One of the day's own, which `diary today` goes on with, has no time in its name.
  func create(day: Day, isOwn: Bool, bytes: [UInt8]) throws -> VaultPath {
    try NewEntry.create(
      day: day, second: !isOwn && isTimeKnown(of: day) ? begun.second : nil,
      layout: settings.layout, in: files.folder
    ) { path in try create(path, bytes: bytes) }
  }

  /// Whether a new entry's time is known: that of another day than today is only where it was told.
  func isTimeKnown(of day: Day) -> Bool { day == today || begun != now }

  /// Makes a file, unless something has its name.
  func create(_ path: VaultPath, bytes: [UInt8], takingBack other: RecordedChange? = nil) throws {
    let change = Change(.created, path, at: now, after: ContentMark(of: bytes))
    try log(change.takingBack(other), newText: bytes) {
      do { try files.folder.create(path.bytes, bytes: bytes) } catch SaveError.system(let error)
        where error.isMissing
      {
        // Another diary has taken the folder away meanwhile, since nothing was left in it.
        try files.folder.makeFolders(path.folder.bytes)
        try files.folder.create(path.bytes, bytes: bytes)
      }
    }
    journal.tell(path)
  }

  /// Gives a file other bytes, provided that it is still what was read.
  ///
  /// A text that `isOther` puts in the place of one that somebody wrote, such as an earlier one of the
  /// same entry: without the log there would be nothing left of that.
  func replace(
    _ path: VaultPath, bytes: [UInt8], expecting file: (bytes: [UInt8], status: FileStatus),
    takingBack other: RecordedChange? = nil, isOther: Bool = false
  ) throws {
    let change = Change(
      .replaced, path, at: now, before: ContentMark(of: file.bytes),
      after: ContentMark(of: bytes))
    let mustBeKept =
      (isOther || other != nil) && !OverwrittenTexts.isWhole(file.bytes, in: bytes)
    try log(
      change.takingBack(other), text: file.bytes, newText: bytes, mustBeWrittenDown: mustBeKept
    ) {
      try swap(path, bytes: bytes, expecting: file.status)
    }
    journal.tell(path)
  }

  /// Gives a file the bytes again that it had when a change was begun, which thereby is none, and is
  /// still to be ended; provided that it is still what was read.
  func putBack(
    _ path: VaultPath, bytes: [UInt8], expecting file: (bytes: [UInt8], status: FileStatus)
  ) throws {
    try swap(path, bytes: bytes, expecting: file.status)
    journal.tell(path)
  }

  private func swap(_ path: VaultPath, bytes: [UInt8], expecting status: FileStatus) throws {
    // Looking whether the file is still the same and renaming over it are two steps; the lock
    // keeps other diaries out between them. A file system that knows none is no reason to stop.
    let lock = lockVault()
    try files.folder.replace(path.bytes, bytes: bytes, expecting: status)
    lock?.release()
  }

  /// Keeps other diaries from changing files, as far as locks are known.
  private func lockVault() -> FileLock? {
    do throws(SystemError) {
      return try FileLock(.exclusive, on: files.folder, milliseconds: 20)
    } catch {
      guard error.isLocked else { return nil }
      keepBeforeWaiting()
      return try? FileLock(.exclusive, on: files.folder, milliseconds: 10_000)
    }
  }

  /// Moves a file to the trash, and tells where it lies now.
  func putIntoTrash(
    _ path: VaultPath, takingBack other: RecordedChange? = nil
  ) throws -> VaultPath {
    try Trash.put(path, at: now, in: files.folder) { target in
      try move(path, to: target, takingBack: other)
    }
  }

  /// Gives a file another path, unless something is there.
  func move(
    _ path: VaultPath, to target: VaultPath, takingBack other: RecordedChange? = nil
  ) throws {
    try requireClosed(path)
    // Another diary that moves it at the same time comes before or after, and is not taken for us.
    let lock = lockVault()
    guard try files.folder.status(of: path.bytes) != nil else {
      throw SaveError.system(.missing(path.bytes, operation: "move"))
    }
    var change = Change(.moved(to: target), path, at: now)
    change.after = try? ContentMark(of: path, in: files.folder)
    try log(change.takingBack(other)) { try Trash.move(path, to: target, in: files.folder) }
    lock?.release()
    removeEmptyFolders(leftBy: path)
    follow(drafts(of: path), to: target)
    journal.forget(path)
    journal.tell(target)
  }

  /// Takes the folders away that were made for an entry which has left them, where they are empty.
  ///
  /// One that cannot be taken away is no loss; what takes the move back makes them again.
  private func removeEmptyFolders(leftBy path: VaultPath) {
    guard let day = EntryName(path: path)?.day else { return }
    for folder in settings.layout.ownFolders(of: path, on: day) {
      guard (try? files.folder.removeEmptyFolder(folder.bytes)) == true else { return }
    }
  }

  /// Writes a change down, makes it, and marks it as done.
  ///
  /// A change is made as well where it cannot be written down: a text that is to be saved is worth
  /// more than the way back. Not so one that `mustBeWrittenDown`.
  private func log(
    _ change: Change, text: [UInt8] = [], newText: [UInt8]? = nil,
    mustBeWrittenDown: Bool = false, make: () throws -> Void
  ) throws {
    // To take something back no settings are needed, and it may be what mends them.
    if change.takesBack == nil { try requireSettings() }
    var (change, recorded) = (change, RecordedChange?.none)
    change.command = world.command
    if changes == nil, world.deeds.count == 0 {
      let failure = PlaceFailure.noStateFolder
      world.warn("this cannot be taken back with 'diary undo': \(failure)", hint: failure.hint)
    }
    do throws(SaveError) {
      recorded = try changes?.begin(change, text: text, isSeenTo: isSeenTo)
    } catch {
      if mustBeWrittenDown { throw LogFailure.notWrittenDown(change.path, error) }
      world.warn("this cannot be taken back with 'diary undo': \(error)")
    }
    tellDropped()
    do { try make() } catch {
      if let recorded { forget(recorded, after: error) }
      throw error
    }
    if let recorded {
      finish(recorded, leaving: change.after, text: newText, before: text)
    }
    world.deeds.add()
  }

  /// Marks a change as done, and tells whether it is; where what it has left cannot be kept beside it,
  /// says so.
  @discardableResult
  func finish(
    _ recorded: RecordedChange, leaving mark: ContentMark?, text: [UInt8]?, before: [UInt8]
  ) -> Bool {
    guard let changes else { return true }
    let isMarked = changes.finish(recorded, leaving: mark, text: text, before: before)
    if let fault = changes.takeKeepFault() {
      world.warn(
        "\(VisibleText.path(recorded.change.result)): should an editor that has it open save over it, "
          + "nothing will tell of what was just written, for that cannot be kept in "
          + "\(VisibleText.path(changes.folder)): \(fault.message)",
        hint: "close it in other editors; " + (fault.hint ?? "make that folder writable"))
    }
    return isMarked
  }

  /// Tells of late commands that the log has dropped since it holds too much.
  func tellDropped() {
    guard let dropped = changes?.takeDropped() else { return }
    let commands = dropped.commands.counted("command", "commands")
    let (reach, last) = (dropped.reach, "\(dropped.last.day) \(dropped.last.clock)")
    world.warn(
      "\(commands) until \(last) cannot be taken back any more, though younger than "
        + "\(reach.days) days: the log holds \(reach.mostChanges) changes or "
        + "\(reach.mostBytes >> 20) MB at most",
      hint: "what is in it still is told by 'diary undo --list' and 'diary history'")
  }

  /// Takes out a change that failed, unless it was made all the same.
  private func forget(_ recorded: RecordedChange, after error: any Error) {
    // What another program has saved in between two steps is not put back where yet another has come.
    if case .changed? = error as? SaveError { keepLeftovers(of: recorded) }
    switch error as? SaveError {
    case .exists, .changed, .beingWritten, .outside, .notRegular: changes?.discard(recorded)
    // What is not there was not changed: whatever the file is now, another has made it so.
    case .system(let cause) where cause.isMissing: changes?.discard(recorded)
    // Some ways to fail leave the change made: the file itself tells.
    case .system, nil: _ = changes?.settle(recorded, in: files.folder)
    }
  }
}

/// Why a change was not made, though the file could have been changed.
enum LogFailure: CommandFailure {
  /// What the file holds would be nowhere any more.
  case notWrittenDown(VaultPath, SaveError)

  var description: String {
    switch self {
    case .notWrittenDown(let path, let error):
      "\(VisibleText.path(path)): is left as it is, since what it holds now cannot be kept for 'diary "
        + "undo': \(error)"
    }
  }

  var hint: String? {
    switch self {
    case .notWrittenDown(_, let error):
      error.hint ?? "make that folder writable, with room in it, and try again"
    }
  }
}

extension Change {
  /// The same change, made to take back another.
  fileprivate func takingBack(_ other: RecordedChange?) -> Change {
    guard let other else { return self }
    var change = self
    change.takesBack = other.identity
    change.isRedo = other.change.takesBack != nil && !other.change.isRedo
    return change
  }
}
