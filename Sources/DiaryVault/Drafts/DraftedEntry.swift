import DiaryModel
import Platform

/// The entry that a draft is another text of.
package struct DraftedEntry: Sendable, Equatable {
  package let path: VaultPath
  /// What the entry held when the draft was begun.
  package let mark: ContentMark

  package init(path: VaultPath, mark: ContentMark) { (self.path, self.mark) = (path, mark) }

  /// The file beside a draft that says so, hidden from the list of drafts.
  static func file(for draft: [UInt8]) -> [UInt8] {
    Array(".".utf8) + draft + Array(".entry".utf8)
  }

  /// The mark on the first line, and the path behind it.
  var bytes: [UInt8] { Array("\(mark)\n".utf8) + path.bytes }

  init?(_ bytes: [UInt8]) {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")),
      let mark = ContentMark(String(decoding: bytes[..<end], as: UTF8.self))
    else { return nil }
    self.init(path: VaultPath(bytes: Array(bytes[(end + 1)...])), mark: mark)
  }
}

extension DraftStore {
  /// The entry that a draft is another text of; nothing for one that is to be an entry itself.
  package func entry(of draft: Draft) throws(SystemError) -> DraftedEntry? {
    let file: [UInt8]
    do { file = try Folder(path: folder).read(DraftedEntry.file(for: draft.name)).bytes } catch {
      if error.isMissing { return nil }
      throw error
    }
    return DraftedEntry(file)
  }

  /// Keeps what the entry holds now, so that the draft may be saved in its place.
  package func update(_ entry: DraftedEntry, of draft: Draft) throws(SaveError) {
    let name = DraftedEntry.file(for: draft.name)
    let opened = try openFolder()
    let status: FileStatus?
    do throws(SystemError) { status = try opened.status(of: name) } catch {
      throw .system(error)
    }
    guard let status else { return try opened.create(name, bytes: entry.bytes) }
    try opened.replace(name, bytes: entry.bytes, expecting: status)
  }
}
