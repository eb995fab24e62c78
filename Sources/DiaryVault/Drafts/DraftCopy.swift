import DiaryModel
import Platform

/// What an editor has left beside a draft under the draft's name and some letters more: its backup,
/// another version that somebody has saved there, or what a save that was stopped has written.
package struct DraftCopy: Sendable, Equatable {
  /// The draft it lies beside.
  package let draft: Draft
  package let name: [UInt8]
  /// What it holds; nothing where it is no file, or cannot be read, and may hold anything therefore.
  package let text: [UInt8]?
  fileprivate let status: FileStatus?

  /// Whether editors call what was there before a save so: `NAME~`, `NAME.~1~`, `NAME.bak`.
  var isBackup: Bool {
    name.last == UInt8(ascii: "~") || name.suffix(4).elementsEqual(".bak".utf8)
  }

  init(named name: [UInt8], of draft: Draft, in folder: borrowing Folder) {
    let file = try? folder.read(name)
    (self.draft, self.name, text, status) = (draft, name, file?.bytes, file?.status)
  }

  /// Whether a name is one that editors give to such a file.
  static func isName(_ name: [UInt8], beside draft: [UInt8]) -> Bool {
    name.count > draft.count && name.count <= draft.count + 6 && name.firstRange(of: draft) != nil
      && name.first != UInt8(ascii: ".")
  }

  /// Whether it has no line with words that some texts have not.
  func isWhole(in texts: [[UInt8]]) -> Bool {
    guard let text else { return false }
    let known = texts.reduce(into: Set<[UInt8]>()) { $0.formUnion(WrittenLines.all(of: $1[...])) }
    return WrittenLines.added(by: text, to: known).isEmpty
  }
}

extension DraftStore {
  /// What lies beside a draft so, whatever it holds.
  func copies(of draft: Draft) -> [DraftCopy] {
    guard let opened = try? openFolder(), let items = try? opened.names() else { return [] }
    return items.map(\.name).filter { DraftCopy.isName($0, beside: draft.name) }
      .sorted { $0.lexicographicallyPrecedes($1) }
      .map { DraftCopy(named: $0, of: draft, in: opened) }
  }

  /// The texts that lie beside a draft so, and have lines with words that neither the draft has, nor
  /// what it held while an editor was open, nor some other texts.
  package func copiedTexts(
    of draft: Draft, besides texts: [[UInt8]], isBackup: Bool = false
  ) -> [[UInt8]] {
    let copies = copies(of: draft).filter { !isBackup || $0.isBackup }
    guard !copies.isEmpty else { return [] }
    let known = texts + self.texts(of: draft)
    return copies.filter { !$0.isWhole(in: known) }.compactMap(\.text)
  }

  /// The paths of what stays beside a draft when that is taken away.
  package func versions(of draft: Draft) -> [[UInt8]] {
    copies(of: draft).filter { !$0.isBackup }.map { PathText.join(folder, $0.name) }
  }

  /// Keeps such texts with what the draft held while an editor was open: the next one that is opened
  /// writes its own backup in their place, and they go with the draft.
  package func keepCopies(
    of draft: Draft, besides texts: [[UInt8]], isBackup: Bool = false
  ) throws(SaveError) {
    for text in copiedTexts(of: draft, besides: texts, isBackup: isBackup) {
      try seen(of: draft).keep(text)
    }
  }

  /// Takes the backups away that hold no line with words which neither the draft has, nor what it held
  /// while an editor was open, nor some other texts; the others stay, and are told of.
  package func dropBackups(of draft: Draft, besides texts: [[UInt8]] = []) {
    let backups = copies(of: draft).filter(\.isBackup)
    guard !backups.isEmpty, let opened = try? openFolder() else { return }
    let known = texts + self.texts(of: draft)
    for backup in backups where backup.isWhole(in: known) {
      if let status = backup.status { try? opened.remove(backup.name, expecting: status) }
    }
  }

  /// Whether such a file has a line with words that no draft has, and nothing else that is known.
  func hasMore(_ copy: DraftCopy, than known: (Draft) -> [[UInt8]]) -> Bool {
    let texts = self.texts(of: copy.draft)
    guard !copy.isWhole(in: texts) else { return false }
    let others = ((try? drafts()) ?? []).compactMap { (try? read($0)) ?? nil }
    return !copy.isWhole(in: texts + others + known(copy.draft))
  }

  private func texts(of draft: Draft) -> [[UInt8]] {
    seen(of: draft).texts + [(try? read(draft)) ?? nil].compactMap(\.self)
  }

  /// What a file among the drafts is beside one that is there; nothing for what is none by its name.
  package func draftCopy(at path: [UInt8]) -> DraftCopy? {
    let (folder, name) = PathText.split(path)
    guard folder == self.folder, let opened = try? openFolder(),
      let draft = (try? drafts())?.first(where: { DraftCopy.isName(name, beside: $0.name) })
    else { return nil }
    return DraftCopy(named: name, of: draft, in: opened)
  }
}
