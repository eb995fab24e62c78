import CSQLite

/// The function `comparable(text)` of SQL, which makes of a text or list what `TitleKey` makes.
enum ComparableText {
  static func register(in database: OpaquePointer) -> Int32 {
    sqlite3_create_function_v2(
      database, "comparable", 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY, nil,
      { (context, _, values) in
        guard let value = values?.pointee, sqlite3_value_type(value) != SQLITE_NULL,
          let start = sqlite3_value_text(value)
        else { return sqlite3_result_null(context) }
        let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_value_bytes(value)))
        if ComparableText.isComparable(bytes) { return sqlite3_result_value(context, value) }
        var key = TitleKey.of(String(decoding: bytes, as: UTF8.self))
        key.withUTF8 { key in
          key.withMemoryRebound(to: CChar.self) { key in
            sqlite3_result_text(
              context, key.baseAddress, Int32(key.count),
              unsafeBitCast(-1, to: sqlite3_destructor_type.self))
          }
        }
      }, nil, nil, nil)
  }

  /// Whether nothing would change: there is neither a capital nor anything beyond ASCII.
  private static func isComparable(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.allSatisfy { $0 < 0x80 && !(0x41...0x5A).contains($0) }
  }
}
