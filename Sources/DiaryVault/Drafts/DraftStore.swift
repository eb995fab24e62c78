import DiaryModel
import Platform

/// Texts that are being written and are not in the vault yet.
///
/// They lie in the user's state folder, never in a temporary folder that others share, and stay
/// there until they were saved or discarded.
package struct DraftStore: Sendable {
  /// The absolute path of the vault's folder of drafts; it is made with the first draft.
  package let folder: [UInt8]
  private let place: VaultStateFolder

  package init(stateFolder: [UInt8], vaultRoot: [UInt8]) {
    place = VaultStateFolder(.drafts, in: stateFolder, vaultRoot: vaultRoot)
    folder = place.path
  }

  /// The drafts of a vault that is not at its path now; nothing where none is known to have been there.
  package init?(stateFolder: [UInt8], vaultAwayFrom root: [UInt8]) {
    guard let place = VaultStateFolder(.drafts, in: stateFolder, vaultAwayFrom: root) else {
      return nil
    }
    (self.place, folder) = (place, place.path)
  }

  /// The drafts of texts that found no vault.
  package init(withoutVaultIn stateFolder: [UInt8]) {
    place = VaultStateFolder(withoutVaultIn: stateFolder, .drafts)
    folder = place.path
  }

  /// The drafts in a folder that goes by no vault's path, such as one that was set aside.
  init(stateFolder: [UInt8], folderNamed name: [UInt8]) {
    place = VaultStateFolder(.drafts, in: stateFolder, named: name)
    folder = place.path
  }

  /// Begins a draft of a day's entry with some bytes.
  ///
  /// `entry` is the entry it is another text of, where it is none of its own. A name that another
  /// draft had is not given again: an editor that nobody waits for may still save under it.
  package func begin(
    day: Day, at moment: Moment, bytes: [UInt8], entry: DraftedEntry? = nil
  ) throws(SaveError) -> Draft {
    let folder = try place.made()
    let draft = try name(day: day, at: moment, in: folder) { name throws(SaveError) in
      try folder.create(name, bytes: bytes)
    }
    if let entry { try folder.create(DraftedEntry.file(for: draft.name), bytes: entry.bytes) }
    return draft
  }

  /// Makes a draft of a file in the folder of drafts, by its path from there.
  func begin(day: Day, at moment: Moment, renaming path: [UInt8]) throws(SaveError) -> Draft {
    let folder = try openFolder()
    return try name(day: day, at: moment, in: folder) { name throws(SaveError) in
      try folder.move(path, to: name)
    }
  }

  /// Lets `make` give a draft one name after the other until it finds one that nothing has.
  private func name(
    day: Day, at moment: Moment, in folder: borrowing Folder,
    make: ([UInt8]) throws(SaveError) -> Void
  ) throws(SaveError) -> Draft {
    for attempt in 0... {
      let time = "\(moment.hour.padded(to: 2))\(moment.minute.padded(to: 2))"
      let counter = attempt == 0 ? "" : "-\(attempt + 1)"
      let name = Array("\(day)-\(time)\(counter).md".utf8)
      if isUsed(name, in: folder) { continue }
      let draft = Draft(day: day, name: name, path: PathText.join(self.folder, name))
      if !seen(of: draft).isEmpty { continue }
      do {
        try make(name)
        return draft
      } catch SaveError.exists {} catch SaveError.system(let cause) {
        throw .system(cause.about(PathText.join(self.folder, name)))
      }
    }
    throw .exists(self.folder)
  }

  /// The drafts that wait, the one that was written last at the end.
  package func drafts() throws(SystemError) -> [Draft] {
    do throws(SystemError) {
      let folder = try Folder(path: folder)
      var drafts: [(draft: Draft, written: Int64)] = []
      for item in try folder.names() where item.kind == .regular {
        guard let draft = Draft(name: item.name, in: self.folder),
          let status = try folder.status(of: item.name)
        else { continue }
        drafts.append((draft, status.modified))
      }
      return drafts.sorted { one, other in
        guard one.written == other.written else { return one.written < other.written }
        return one.draft.name.lexicographicallyPrecedes(other.draft.name)
      }.map(\.draft)
    } catch {
      if error.isMissing { return [] }
      throw error
    }
  }

  /// What a draft holds now; nothing where something has removed it, or put something else there.
  package func read(_ draft: Draft) throws(SystemError) -> [UInt8]? { try file(of: draft)?.bytes }

  func file(
    of draft: Draft
  ) throws(SystemError) -> (bytes: [UInt8], status: FileStatus)? {
    do throws(SystemError) {
      return try Folder(path: folder).read(draft.name)
    } catch {
      if error.isMissing { return nil }
      switch error.cause {
      case .notRegular, .outside: return nil
      case .code, .tooLarge: throw error.about(draft.path)
      }
    }
  }

  /// When a draft was written last, in seconds since 1970.
  package func lastWriting(of draft: Draft) -> Int64? {
    guard let status = status(of: draft) else { return nil }
    return status.modified / 1_000_000_000
  }

  /// Brings to the disk what an editor has written.
  package func synchronize(_ draft: Draft) throws(SystemError) {
    try Folder(path: folder).synchronize(draft.name)
  }

  /// What the file system knows of a draft's file; nothing where that is gone.
  package func status(of draft: Draft) -> FileStatus? {
    guard let opened = try? openFolder() else { return nil }
    return (try? opened.status(of: draft.name)) ?? nil
  }

  /// Makes sure that a draft could be taken away, and that no program has it open for writing, which is
  /// waited for.
  package func requireRemovable(_ draft: Draft) throws(SaveError) {
    guard let status = status(of: draft) else { return }
    try openFolder().requireRemovable(draft.name, expecting: status)
  }

  /// Takes a draft away for good, unless it has been saved since it held some bytes; tells whether it
  /// is gone.
  ///
  /// Not every editor is waited for.
  package func discard(
    _ draft: Draft, holding bytes: [UInt8]?, keepingSeen: Bool = false
  ) throws -> Bool {
    let status = status(of: draft)
    let file = try file(of: draft)
    guard file?.bytes == bytes else { return false }
    do throws(SaveError) {
      let isLink = status?.kind == .link
      try discard(
        draft, expecting: isLink ? status : file?.status ?? status, keepingSeen: keepingSeen)
      return true
    } catch {
      guard case .changed = error else { throw error }
      return false
    }
  }

  /// Takes a draft away for good, provided that its file is still what it was when `status` was
  /// taken, and no program has it open for writing; nothing where it was not there.
  ///
  /// What it held while an editor was open goes too, unless that is still to be seen to, and an
  /// editor's backups that have no other words.
  package func discard(
    _ draft: Draft, expecting status: FileStatus?, keepingSeen: Bool = false
  ) throws(SaveError) {
    let opened = try openFolder()
    dropBackups(of: draft)
    guard let status else { return dropCompanions(of: draft, in: opened, keepingSeen) }
    markUsed(draft.name, in: opened)
    do throws(SaveError) {
      try opened.remove(draft.name, expecting: status) {
        dropCompanions(of: draft, in: opened, keepingSeen)
      }
    } catch {
      guard case .system(let cause) = error, cause.isMissing else { throw error }
      dropCompanions(of: draft, in: opened, keepingSeen)
    }
  }

  private func dropCompanions(
    of draft: Draft, in opened: borrowing Folder, _ keepingSeen: Bool
  ) {
    for name in Self.companions(of: draft.name) { try? opened.discard(name) }
    if !keepingSeen { seen(of: draft).drop() }
  }

  func openFolder() throws(SaveError) -> Folder {
    do throws(SystemError) { return try Folder(path: folder) } catch { throw .system(error) }
  }
}

