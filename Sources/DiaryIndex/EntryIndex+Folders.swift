import DiaryModel

extension EntryIndex {
  /// All folders, each before those in it.
  package mutating func folders() throws(IndexFault) -> [IndexedFolder] {
    let row = try database.statement(
      "SELECT id, path, inode, modified, changed, settled FROM folder ORDER BY path")
    defer { row.reset() }
    var folders: [IndexedFolder] = []
    while try row.step() {
      folders.append(
        IndexedFolder(
          number: row.integer(0), path: VaultPath(bytes: row.bytes(1)),
          inode: UInt64(bitPattern: row.integer(2)), modified: row.integer(3),
          changed: row.integer(4), isSettled: row.integer(5) != 0))
    }
    return folders
  }

  /// The number of a folder, which is given one when it has none.
  package mutating func number(
    ofFolder path: VaultPath
  ) throws(IndexFault) -> IndexedFolder.Number {
    let insert = try database.statement(
      """
      INSERT INTO folder (path, inode, modified, changed, settled) VALUES (?, 0, 0, 0, 0)
      ON CONFLICT (path) DO NOTHING
      """)
    try insert.bind(1, blob: path.bytes)
    try insert.run()
    let select = try database.statement("SELECT id FROM folder WHERE path = ?")
    try select.bind(1, blob: path.bytes)
    defer { select.reset() }
    guard try select.step() else { throw .damaged }
    return select.integer(0)
  }

  /// Keeps what a folder looked like when its names were read.
  package mutating func save(
    _ folder: IndexedFolder.Number, inode: UInt64, modified: Int64, changed: Int64, isSettled: Bool
  ) throws(IndexFault) {
    let update = try database.statement(
      "UPDATE folder SET inode = ?, modified = ?, changed = ?, settled = ? WHERE id = ?")
    try update.bind(1, Int64(bitPattern: inode))
    try update.bind(2, modified)
    try update.bind(3, changed)
    try update.bind(4, isSettled ? 1 : 0)
    try update.bind(5, folder)
    try update.run()
  }

  /// Removes a folder with what is right in it; the folders in it are asked for by themselves.
  package mutating func remove(folder: IndexedFolder.Number) throws(IndexFault) {
    try forgetTexts(in: folder)
    let entries = try database.statement("DELETE FROM entry WHERE folder = ?")
    try entries.bind(1, folder)
    try entries.run()
    let oddities = try database.statement("DELETE FROM oddity WHERE folder = ?")
    try oddities.bind(1, folder)
    try oddities.run()
    let row = try database.statement("DELETE FROM folder WHERE id = ?")
    try row.bind(1, folder)
    try row.run()
  }

  /// The paths of the entries right in a folder.
  package mutating func paths(in folder: IndexedFolder.Number) throws(IndexFault) -> [VaultPath] {
    let row = try database.statement("SELECT path FROM entry WHERE folder = ?")
    try row.bind(1, folder)
    defer { row.reset() }
    var paths: [VaultPath] = []
    while try row.step() { paths.append(VaultPath(bytes: row.bytes(0))) }
    return paths
  }

  /// The next files after one, or the first, folder by folder, without what is in them.
  ///
  /// The folders' index has all that is known of files, and is gone through faster than the entries.
  package mutating func files(
    after last: IndexedFile?, limit: Int
  ) throws(IndexFault) -> FileRows {
    let row = try database.statement(
      """
      SELECT day, second, counter, path, folder, inode, size, file_modified, file_changed,
        settled, failure, hash, depth
      FROM entry INDEXED BY entry_folder
      WHERE (folder, day, second, counter, path) > (?1, ?2, ?3, ?4, ?5)
      ORDER BY folder, day, second, counter, path LIMIT ?6
      """)
    defer { row.reset() }
    if let last {
      try row.bind(1, last.folder)
      try row.bindPlace(last.path, last.name, from: 2)
    } else {
      try row.bind(1, .min)
      try row.bindPlace(VaultPath(bytes: []), EntryName(day: .first), from: 2)
    }
    try row.bind(6, Int64(limit))
    var files = FileRows(room: min(limit, 1024))
    while try row.step() { try files.append(row) }
    return files
  }

  /// Keeps which odd names are right in a folder, instead of those that were known.
  package mutating func save(
    _ oddities: [Oddity], in folder: IndexedFolder.Number
  ) throws(IndexFault) {
    let delete = try database.statement("DELETE FROM oddity WHERE folder = ?")
    try delete.bind(1, folder)
    try delete.run()
    for oddity in oddities {
      let insert = try database.statement(
        "INSERT OR REPLACE INTO oddity (path, folder, kind) VALUES (?, ?, ?)")
      try insert.bind(1, blob: oddity.path.bytes)
      try insert.bind(2, folder)
      try insert.bind(3, Int64(oddity.kind.rawValue))
      try insert.run()
    }
  }

  /// The odd names right in a folder.
  package mutating func oddities(
    in folder: IndexedFolder.Number
  ) throws(IndexFault) -> [Oddity] {
    let row = try database.statement(
      "SELECT path, kind FROM oddity WHERE folder = ? ORDER BY path")
    try row.bind(1, folder)
    return try readOddities(row)
  }

  /// All odd names, by path.
  package mutating func oddities() throws(IndexFault) -> [Oddity] {
    try readOddities(try database.statement("SELECT path, kind FROM oddity ORDER BY path"))
  }

  private func readOddities(_ row: Statement) throws(IndexFault) -> [Oddity] {
    defer { row.reset() }
    var oddities: [Oddity] = []
    while try row.step() {
      guard let kind = UInt8(exactly: row.integer(1)).flatMap(Oddity.Kind.init) else {
        throw .damaged
      }
      oddities.append(Oddity(path: VaultPath(bytes: row.bytes(0)), kind: kind))
    }
    return oddities
  }
}
