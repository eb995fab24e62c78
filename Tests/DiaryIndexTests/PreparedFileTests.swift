import Foundation
import Testing

@testable import DiaryIndex

/// A file that somebody has put in the index's place neither reaches outside it nor changes what tables are.
struct PreparedFileTests {
  /// What SQLite does unless it is told not to trust a file.
  @Test(arguments: [
    // A schema that names what is not there, or pages that belong to another table.
    """
    PRAGMA writable_schema = ON;
    UPDATE sqlite_schema SET rootpage = 1 WHERE name = 'folder';
    """,
    "PRAGMA writable_schema = ON; DELETE FROM sqlite_schema",
    // A view and a trigger that look at what is not in the file.
    "SELECT * FROM reaching",
    "INSERT INTO folder VALUES (1, x'61', 1, 1, 1, 1)",
  ])
  func `it is refused`(statements: String) throws {
    let folder = NSTemporaryDirectory() + "prepared-" + UUID().uuidString
    defer { _ = try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = folder + "/index.sqlite"
    let origin = IndexOrigin(vault: "vault", parser: 1)
    _ = try IndexFile(path: Array(path.utf8), origin: origin).make { _ throws(IndexFault) in }
    let database = try Database(path: Array(path.utf8))
    try database.execute(
      """
      CREATE VIEW reaching AS SELECT * FROM pragma_database_list;
      CREATE TRIGGER calling AFTER INSERT ON folder BEGIN
        DELETE FROM entry WHERE folder IN (SELECT seq FROM pragma_database_list);
      END;
      """)
    #expect(throws: IndexFault.self) { try database.execute(statements) }
  }
}
