import Platform

/// The names that drafts had which were taken away.
///
/// An editor that gives the terminal back at once still has the file of its draft open, and makes it
/// again when it saves. So each name leaves an empty file behind, hidden from the list of drafts.
extension DraftStore {
  /// How many names are kept in mind at most.
  package static let mostUsedNames = 200

  private static let ending = Array(".used".utf8)

  private static func file(for draft: [UInt8]) -> [UInt8] { Array(".".utf8) + draft + ending }

  /// Whether a file tells of a name that a draft had.
  static func isUsedName(_ name: [UInt8]) -> Bool {
    name.first == UInt8(ascii: ".") && name.suffix(ending.count).elementsEqual(ending)
  }

  func isUsed(_ name: [UInt8], in opened: borrowing Folder) -> Bool {
    ((try? opened.status(of: Self.file(for: name))) ?? nil) != nil
  }

  /// Keeps a name in mind, before its draft is taken away; what fails here keeps no draft.
  func markUsed(_ name: [UInt8], in opened: borrowing Folder) {
    guard ((try? opened.status(of: name)) ?? nil) != nil else { return }
    _ = try? opened.put(Self.file(for: name), bytes: [])
    guard let items = try? opened.names() else { return }
    let used = items.map(\.name).filter { $0.suffix(Self.ending.count).elementsEqual(Self.ending) }
    guard used.count > Self.mostUsedNames else { return }
    var ages: [(name: [UInt8], modified: Int64)] = []
    for name in used {
      if let status = (try? opened.status(of: name)) ?? nil { ages.append((name, status.modified)) }
    }
    ages.sort { $0.modified < $1.modified }
    for age in ages.dropLast(Self.mostUsedNames) { try? opened.discard(age.name) }
  }
}
