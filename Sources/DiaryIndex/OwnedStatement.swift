import CSQLite

/// A prepared statement that ends with its owner, and which may outlive its `Database`.
struct OwnedStatement: ~Copyable {
  private let handle: OpaquePointer

  init(_ handle: OpaquePointer) { self.handle = handle }

  deinit { sqlite3_finalize(handle) }

  var row: Statement { Statement(handle) }
}
