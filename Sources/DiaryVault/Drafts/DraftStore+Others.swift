import DiaryModel
import Platform

/// What lies in the folder of drafts and is none: an editor may rename what it was given, or crash
/// and leave its own copy.
extension DraftStore {
  /// The paths of what may hold words, in the folder of drafts, in the order of their names.
  ///
  /// What is in a folder there is told, in place of the folder. Left out are our own files, and the
  /// copies that an editor has made of a draft which is still there, unless they hold words that it
  /// has not and nobody has it open; `own` is a draft that this diary itself has locked, whose backups
  /// are its editor's. What a draft held before, and the texts that `known` gives, are looked at too.
  package func others(
    lockedHere own: Draft? = nil, besides known: (Draft) -> [[UInt8]] = { _ in [] }
  ) throws(SystemError) -> [[UInt8]] {
    do throws(SystemError) {
      let opened = try Folder(path: folder)
      let items = try opened.names()
      let drafts = Set(
        items.filter { $0.kind == .regular && Draft.isName($0.name) }.map(\.name))
      var others: [[UInt8]] = []
      for item in items where !drafts.contains(item.name) {
        let path = PathText.join(folder, item.name)
        if let copy = EditorCopy(named: item.name, in: opened) {
          if let draft = Draft(name: copy.original, in: folder), draft != own, isOpen(draft) {
            continue
          }
          others.append(path)
          continue
        }
        if item.name.first == UInt8(ascii: ".") { continue }
        let isFolder = item.kind == .folder
        if !isFolder, let name = drafts.first(where: { DraftCopy.isName(item.name, beside: $0) }),
          let draft = Draft(name: name, in: folder)
        {
          let copy = DraftCopy(named: item.name, of: draft, in: opened)
          guard draft == own ? !copy.isBackup : !isOpen(draft), hasMore(copy, than: known) else {
            continue
          }
        }
        let inside = isFolder ? try opened.open(folder: item.name).names() : []
        others += isFolder ? inside.map { PathText.join(path, $0.name) } : [path]
      }
      return others.sorted { $0.lexicographicallyPrecedes($1) }
    } catch {
      if error.isMissing { return [] }
      throw error
    }
  }

  /// The editor's copy that a file among the drafts is, where it is one.
  package func copy(at path: [UInt8]) -> EditorCopy? {
    let (folder, name) = PathText.split(path)
    guard let opened = try? Folder(path: folder) else { return nil }
    return EditorCopy(named: name, in: opened)
  }

  /// Makes a draft of a file among the drafts that is none by its name, and gives it a draft's: a
  /// program that has it open goes on writing into the draft.
  ///
  /// It is of the file's own day, or else of the one that is given. A draft of which the file is a
  /// later text gets that text, and so does one that has only been given another name, such as
  /// `NAME.bak`: what is known of it stays with it.
  package func adopt(_ path: [UInt8], day: Day, at moment: Moment) throws -> Draft {
    let opened = try openFolder()
    let name = PathText.split(path).name
    let place = Array(path.dropFirst(folder.count + 1))
    let (bytes, status) = try opened.read(place)
    if let draft = original(of: path) {
      guard let old = try read(draft) else {
        try opened.move(place, to: draft.name)
        return draft
      }
      if OverwrittenTexts.isWhole(old, in: bytes) {
        try opened.requireRemovable(place, expecting: status)
        let adopted = try restore(bytes, to: draft, over: old, at: moment)
        try opened.remove(place, expecting: status)
        return adopted
      }
      let other = try begin(day: draft.day, at: moment, renaming: place)
      if let entry = try entry(of: draft) { try update(entry, of: other) }
      if let moment = self.moment(of: draft) { keep(moment, of: other) }
      return other
    }
    if let draft = renamedDraft(name) {
      try opened.move(place, to: draft.name)
      return draft
    }
    let own = EntryName(path: VaultPath(bytes: name))?.day ?? day
    return try begin(day: own, at: moment, renaming: place)
  }

  /// The draft that a file among the drafts is an editor's copy of.
  private func original(of path: [UInt8]) -> Draft? {
    if let copy = copy(at: path), let draft = Draft(name: copy.original, in: folder) {
      return draft
    }
    return draftCopy(at: path)?.draft
  }

  /// The draft whose name a file's name holds and that is not there, though something of it is.
  private func renamedDraft(_ name: [UInt8]) -> Draft? {
    for start in name.indices.prefix(3) {
      let rest = name[start...]
      guard let end = rest.firstRange(of: Array(".md".utf8))?.upperBound, end > start,
        let draft = Draft(name: Array(rest[..<end]), in: folder),
        DraftCopy.isName(name, beside: draft.name),
        let opened = try? openFolder(), (try? opened.status(of: draft.name)) == .some(nil)
      else { continue }
      let isKnown =
        !seen(of: draft).isEmpty
        || Self.companions(of: draft.name).contains { ((try? opened.status(of: $0)) ?? nil) != nil }
      if isKnown, !isOpen(draft) { return draft }
    }
    return nil
  }

  /// Makes a draft of a file that a stopped program has begun to write, unless its text is there.
  package func keepLeftover(_ name: [UInt8]) throws {
    let opened = try openFolder()
    let (bytes, status) = try opened.read(name)
    let draft = Leftover.name(of: name)
    // What a draft held is kept with it, as by the commands before, which could not.
    if !bytes.isEmpty, let owner = self.draft(seenAs: draft) { try seen(of: owner).keep(bytes) }
    // What begins with a dot is about a draft, and no text.
    var isKept = bytes.isEmpty || draft.first == UInt8(ascii: ".")
    if !isKept, let text = try? opened.read(draft).bytes {
      isKept = bytes == text || OverwrittenTexts.isWhole(bytes, in: text)
    }
    if isKept { return try opened.remove(name, expecting: status) }
    // The text of another file gets that one's name again, or, where that is taken, one beside it.
    let ending = Array((Draft.isName(draft) ? ".md" : "").utf8)
    let stem = Array(draft.dropLast(ending.count))
    for attempt in 1... {
      let counter = attempt == 1 ? "" : "-\(attempt)"
      do throws(SaveError) {
        return try opened.move(name, to: stem + Array(counter.utf8) + ending)
      } catch {
        guard case .exists = error else { throw error }
      }
    }
  }
}