/// A text that waits outside the vault.
package struct Draft: Sendable, Equatable {
  /// The day of the entry it is to become.
  package let day: Day
  package let name: [UInt8]
  /// The absolute path, for an editor.
  package let path: [UInt8]

  /// When it was begun, as its name tells, such as `21:14`.
  package var time: String {
    guard let second = EntryName(path: VaultPath(bytes: name))?.second else { return "" }
    return "\((second / 3600).padded(to: 2)):\((second / 60 % 60).padded(to: 2))"
  }

  fileprivate init(day: Day, name: [UInt8], path: [UInt8]) {
    (self.day, self.name, self.path) = (day, name, path)
  }

  /// Whether a name is a draft's.
  ///
  /// Editors keep their swap files beside it under names that begin with a dot or end otherwise.
  static func isName(_ name: [UInt8]) -> Bool {
    name.first != UInt8(ascii: ".") && name.suffix(3).elementsEqual(".md".utf8)
      && EntryName(path: VaultPath(bytes: name)) != nil
  }

  init?(name: [UInt8], in folder: [UInt8]) {
    guard Self.isName(name), let entry = EntryName(path: VaultPath(bytes: name)) else {
      return nil
    }
    self.init(day: entry.day, name: name, path: PathText.join(folder, name))
  }
}
