/// What an index was made from: a vault, and the reader that found out what its entries say.
package struct IndexOrigin: Hashable, Sendable {
  /// The vault's identity.
  package var vault: String
  /// Raised with every change to what is read out of an entry's bytes.
  package var parser: Int

  package init(vault: String, parser: Int) { (self.vault, self.parser) = (vault, parser) }

  func save(in database: inout Database) throws(IndexFault) {
    let insert = try database.statement("INSERT INTO origin (vault, parser) VALUES (?, ?)")
    try insert.bind(1, text: vault)
    try insert.bind(2, Int64(parser))
    try insert.run()
  }

  func check(in database: inout Database) throws(IndexFault) {
    let row = try database.statement("SELECT vault, parser FROM origin")
    defer { row.reset() }
    guard try row.step() else { throw .damaged }
    guard row.text(0) == vault else { throw .otherVault }
    guard row.integer(1) == Int64(parser) else { throw .otherVersion }
  }
}
