import DiaryModel
import Platform

/// What a file held while an editor was open on it, beside the edit's own record.
extension ChangeLog {
  /// The texts of an edit that wait until it is known what became of them.
  package func seen(during recorded: RecordedChange) -> SeenTexts { seen(recorded.identity) }

  private func seen(_ identity: ChangeIdentity) -> SeenTexts {
    SeenTexts(folder: folder, prefix: Array("\(identity).".utf8))
  }

  /// Keeps what a stopped program has begun to keep of what files held, each as the newest; tells
  /// whether anything was.
  private func keepLeftovers(of listed: ListedChanges, in opened: borrowing Folder) -> Bool {
    var isAny = false
    for leftover in listed.seenLeftovers where Leftover.isAbandoned(leftover, in: opened) {
      guard let name = KeptTextName(parsing: Leftover.name(of: leftover)),
        listed.records[name.identity] != nil,
        let (bytes, status) = try? opened.read(leftover)
      else { continue }
      if !bytes.isEmpty {
        guard (try? seen(name.identity).keep(bytes)) != nil else { continue }
        isAny = true
      }
      try? opened.remove(leftover, expecting: status)
    }
    return isAny
  }

  /// The edits with such texts whose maker was stopped, each once in a command.
  package func stoppedWithSeenTexts() throws(SystemError) -> [RecordedChange] {
    guard let opened = try? Folder(path: folder) else { return [] }
    var listed = try list(opened)
    if keepLeftovers(of: listed, in: opened) { listed = try list(opened, anew: true) }
    var found: [RecordedChange] = []
    for identity in listed.withSeenTexts.sorted() where toldEdits.insert(identity).inserted {
      guard let name = listed.records[identity],
        let recorded = ChangeRecord.read(name, in: opened), !mayRun(recorded, recorded.maker.life)
      else { continue }
      found.append(recorded)
    }
    return found
  }

  /// The edits whose maker was stopped and whose editor may save yet, once in a command.
  package func stoppedAndOpen() throws(SystemError) -> [RecordedChange] {
    guard !hasLookedForEdits, let opened = try? Folder(path: folder) else { return [] }
    hasLookedForEdits = true
    var listed = try list(opened)
    // What was seen before comes first.
    if keepLeftovers(of: listed, in: opened) { listed = try list(opened, anew: true) }
    return listed.begun.compactMap { name in
      guard let recorded = ChangeRecord.read(name, in: opened), mayGoOn(recorded),
        !mayRun(recorded, recorded.maker.life)
      else { return nil }
      return recorded
    }
  }

  /// Whether what is at the path of a change is another file than its own, which has gone elsewhere.
  package func isOfAnother(_ recorded: RecordedChange) throws(SystemError) -> Bool {
    let changes = ChangesByPath(try changes())
    // Where no change has made what is there, it may be the file's own editor that has.
    let places = changes.places(of: recorded.change.path)
    return !places.isEmpty && !places.contains { changes.all[$0].identity == recorded.identity }
  }

  /// Whether a later change of an edit's file has a text, before it or after it.
  package func isKept(
    _ text: [UInt8], after recorded: RecordedChange
  ) throws(SystemError) -> Bool {
    let mark = ContentMark(of: text)
    return try changes().contains { later in
      recorded.identity < later.identity && later.change.path == recorded.change.path
        && later.has(mark)
    }
  }

  /// Whether a later change of an edit's file has begun with a text, and keeps it therefore.
  package func isTakenOver(
    _ text: [UInt8], after recorded: RecordedChange
  ) throws(SystemError) -> Bool {
    let mark = ContentMark(of: text)
    return try changes().contains { later in
      guard recorded.identity < later.identity, later.change.path == recorded.change.path else {
        return false
      }
      if case .moved = later.change.kind { return later.change.after == mark }
      return later.change.before == mark
    }
  }

  /// Whether the editor of a stopped edit may save yet: one that goes on in a window of its own, or on
  /// another machine, of which nobody would know.
  package func mayGoOn(_ recorded: RecordedChange) -> Bool {
    recorded.isEditing && hasSign(recorded, within: 86_400)
  }

  /// Counts them as seen to: those with lines that neither newer ones nor some other texts have stay
  /// to be found for as long as the edit's record.
  package func hold(_ recorded: RecordedChange, besides others: [[UInt8]]) {
    seen(during: recorded).drop(besides: others)
    // Others of the same edit may be held already.
    let first = heldNumbers(with: recorded.identity).max() ?? 0
    forEachText(.seen) { name, opened in
      guard case .seen(recorded.identity, let number) = name else { return }
      try? opened.rename(
        name.bytes, to: KeptTextName.held(recorded.identity, first + number).bytes)
    }
  }

  /// Keeps texts with the last change of a file, to be found for as long as that; tells whether all
  /// of them are.
  package func hold(_ texts: [[UInt8]], withLastChangeOf path: VaultPath) -> Bool {
    guard !texts.isEmpty else { return true }
    guard let last = (try? changes())?.last(where: { $0.change.result == path }),
      let opened = try? Folder(path: folder)
    else { return false }
    let first = (heldNumbers(with: last.identity).max() ?? 0) + 1
    for (index, text) in texts.enumerated() {
      let name = KeptTextName.held(last.identity, first + index)
      do { try opened.create(name.bytes, bytes: text) } catch { return false }
    }
    return true
  }

  /// Ends an edit that has left the file as it was: it is nothing to take back, and its record stays
  /// only for what the file held in between.
  package func end(_ recorded: RecordedChange) {
    guard !heldNumbers(with: recorded.identity).isEmpty else { return discard(recorded) }
    // Where this fails it stays as begun, which is not to be taken back either.
    _ = try? skip(recorded)
  }

  private func heldNumbers(with identity: ChangeIdentity) -> [Int] {
    var found: [Int] = []
    forEachText(.held) { name, _ in
      if case .held(identity, let number) = name { found.append(number) }
    }
    return found
  }
}
