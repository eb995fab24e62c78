/// What an index was made from: a vault, and the reader that found out what its entries say.
package struct IndexOrigin: Hashable, Sendable {
  /// The vault's identity.
  package var vault: String
  /// Raised with every change to what is read out of an entry's bytes.
  package var parser: UInt32
  /// The settings by which it reads, as a number.
  package var settings: UInt32

  package init(vault: String, parser: UInt32, settings: UInt32 = 0) {
    (self.vault, self.parser, self.settings) = (vault, parser, settings)
  }

  private var reader: Int64 { Int64(parser) << 32 | Int64(settings) }

  func save(in database: inout Database) throws(IndexFault) {
    let insert = try database.statement("INSERT INTO origin (vault, parser) VALUES (?, ?)")
    try insert.bind(1, text: vault)
    try insert.bind(2, reader)
    try insert.run()
  }

  func check(in database: inout Database) throws(IndexFault) {
    let row = try database.statement("SELECT vault, parser FROM origin")
    defer { row.reset() }
    guard try row.step() else { throw .damaged }
    guard row.text(0) == vault else { throw .otherVault }
    guard row.integer(1) != reader else { return }
    throw row.integer(1) >> 32 == Int64(parser) ? .otherSettings : .otherVersion
  }
}
