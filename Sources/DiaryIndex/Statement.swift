import CSQLite

/// A prepared statement that its `Database` owns; it must not outlive it.
struct Statement {
  private let handle: OpaquePointer

  init(_ handle: OpaquePointer) { self.handle = handle }

  /// Goes to the next row, and tells whether there is one.
  func step() throws(IndexFault) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let status:
      sqlite3_reset(handle)
      throw IndexFault(code: status)
    }
  }

  /// Ends the run, so that it holds no lock and can be run again.
  func reset() { sqlite3_reset(handle) }

  /// Runs a statement that answers nothing.
  func run() throws(IndexFault) {
    defer { reset() }
    _ = try step()
  }

  /// Runs a statement with values that stay where they are meanwhile.
  func run(_ values: borrowing RowValues) throws(IndexFault) {
    let status = values.withBound { column, value in
      switch value {
      case .null: sqlite3_bind_null(handle, column)
      case .integer(let number): sqlite3_bind_int64(handle, column, number)
      case .text(let bytes):
        sqlite3_bind_text(
          handle, column, bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
          Int32(bytes.count), nil)
      case .blob(let bytes):
        sqlite3_bind_blob(handle, column, bytes.baseAddress, Int32(bytes.count), nil)
      }
    } body: {
      defer { sqlite3_reset(handle) }
      return sqlite3_step(handle)
    }
    guard status == SQLITE_DONE || status == SQLITE_ROW else { throw IndexFault(code: status) }
  }
}

extension Statement {
  /// Binds a number to the parameter at a place from 1.
  func bind(_ place: Int32, _ value: Int64?) throws(IndexFault) {
    let status =
      value.map { sqlite3_bind_int64(handle, place, $0) } ?? sqlite3_bind_null(handle, place)
    guard status == SQLITE_OK else { throw IndexFault(code: status) }
  }

  /// Binds a copy of some bytes as a blob.
  func bind(_ place: Int32, blob bytes: [UInt8]) throws(IndexFault) {
    let status = bytes.withUnsafeBytes { bytes in
      // An empty array may have no address, which SQLite would take for NULL.
      bytes.isEmpty
        ? sqlite3_bind_zeroblob(handle, place, 0)
        : sqlite3_bind_blob(handle, place, bytes.baseAddress, Int32(bytes.count), Self.transient)
    }
    guard status == SQLITE_OK else { throw IndexFault(code: status) }
  }

  /// Binds a copy of a text.
  func bind(_ place: Int32, text: String) throws(IndexFault) {
    var text = text
    let status = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        sqlite3_bind_text(handle, place, $0.baseAddress, Int32($0.count), Self.transient)
      }
    }
    guard status == SQLITE_OK else { throw IndexFault(code: status) }
  }

  /// Tells SQLite to copy what is bound before the call returns.
  private static var transient: sqlite3_destructor_type {
    unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  }
}

extension Statement {
  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  func optionalInteger(_ column: Int32) -> Int64? {
    sqlite3_column_type(handle, column) == SQLITE_NULL ? nil : sqlite3_column_int64(handle, column)
  }

  /// The bytes of a text or blob, which are gone with the next step; nil for NULL and for none.
  ///
  /// Asked for as a blob, a text is neither copied nor ended with a zero.
  func span(_ column: Int32) -> UnsafeRawBufferPointer? {
    guard let start = sqlite3_column_blob(handle, column) else { return nil }
    return UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column)))
  }

  func bytes(_ column: Int32) -> [UInt8] { span(column).map { Array($0) } ?? [] }

  func text(_ column: Int32) -> String {
    span(column).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  func optionalText(_ column: Int32) -> String? {
    if let text = span(column) { return String(decoding: text, as: UTF8.self) }
    return sqlite3_column_type(handle, column) == SQLITE_NULL ? nil : ""
  }
}
