import DiaryModel

/// Files as the index knows them, one after another, without an allocation for each.
///
/// What is asked of all of them is asked by their places; a file by itself is made when it is taken.
package struct FileRows: RandomAccessCollection, Sendable {
  private struct Row {
    var pathEnd: Int
    var day: Int
    var second: Int64
    var counter: Int64
    var folder: IndexedFolder.Number
    var fingerprint: Fingerprint
    var isSettled: Bool
    var failure: Int32
    var hash: Int64?
    var depth: EntryDepth
  }

  private var paths: [UInt8] = []
  private var rows: [Row] = []

  /// No files, with room for so many.
  init(room: Int) {
    rows.reserveCapacity(room)
    paths.reserveCapacity(room * 48)
  }

  /// Appends the file of a row that begins with an entry's first thirteen columns.
  mutating func append(_ row: Statement) throws(IndexFault) {
    guard let day = Int(exactly: row.integer(0)), Self.days.contains(day) else { throw .damaged }
    if let path = row.span(3) { paths.append(contentsOf: path) }
    rows.append(
      Row(
        pathEnd: paths.count, day: day, second: row.integer(1), counter: row.integer(2),
        folder: row.integer(4), fingerprint: row.fingerprint, isSettled: row.integer(9) != 0,
        failure: Int32(truncatingIfNeeded: row.integer(10)), hash: row.optionalInteger(11),
        depth: EntryDepth(rawValue: Int(truncatingIfNeeded: row.integer(12))) ?? .name))
  }

  private static let days = Day.first.ordinal...Day.last.ordinal

  package var startIndex: Int { 0 }
  package var endIndex: Int { rows.count }

  package subscript(place: Int) -> IndexedFile {
    let row = rows[place]
    let name = EntryName(
      day: Day(ordinal: row.day) ?? .first, second: row.second < 0 ? nil : Int(row.second),
      counter: row.counter == 0 ? nil : Int(row.counter))
    return IndexedFile(
      path: VaultPath(bytes: Array(paths[pathRange(place)])), name: name, folder: row.folder,
      fingerprint: row.fingerprint, isSettled: row.isSettled, failure: row.failure, hash: row.hash,
      depth: row.depth)
  }

  /// The hash of a file's bytes; nothing where they have not been read.
  package func hash(_ place: Int) -> Int64? { rows[place].hash }

  /// How much the index has of a file.
  package func depth(_ place: Int) -> EntryDepth { rows[place].depth }

  /// What `test` says of the path and fingerprint of each file whose fingerprint tells something;
  /// of the others no.
  package func passing(_ test: (UnsafeRawBufferPointer, Fingerprint) -> Bool) -> [Bool] {
    paths.withUnsafeBytes { paths in
      var start = 0
      return rows.map { row in
        let path = UnsafeRawBufferPointer(rebasing: paths[start..<row.pathEnd])
        start = row.pathEnd
        guard row.isSettled, row.failure == 0, row.hash != nil else { return false }
        return test(path, row.fingerprint)
      }
    }
  }

  private func pathRange(_ place: Int) -> Range<Int> {
    (place == 0 ? 0 : rows[place - 1].pathEnd)..<rows[place].pathEnd
  }
}
