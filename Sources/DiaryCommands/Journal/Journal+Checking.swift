import DiaryIndex
import DiaryModel
import DiaryVault
import Platform

/// Where an index says something else than the files.
package enum IndexDifference: Hashable, Sendable {
  /// The index lacks the entry.
  case missing(VaultPath)
  /// The index has an entry that is not there.
  case extra(VaultPath)
  /// The index says something else of the entry than its bytes.
  case different(VaultPath)

  /// The entry that it is about.
  package var path: VaultPath {
    switch self {
    case .missing(let path), .extra(let path), .different(let path): path
    }
  }
}

extension Journal {
  /// Brings the index up to date, and compares it with what reading all files anew says.
  ///
  /// An index without fault has no differences.
  package func check() throws -> [IndexDifference] {
    try refreshNames(for: .whole)
    _ = try refreshContents(to: .whole)
    var fresh = try EntryIndex()
    var survey = NameSurvey(vault: vault, dayEndsAt: dayEndsAt, reading: contents, now: now)
    try survey.run(&fresh)
    var differences: [IndexDifference] = []
    var found = Pages()
    var expected = Pages()
    while true {
      let old = try found.next { last in
        try ask { index throws(IndexFault) in try index.entries(Self.all, after: last, limit: 256) }
      }
      let new = try expected.next { last in try fresh.entries(Self.all, after: last, limit: 256) }
      switch (old, new) {
      case (nil, nil): return differences
      case (let old?, let new?) where old.file.path == new.file.path:
        if old.facts != new.facts || old.file.hash != new.file.hash {
          differences.append(.different(new.file.path))
        }
        found.advance()
        expected.advance()
      case (let old?, let new) where new.map({ old.file.isBefore($0.file) }) ?? true:
        if !isClosed(old.file.path) { differences.append(.extra(old.file.path)) }
        found.advance()
      case (_, let new?):
        differences.append(.missing(new.file.path))
        expected.advance()
      case (_?, nil): found.advance()
      }
    }
  }

  private static let all = PageRange(isRising: true)
}

/// The rows of an index, a page at a time.
private struct Pages {
  private var page: [IndexedEntry] = []
  private var place = 0
  private var last: IndexedFile?

  mutating func next(
    _ read: (IndexedFile?) throws -> [IndexedEntry]
  ) throws -> IndexedEntry? {
    if place == page.count {
      page = try read(last)
      place = 0
      last = page.last?.file ?? last
    }
    return place < page.count ? page[place] : nil
  }

  mutating func advance() { place += 1 }
}

extension IndexedFile {
  fileprivate func isBefore(_ other: IndexedFile) -> Bool {
    name == other.name ? path < other.path : name < other.name
  }
}
