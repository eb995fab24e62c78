/// The tables of an index, and the marks by which its file is known.
enum IndexSchema {
  /// `diry`, in the file's header.
  static let application: Int64 = 0x6469_7279
  /// Raised with every change to the tables.
  static let version: Int64 = 6

  /// What makes an empty database an index.
  ///
  /// An entry's place in its table is its place in time, so the newest are read without sorting,
  /// and a path leads to its row because the path tells the day. Days are ordinals, `created` and
  /// `modified` seconds on the wall clock from the same origin, their offsets minutes.
  /// `failure` is the number from `errno` when the file could not be read; `hash` is nothing until
  /// it has been read, and `depth` tells how much of its facts is known. `entry_folder`
  /// repeats what is known of the files, so that all are looked at without reading what is in them.
  /// `searched` holds the search form of texts, by the hash of their bytes, from the first search on;
  /// they lie in the order in which they came, which fills pages best.
  static let tables = """
    CREATE TABLE origin (
      vault TEXT NOT NULL,
      parser INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE folder (
      id INTEGER PRIMARY KEY,
      path BLOB NOT NULL UNIQUE,
      inode INTEGER NOT NULL,
      modified INTEGER NOT NULL,
      changed INTEGER NOT NULL,
      settled INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE entry (
      day INTEGER NOT NULL,
      second INTEGER NOT NULL,
      counter INTEGER NOT NULL,
      path BLOB NOT NULL,
      folder INTEGER NOT NULL,
      inode INTEGER NOT NULL,
      size INTEGER NOT NULL,
      file_modified INTEGER NOT NULL,
      file_changed INTEGER NOT NULL,
      settled INTEGER NOT NULL,
      failure INTEGER NOT NULL,
      hash INTEGER,
      depth INTEGER NOT NULL,
      title TEXT,
      preview TEXT,
      category TEXT,
      created INTEGER,
      created_offset INTEGER,
      modified INTEGER,
      modified_offset INTEGER,
      marks INTEGER,
      words INTEGER,
      open_tasks INTEGER,
      done_tasks INTEGER,
      tags TEXT,
      people TEXT,
      aliases TEXT,
      links TEXT,
      mood TEXT,
      weather TEXT,
      location TEXT,
      photo TEXT,
      resurface TEXT,
      first_image TEXT,
      problems TEXT,
      tasks TEXT,
      title_key TEXT,
      PRIMARY KEY (day, second, counter, path)
    ) STRICT, WITHOUT ROWID;

    CREATE INDEX entry_folder ON entry (
      folder, day, second, counter, path, inode, size, file_modified, file_changed, settled,
      failure, hash, depth);

    CREATE TABLE searched (
      id INTEGER PRIMARY KEY,
      hash INTEGER NOT NULL UNIQUE,
      text BLOB NOT NULL
    ) STRICT;

    CREATE TABLE oddity (
      path BLOB PRIMARY KEY,
      folder INTEGER NOT NULL,
      kind INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE INDEX oddity_folder ON oddity (folder);
    """

  static let makeTables = """
    BEGIN;
    \(tables)
    PRAGMA application_id = \(application);
    PRAGMA user_version = \(version);
    COMMIT;
    """
}
