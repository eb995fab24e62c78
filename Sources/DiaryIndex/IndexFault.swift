import CSQLite

/// Why an index cannot serve, or could not do what it was asked.
///
/// None of these is an error to the user: the answer then comes from the files.
package enum IndexFault: Error, Hashable, Sendable {
  /// Nothing is at the path.
  case missing
  /// Something else than a regular file is at the path.
  case notRegular
  /// It is no database, or the database of something else.
  case foreign
  /// The database contradicts itself.
  case damaged
  /// It was made by another version of the program.
  case otherVersion
  /// It was made by other settings for reading entries.
  case otherSettings
  /// It belongs to another vault.
  case otherVault
  /// Another program holds it longer than one can wait.
  case busy
  /// It may not be written, or its folder may not.
  case unwritable
  /// There is no room left.
  case full
  /// Anything else, by SQLite's number.
  case failed(Int32)

  /// Whether a new index in its place would be any better.
  package var isReplaceable: Bool {
    switch self {
    case .missing, .notRegular, .foreign, .damaged, .otherVersion, .otherSettings,
      .otherVault:
      true
    case .busy, .unwritable, .full, .failed: false
    }
  }

  /// The fault that SQLite's result code tells of.
  ///
  /// See <https://www.sqlite.org/rescode.html>; the low byte is the kind.
  init(code: Int32) {
    switch code & 0xFF {
    // What the index tells itself fits its tables, unless these are not what they were.
    case SQLITE_CORRUPT, SQLITE_MISMATCH, SQLITE_SCHEMA, SQLITE_ERROR, SQLITE_FORMAT,
      SQLITE_CONSTRAINT:
      self = .damaged
    case SQLITE_NOTADB: self = .foreign
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: self = .busy
    case SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH: self = .unwritable
    case SQLITE_FULL, SQLITE_TOOBIG: self = .full
    default: self = .failed(code)
    }
  }
}

extension IndexFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing: "there is no index yet"
    case .notRegular: "something else is in the index's place"
    case .foreign: "the index is not a database"
    case .damaged: "the index is damaged"
    case .otherVersion: "the index was made by another version of diary"
    case .otherSettings: "the index was made with other settings of the vault"
    case .otherVault: "the index belongs to another vault"
    case .busy: "the index is in use by another program"
    case .unwritable: "the index cannot be written"
    case .full: "there is no room for the index"
    case .failed(let code): "the index failed (SQLite \(code))"
    }
  }
}
