import DiaryVault
import Foundation
import Testing

struct VaultTemplateTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "vault-template")

  @Test func `the program holds every file of the template's folder`() throws {
    let found = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path())
      .filter { Self.folder.appending(path: $0).isFile }
    #expect(VaultTemplate.files.map(\.path) == found.sorted())
  }

  @Test(arguments: VaultTemplate.files.map(\.path))
  func `a file of the template is the same byte for byte`(path: String) throws {
    let embedded = try #require(VaultTemplate.files.first { $0.path == path })
    #expect(try Data(contentsOf: Self.folder.appending(path: path)) == Data(embedded.bytes))
  }
}

extension URL {
  fileprivate var isFile: Bool {
    (try? resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) ?? false
  }
}
