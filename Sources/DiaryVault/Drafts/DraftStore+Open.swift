import DiaryModel
import Platform

/// Drafts that an editor has open, and what they held meanwhile.
extension DraftStore {
  private static func openFile(for draft: [UInt8]) -> [UInt8] {
    Array(".".utf8) + draft + Array(".open".utf8)
  }

  private static func momentFile(for draft: [UInt8]) -> [UInt8] {
    Array(".".utf8) + draft + Array(".moment".utf8)
  }

  /// The files beside a draft that say something of it, but for what it held.
  static func companions(of draft: [UInt8]) -> [[UInt8]] {
    [openFile(for: draft), momentFile(for: draft), DraftedEntry.file(for: draft)]
  }

  /// Takes the lock that says that a draft is open, which ends with this program; throws where
  /// another diary has it, and gives nothing where no locks are known.
  ///
  /// Its file stays as long as the draft: whoever had opened it before it went would lock nothing.
  package func lock(_ draft: Draft) throws(SystemError) -> FileLock? {
    guard let opened = try? openFolder() else { return nil }
    do throws(SystemError) {
      // Whoever only looks whether it is open has it for a moment.
      return try FileLock(
        .exclusive, named: Self.openFile(for: draft.name), in: opened, milliseconds: 50)
    } catch {
      if error.isLocked { throw error }
      return nil
    }
  }

  /// Whether a running diary has a draft open in an editor.
  package func isOpen(_ draft: Draft) -> Bool {
    let name = Self.openFile(for: draft.name)
    guard let opened = try? openFolder(), ((try? opened.status(of: name)) ?? nil) != nil else {
      return false
    }
    do throws(SystemError) {
      let lock = try FileLock(.shared, named: name, in: opened, milliseconds: 0)
      lock.release()
      return false
    } catch { return error.isLocked }
  }

  /// What a draft held while an editor was open on it.
  package func seen(of draft: Draft) -> SeenTexts {
    SeenTexts(folder: folder, prefix: Array(".".utf8) + draft.name + Array(".".utf8))
  }

  /// Keeps what a stopped program has begun to keep of what drafts held, each as the newest, and as
  /// drafts what it was writing as such or had taken from its place.
  package func keepSeenLeftovers() {
    guard let opened = try? openFolder(), let items = try? opened.names() else { return }
    for item in items where Leftover.isOne(item.name) && Leftover.isAbandoned(item.name, in: opened)
    {
      if Leftover.name(of: item.name).first != UInt8(ascii: ".") {
        try? keepLeftover(item.name)
        continue
      }
      guard let draft = draft(seenAs: Leftover.name(of: item.name)),
        let (bytes, status) = try? opened.read(item.name)
      else { continue }
      if !bytes.isEmpty, (try? seen(of: draft).keep(bytes)) == nil { continue }
      try? opened.remove(item.name, expecting: status)
    }
  }

  /// The draft of which a file's name says that it held the file's text.
  func draft(seenAs name: [UInt8]) -> Draft? {
    guard name.first == UInt8(ascii: "."), let end = name.firstRange(of: Self.seenMark) else {
      return nil
    }
    return Draft(name: Array(name[1..<end.lowerBound]), in: folder)
  }

  private static let seenMark = Array(".seen-".utf8)

  /// The names of which something was seen that waits, whether or not the draft is there.
  package func draftsWithSeenTexts() throws(SystemError) -> [Draft] {
    do throws(SystemError) {
      let names = try Folder(path: folder).names().compactMap { draft(seenAs: $0.name)?.name }
      return Set(names).sorted { $0.lexicographicallyPrecedes($1) }
        .compactMap { Draft(name: $0, in: folder) }
    } catch {
      if error.isMissing { return [] }
      throw error
    }
  }

  /// Gives a draft a text again that it held, whatever became of its file; as another draft where
  /// something has its name that is no file, or another text than `last`, which nobody has looked at.
  package func restore(
    _ bytes: [UInt8], to draft: Draft, over last: [UInt8]?, at moment: Moment
  ) throws -> Draft {
    do {
      let opened = try openFolder()
      if let file = try file(of: draft) {
        guard file.bytes == last else { throw SaveError.changed(draft.path) }
        try opened.replace(draft.name, bytes: bytes, expecting: file.status)
      } else {
        try opened.create(draft.name, bytes: bytes)
      }
      return draft
    } catch {
      let other = try begin(
        day: draft.day, at: moment, bytes: bytes, entry: try entry(of: draft))
      if let moment = self.moment(of: draft) { keep(moment, of: other) }
      return other
    }
  }

  /// Makes another store's draft one of this, with all that is known of it, and takes it away there.
  package func take(_ draft: Draft, from other: DraftStore, at moment: Moment) throws -> Draft {
    let bytes = try other.read(draft)
    let taken = try begin(
      day: draft.day, at: moment, bytes: bytes ?? [], entry: try other.entry(of: draft))
    if let moment = other.moment(of: draft) { keep(moment, of: taken) }
    let copied = other.copiedTexts(of: draft, besides: [])
    for text in copied { try seen(of: taken).keep(text) }
    for text in try other.seen(of: draft).texts(beside: bytes ?? []).reversed() {
      try seen(of: taken).keep(text)
    }
    other.dropBackups(of: draft, besides: copied)
    // One that was saved meanwhile stays there, too.
    _ = try other.discard(draft, holding: bytes)
    return taken
  }

  /// Keeps the time at which a draft's entry was begun, or that it was asked to have.
  package func keep(_ moment: Moment, of draft: Draft) {
    let (file, bytes) = (Self.momentFile(for: draft.name), Array("\(moment)\n".utf8))
    _ = try? openFolder().discard(file)
    _ = try? openFolder().create(file, bytes: bytes)
  }

  /// The time that a draft's entry is to have; nothing where that is not known.
  package func moment(of draft: Draft) -> Moment? {
    guard let bytes = try? openFolder().read(Self.momentFile(for: draft.name)).bytes else {
      return nil
    }
    return Moment(String(decoding: bytes.dropLast(), as: UTF8.self))
  }
}
