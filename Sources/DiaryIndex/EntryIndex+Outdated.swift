import DiaryModel

extension EntryIndex {
  /// Of the next files in time after a place those that have to be read.
  ///
  /// These are the files of which less is known than is asked, and those that `isUnchanged` does not
  /// hold for. With them come how many files there were, and the last of them.
  package mutating func outdatedFiles(
    _ range: PageRange, after last: IndexedFile?, limit: Int, to depth: EntryDepth,
    where isUnchanged: (UnsafeRawBufferPointer, Fingerprint) -> Bool
  ) throws(IndexFault) -> (outdated: [IndexedFile], count: Int, last: IndexedFile?) {
    let row = try filePage(range, last, limit)
    defer { row.reset() }
    var (outdated, count): ([IndexedFile], Int) = ([], 0)
    var last: IndexedFile?
    while try row.step() {
      count += 1
      if count == limit { last = try row.readFile() }
      if row.integer(9) != 0, row.integer(10) == 0, row.optionalInteger(11) != nil,
        row.integer(12) >= depth.rawValue, let path = row.span(3),
        isUnchanged(path, row.fingerprint)
      {
        continue
      }
      outdated.append(try row.readFile())
    }
    return (outdated, count, last)
  }
}
