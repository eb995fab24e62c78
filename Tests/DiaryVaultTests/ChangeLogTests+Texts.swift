import DiaryModel
import Foundation
import Testing

@testable import DiaryVault

/// Texts that are kept beside the changes.
extension ChangeLogTests {
  @Test func `what cannot be kept of a change's text is told once, and no part of it stays`() throws
  {
    let vault = try VaultFolder()
    let log = log(vault)
    for isBlocked in [false, true] {
      let begun = try log.begin(replacing("a", by: "b"), text: Array("a".utf8))
      let kept = String(decoding: KeptTextName.after(begun).bytes, as: UTF8.self)
      let file = String(decoding: log.folder, as: UTF8.self) + "/" + kept
      if isBlocked {
        try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: false)
      }
      log.finish(begun, leaving: ContentMark(of: "b".utf8), text: Array("b".utf8))
      #expect((log.takeKeepFault() != nil) == isBlocked)
      #expect(log.takeKeepFault() == nil)
      #expect(FileManager.default.contents(atPath: file) == (isBlocked ? nil : Data("b".utf8)))
    }
  }
}
