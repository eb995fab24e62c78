import DiaryIndex
import DiaryMarkup
import DiaryModel
import Platform
import DiaryVault

extension Journal {
  /// The entries of some days that fit a query's conditions, by day.
  ///
  /// The index picks them once the files have been looked at, all of them or, where a few entries
  /// are asked for, those of a page, so that only what fits is read out of it.
  func filteredEntries(_ query: EntryQuery, each: (IndexedEntry) throws -> Void) throws {
    let range = PageRange(first: query.firstDay, last: query.lastDay, isRising: query.isReversed)
    let conditions = query.conditions
    let onDays = conditions.filter(\.isOfDay)
    let areSeen = query.limit == nil && onDays.isEmpty
    if areSeen {
      _ = try refreshContents(to: query.neededDepth, first: query.firstDay, last: query.lastDay)
    }
    var left = query.limit ?? .max
    var last: IndexedFile?
    // A short list begins with a short page, because the first may already hold it all.
    var size = min(max(left, 16), Self.mostFiltered)
    while left > 0 {
      let page = try ask { index throws(IndexFault) in
        try index.files(range, after: last, limit: size, onDays: onDays)
      }
      guard let end = page.last else { return }
      if !areSeen { _ = try check(page, to: query.neededDepth) }
      let found = try ask { index throws(IndexFault) in
        try index.entries(range, after: last, through: end, fitting: conditions)
      }
      last = end
      size = min(size * 4, Self.mostFiltered)
      for entry in found where left > 0 && !isClosed(entry.file.path) {
        guard try holdsFields(entry, conditions) else { continue }
        try each(entry)
        left -= 1
      }
    }
  }

  /// Which entry of its day each one is, from 1, where the day has several.
  ///
  /// For entries that the journal has just given, so that the index knows their days.
  func numbers(of entries: [Entry]) throws -> [Int?] {
    var paths: (day: Day, paths: [VaultPath])?
    return try entries.map { entry in
      if paths?.day != entry.day {
        let found = try ask { index throws(IndexFault) in try index.paths(on: entry.day) }
        paths = (entry.day, found.filter { !isClosed($0) })
      }
      guard let paths, paths.paths.count > 1 else { return nil }
      return paths.paths.firstIndex(of: entry.path).map { $0 + 1 }
    }
  }

  /// Whether an entry fits the conditions on front matter keys, for which its file is read.
  func holdsFields(_ entry: IndexedEntry, _ conditions: [EntryCondition]) throws -> Bool {
    let conditions = conditions.filter(\.isOfField)
    guard !conditions.isEmpty else { return true }
    let frontMatter: FrontMatter
    do throws(SystemError) {
      frontMatter = FrontMatter(EntryText(bytes: try reader.read(entry.file.path).bytes))
    } catch {
      noteUnreadable(entry.file.path, error)
      return false
    }
    return conditions.allSatisfy { condition in
      condition.holds(entry.entry, fileModified: entry.file.fingerprint.modified) { key in
        frontMatter.field(key)?.value.texts
      }
    }
  }

  private static var mostFiltered: Int { 1024 }
}
