import DiaryModel

extension EntryIndex {
  /// Keeps that there is a file, which is still to be read, unless it is known.
  package mutating func add(_ file: IndexedFile) throws(IndexFault) {
    values.removeAll()
    values.append(file)
    try database.statement(
      """
      INSERT INTO entry (
        day, second, counter, path, folder, inode, size, file_modified, file_changed, settled,
        failure, hash, depth)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)
      ON CONFLICT DO NOTHING
      """
    ).run(values)
  }

  /// Keeps what was read of a file that was known with other bytes, whose text is forgotten.
  package mutating func replace(_ entry: IndexedEntry) throws(IndexFault) {
    try forgetText(of: entry.file.path, entry.file.name.day)
    try save(entry)
  }

  /// Keeps what was read of a file, in place of what was known.
  package mutating func save(_ entry: IndexedEntry) throws(IndexFault) {
    values.removeAll()
    values.append(entry.file)
    FactsColumns.append(entry.facts, to: &values)
    values.append(text: TitleKey.of(entry.facts.title))
    try database.statement(
      """
      INSERT OR REPLACE INTO entry VALUES (
        ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20,
        ?21, ?22, ?23, ?24, ?25, ?26, ?27, ?28, ?29, ?30, ?31, ?32, ?33, ?34, ?35, ?36, ?37)
      """
    ).run(values)
  }

  /// Keeps what a file looks like now, whose contents are what they were.
  package mutating func saveFingerprint(of file: IndexedFile) throws(IndexFault) {
    values.removeAll()
    values.append(file)
    try database.statement(
      """
      UPDATE entry SET
        folder = ?5, inode = ?6, size = ?7, file_modified = ?8, file_changed = ?9, settled = ?10,
        failure = ?11, hash = ?12, depth = ?13
      WHERE day = ?1 AND second = ?2 AND counter = ?3 AND path = ?4
      """
    ).run(values)
  }

  /// Removes a file; one that is not known is no error.
  package mutating func remove(_ path: VaultPath) throws(IndexFault) {
    guard let day = EntryName(path: path)?.day else { return }
    try forgetText(of: path, day)
    let delete = try database.statement("DELETE FROM entry WHERE day = ? AND path = ?")
    try delete.bind(1, Int64(day.ordinal))
    try delete.bind(2, blob: path.bytes)
    try delete.run()
  }
}

extension RowValues {
  fileprivate mutating func append(_ file: IndexedFile) {
    append(Int64(file.name.day.ordinal))
    append(Int64(file.name.second ?? -1))
    append(Int64(file.name.counter ?? 0))
    append(blob: file.path.bytes)
    append(file.folder)
    append(Int64(bitPattern: file.fingerprint.inode))
    append(file.fingerprint.size)
    append(file.fingerprint.modified)
    append(file.fingerprint.changed)
    append(file.isSettled ? 1 : 0)
    append(Int64(file.failure))
    append(file.hash)
    append(Int64(file.depth.rawValue))
  }
}

extension Statement {
  /// Binds the primary key of an entry's row as four parameters, the first four where not told.
  func bindPlace(
    _ path: VaultPath, _ name: EntryName, from first: Int32 = 1
  ) throws(IndexFault) {
    try bind(first, Int64(name.day.ordinal))
    try bind(first + 1, Int64(name.second ?? -1))
    try bind(first + 2, Int64(name.counter ?? 0))
    try bind(first + 3, blob: path.bytes)
  }
}
