import DiaryModel
import Platform

/// What lies in the folder of drafts and is none: an editor may rename what it was given, or crash
/// and leave its own copy.
extension DraftStore {
  /// The paths of what may hold words, in the folder of drafts, in the order of their names.
  ///
  /// What is in a folder there is told, in place of the folder. Left out are our own files, and the
  /// copies that an editor has made of a draft which is still there.
  package func others() throws(SystemError) -> [[UInt8]] {
    do throws(SystemError) {
      let opened = try Folder(path: folder)
      let items = try opened.names()
      let drafts = Set(
        items.filter { $0.kind == .regular && Draft.isName($0.name) }.map(\.name))
      var others: [[UInt8]] = []
      for item in items where !drafts.contains(item.name) {
        if item.name.first == UInt8(ascii: "."), !Self.isSwap(item.name) { continue }
        if drafts.contains(where: { Self.isCopy(item.name, of: $0) }) { continue }
        let path = PathText.join(folder, item.name)
        let inside = item.kind == .folder ? try opened.open(folder: item.name).names() : []
        others += inside.isEmpty ? [path] : inside.map { PathText.join(path, $0.name) }
      }
      return others.sorted { $0.lexicographicallyPrecedes($1) }
    } catch {
      if error.isMissing { return [] }
      throw error
    }
  }

  /// Makes a draft of a file that a stopped program has begun to write, unless its text is there.
  package func keepLeftover(_ name: [UInt8]) throws {
    let opened = try openFolder()
    let bytes = try opened.read(name).bytes
    let draft = Leftover.name(of: name)
    guard !bytes.isEmpty, Draft.isName(draft), (try? opened.read(draft).bytes) != bytes else {
      return try opened.discard(name)
    }
    let stem = draft.dropLast(3)
    for attempt in 1... {
      let counter = attempt == 1 ? "" : "-\(attempt)"
      do {
        return try opened.move(name, to: stem + Array("\(counter).md".utf8))
      } catch SaveError.exists {}
    }
  }

  private static func isSwap(_ name: [UInt8]) -> Bool {
    [".swp", ".swo"].contains { name.suffix(4).elementsEqual($0.utf8) }
  }

  /// Whether a name is one that editors give to copies of a file beside it: `NAME~`, `#NAME#`,
  /// `.NAME.swp`.
  private static func isCopy(_ name: [UInt8], of draft: [UInt8]) -> Bool {
    name.count <= draft.count + 6 && name.firstRange(of: draft) != nil
  }
}
