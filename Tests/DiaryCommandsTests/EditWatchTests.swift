import DiaryVault
import Foundation
import Platform
import Testing

@testable import DiaryCommands

/// What is kept of a file while an editor is open on it.
struct EditWatchTests {
  /// A text that cannot be read with the first look at it is read with the next one.
  @Test func `a text that could not be read once is seen nevertheless`() throws {
    let path = NSTemporaryDirectory() + "watch-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let folder = Array(path.utf8)
    try Data("before".utf8).write(to: URL(filePath: path + "/a.md"))
    var failures = 1
    let file = WatchedFile(
      status: { (try? Folder(path: folder).status(of: Array("a.md".utf8))) ?? nil },
      read: {
        failures -= 1
        return failures >= 0 ? nil : try? Folder(path: folder).read(Array("a.md".utf8)).bytes
      })
    let seen = SeenTexts(folder: folder, prefix: Array(".a.".utf8))
    var watch = EditWatch(of: file, from: Array("before".utf8), keeping: seen)
    try Data("and more".utf8).write(to: URL(filePath: path + "/a.md"))
    watch.look()
    #expect(seen.texts.isEmpty)
    watch.look()
    watch.look()
    #expect(seen.texts == [Array("and more".utf8)])
  }
}
