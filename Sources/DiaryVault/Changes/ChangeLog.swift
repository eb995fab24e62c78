import DiaryModel
import Platform

/// The changes that the program has made to a vault, each with the bytes from before.
///
/// It lies in the user's state folder. A change is written down and on the disk before it is made,
/// and marked as done afterwards; what stopped in between is told from the file itself, see
/// `settle`. A class, because the changes of one command belong together, and several parts of the
/// command make them.
package final class ChangeLog {
  /// The absolute path of the vault's log; it is made with the first change.
  package let folder: [UInt8]
  private let place: VaultStateFolder
  let reach: Reach
  /// What was dropped of late changes, see `prune`.
  var dropped: Dropped?
  /// This command's first change, by which all of it go.
  package private(set) var command: ChangeIdentity?
  /// The stopped edits that were told of in this command already.
  var toldEdits: Set<ChangeIdentity> = []
  /// Whether it was looked already for edits whose editor may go on.
  var hasLookedForEdits = false
  /// What the folder held when it was listed last.
  private var listed: ListedChanges?
  /// How often it was listed, which takes the longer the more there are.
  private(set) var listings = 0
  /// The changes that could not be read when they were read last, the oldest first.
  private(set) var damaged: [ChangeName] = []
  /// The files that could not be read when the changes, or their texts, were read last, and why.
  package internal(set) var unreadable: [SystemError] = []
  /// The files that cannot be read of which it was told in this command already.
  package var toldFaults: Set<[UInt8]> = []
  /// How many changes there were when it was looked last, in this command, whether there are too many.
  private var pruned = 0
  /// Why the last change that could not be marked as done was not.
  package private(set) var markFault: SystemError?
  /// Why what the last change has left could not be kept beside it.
  var keepFault: SaveError?
  /// When it was told last that a change is still being made, in nanoseconds since 1970.
  var lastSign: Int64 = 0

  package init(stateFolder: [UInt8], vaultRoot: [UInt8], reach: Reach = Reach()) {
    self.reach = reach
    place = VaultStateFolder(.changes, in: stateFolder, vaultRoot: vaultRoot)
    folder = place.path
  }

  /// The log in a folder that may go by another path than its vault's, to be read.
  init(stateFolder: [UInt8], folderNamed name: [UInt8]) {
    reach = Reach()
    place = VaultStateFolder(.changes, in: stateFolder, named: name)
    folder = place.path
  }

  /// Writes down what is about to be done, with the file's bytes as they are.
  ///
  /// Where old changes are dropped for it, `isSeenTo` looks whether something else has saved over what
  /// they have left in a file, and keeps it; it tells whether they may go.
  package func begin(
    _ change: Change, text: [UInt8] = [], isSeenTo: (VaultPath) -> Bool = { _ in true }
  ) throws(SaveError) -> RecordedChange {
    let opened = try place.made()
    // Else two programs could give one number; a file system that knows no locks is no reason to stop.
    let lock = try? FileLock(.exclusive, named: Self.lockFile, in: opened)
    let listed: ListedChanges
    do throws(SystemError) { listed = try list(opened) } catch { throw .system(error) }
    let identity = ChangeIdentity(number: listed.last + 1)
    let command = command ?? identity
    let bytes = ChangeRecord.bytes(change, command: command, maker: .own, text: text)
    do throws(SaveError) {
      try opened.create(ChangeName(identity, .begun).bytes, bytes: bytes)
    } catch {
      // The folder is what can be looked at; the name in it says nothing to anybody.
      guard case .system(let cause) = error else { throw error }
      throw .system(cause.about(folder))
    }
    self.command = command
    self.listed = listed.adding(identity, in: opened)
    lock?.release()
    if (reach.isDue(listed.count) && listed.count >= 2 * pruned) || text.count > 1 << 20 {
      pruned = listed.count
      prune(opened, during: change, of: command, isSeenTo: isSeenTo)
    }
    return RecordedChange(
      identity: identity, command: command, maker: .own, state: .begun, change: change,
      start: bytes.count - text.count)
  }

  /// What was dropped of late changes since it was asked last.
  package func takeDropped() -> Dropped? {
    defer { dropped = nil }
    return dropped
  }

  /// Why the text that a change has left could not be kept since it was asked last: should something
  /// save over that, nothing will tell.
  package func takeKeepFault() -> SaveError? {
    defer { keepFault = nil }
    return keepFault
  }

  /// Begins another command: what follows is taken back by itself.
  package func beginCommand() { (command, pruned) = (nil, 0) }

  /// What the folder holds, as far as `ListedChanges` can know it without listing it each time.
  func list(
    _ opened: borrowing Folder, anew isAnew: Bool = false
  ) throws(SystemError) -> ListedChanges {
    if !isAnew, let listed, listed.isCurrent(in: opened) { return listed }
    listings += 1
    let fresh = try ListedChanges(in: opened)
    listed = fresh
    return fresh
  }

  /// Marks a change as done, and writes it down again where its record has gone, with `before`, the
  /// text from before it.
  ///
  /// What fails here, which is told, leaves the change as one whose maker was stopped.
  @discardableResult
  package func finish(
    _ recorded: RecordedChange, leaving mark: ContentMark?, text: [UInt8]? = nil,
    before: [UInt8]? = nil
  ) -> Bool {
    keep(text, after: recorded)
    let name = ChangeName(recorded.identity, .done(mark))
    listed?.end(recorded, as: name)
    do throws(SystemError) {
      try Folder(path: folder).rename(recorded.name, to: name.bytes)
      return true
    } catch {
      guard error.isMissing, let before, let opened = try? place.made(),
        let names = try? opened.names()
      else {
        markFault = error
        return false
      }
      // Another diary may have told by the file that it was made, or was told to pass over it.
      if names.contains(where: { ChangeName(parsing: $0.name)?.identity == recorded.identity }) {
        return true
      }
      let bytes = ChangeRecord.bytes(
        recorded.change, command: recorded.command, maker: recorded.maker, text: before)
      let isThere = (try? opened.create(name.bytes, bytes: bytes)) != nil
      if !isThere { markFault = error }
      keep(text, after: recorded)
      return isThere
    }
  }

  /// Passes over a change, which counts no more and keeps its text; tells where that lies now.
  package func skip(_ recorded: RecordedChange) throws(SystemError) -> [UInt8] {
    let name = ChangeName(recorded.identity, .skipped).bytes
    try Folder(path: folder).rename(recorded.name, to: name)
    return PathText.join(folder, name)
  }

  /// Takes a change out that has not been made.
  package func discard(_ recorded: RecordedChange) {
    // A command is known by its first change, without which it would look cut off.
    if command == recorded.identity { command = nil }
    try? Folder(path: folder).discard(recorded.name)
    dropTexts(of: [recorded.identity])
  }

  /// The changes, oldest first.
  package func changes() throws(SystemError) -> [RecordedChange] {
    let changes = try readableChanges()
    if let fault = unreadable.first { throw fault }
    return changes
  }

  /// Likewise, without those that cannot be read now, which `unreadable` tells.
  func readableChanges() throws(SystemError) -> [RecordedChange] {
    (unreadable, damaged) = ([], [])
    do throws(SystemError) { return try changes(in: try Folder(path: folder)) } catch {
      if error.isMissing { return [] }
      throw error
    }
  }

  private func changes(in opened: borrowing Folder) throws(SystemError) -> [RecordedChange] {
    var (changes, damaged) = ([RecordedChange](), [ChangeName]())
    for item in try opened.names() where item.kind == .regular {
      guard let name = ChangeName(parsing: item.name) else { continue }
      let start: [UInt8]
      do { start = try opened.read(beginningOf: item.name, upTo: ChangeRecord.longestHeader) } catch
      {
        // Another diary has marked it as done, or dropped it, meanwhile.
        if error.isMissing { continue }
        unreadable.append(error.about(PathText.join(folder, item.name)))
        damaged.append(name)
        continue
      }
      guard let change = ChangeRecord.read(start, named: name) else {
        // What was only begun is made once all of it is on the disk, so this was not.
        if case .done = name.state { damaged.append(name) }
        continue
      }
      changes.append(change)
    }
    self.damaged = damaged.sorted { $0.identity < $1.identity }
    return changes.sorted { $0.identity < $1.identity }
  }

  /// The bytes from before a change.
  package func text(before recorded: RecordedChange) throws(SystemError) -> [UInt8] {
    let opened = try Folder(path: folder)
    do throws(SystemError) {
      return Array(try opened.read(recorded.name).bytes.dropFirst(recorded.start))
    } catch {
      // Another diary has marked it as done meanwhile.
      let name = try opened.names().map(\.name).first {
        $0 != recorded.name && ChangeName(parsing: $0)?.identity == recorded.identity
      }
      guard error.isMissing, let name else { throw error }
      return Array(try opened.read(name).bytes.dropFirst(recorded.start))
    }
  }

  /// Likewise; nothing where they are not what they were when the change was begun: a disk that went
  /// bad, or a copy that was cut off, may have left less.
  package func wholeText(before recorded: RecordedChange) throws(SystemError) -> [UInt8]? {
    let text = try text(before: recorded)
    guard let mark = recorded.change.before, mark != ContentMark(of: text) else { return text }
    return nil
  }

  /// Where a change's bytes from before can be found by hand, behind a blank line.
  package func place(of recorded: RecordedChange) -> [UInt8] {
    PathText.join(folder, recorded.name)
  }
}
