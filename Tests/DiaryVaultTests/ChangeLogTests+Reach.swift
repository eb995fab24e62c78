import Foundation
import Testing

@testable import DiaryVault

/// How far back the log reaches unless it is told otherwise.
extension ChangeLogTests {
  @Test(arguments: [(0, true), (29, true), (31, false), (400, false)])
  func `commands of thirty days stay, however many, and of older ones the newest`(
    days: Int, isKept: Bool
  ) throws {
    let vault = try VaultFolder()
    let log = log(vault, reaching: 20, days: ChangeLog.Reach().days)
    func change(_ count: Int) throws {
      for _ in 0..<count {
        log.beginCommand()
        log.finish(try log.begin(replacing("a", by: "b"), text: Array("a".utf8)), leaving: nil)
      }
    }
    try change(30)
    let folder = String(decoding: log.folder, as: UTF8.self)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: Double(days) * -86_400)],
        ofItemAtPath: "\(folder)/\(name)")
    }
    try change(5)
    let kept = try log.changes().count
    #expect(isKept ? kept == 35 : (20..<30).contains(kept), "\(kept)")
    #expect(log.takeDropped() == nil, "nothing young was dropped")
  }
}
