import DiaryModel
import Foundation
import Platform
import Testing

@testable import DiaryVault

struct ChangeLogTests {
  private let path = VaultPath("2026-11-29.md")

  func log(
    _ vault: borrowing VaultFolder, reaching commands: Int = 200, days: Int = 0
  ) -> ChangeLog {
    var reach = ChangeLog.Reach()
    (reach.commands, reach.changes, reach.interval) = (commands, commands * 5, 5)
    (reach.days, reach.mostChanges) = (days, commands * 2)
    return ChangeLog(
      stateFolder: Array((vault.path + "/state").utf8), vaultRoot: Array(vault.path.utf8),
      reach: reach)
  }

  func replacing(_ before: String, by after: String?) -> Change {
    Change(
      .replaced, path, at: moment("21:14:00"), before: ContentMark(of: before.utf8),
      after: after.map { ContentMark(of: $0.utf8) })
  }

  @Test func `a change is kept with the bytes from before`() throws {
    let vault = try VaultFolder()
    let log = log(vault)
    let bytes: [UInt8] = [0xFF, 0, 10, 10, 13]
    let begun = try log.begin(replacing("a", by: "b"), text: bytes)
    log.finish(begun, leaving: ContentMark(of: "b".utf8))
    let found = try #require(try log.changes().first)
    #expect(found.state == .done(ContentMark(of: "b".utf8)))
    #expect(found.change == begun.change)
    #expect(try log.text(before: found) == bytes)
  }

  @Test(arguments: ["a b.md", "line\nend.md", "100%25.md", "\u{1b}[1m.md", "e\u{301}.md"])
  func `any path is kept`(name: String) throws {
    let vault = try VaultFolder()
    let change = Change(
      .moved(to: VaultPath("to/" + name)), VaultPath(name), at: moment("00:00:00"))
    _ = try log(vault).begin(change)
    #expect(try log(vault).changes().map(\.change) == [change])
  }

  @Test(arguments: [
    ("a", nil), ("b", ChangeState.done(ContentMark(of: "b".utf8))), ("c", .begun),
  ])
  func `what was cut off is told from the file`(text: String, state: ChangeState?) throws {
    let vault = try VaultFolder()
    let begun = try log(vault).begin(replacing("a", by: "b"), text: [])
    try vault.write(path.text, text)
    #expect(log(vault).settle(begun, in: vault.root)?.state == state)
    #expect(try log(vault).changes().map(\.state) == (state.map { [$0] } ?? []))
  }

  @Test func `a change whose record has gone meanwhile is written down again`() throws {
    let vault = try VaultFolder()
    let log = log(vault)
    for isFolderGone in [false, true] {
      let begun = try log.begin(replacing("a", by: nil), text: Array("a".utf8))
      if isFolderGone {
        try FileManager.default.removeItem(atPath: vault.path + "/state")
      } else {
        log.discard(begun)
      }
      let mark = ContentMark(of: "b".utf8)
      log.finish(begun, leaving: mark, text: Array("b".utf8), before: Array("a".utf8))
      let found = try #require(try log.changes().last)
      #expect(found == begun.finished(leaving: mark))
      #expect(try log.text(before: found) == Array("a".utf8))
    }
  }

  @Test(arguments: [(0, true), (1, false), (4, false), (5, false)])
  func `a text from before that was cut short is not taken for whole`(
    missing: Int, isWhole: Bool
  ) throws {
    let vault = try VaultFolder()
    let log = log(vault)
    let begun = try log.begin(replacing("words", by: "b"), text: Array("words".utf8))
    let file = String(decoding: log.place(of: begun), as: UTF8.self)
    let bytes = try Data(contentsOf: URL(filePath: file))
    try bytes.dropLast(missing).write(to: URL(filePath: file))
    let text = try log.wholeText(before: begun)
    #expect(text == (isWhole ? Array("words".utf8) : nil))
  }

  @Test func `a change that was passed over meanwhile stays so`() throws {
    let vault = try VaultFolder()
    let log = log(vault)
    let begun = try log.begin(replacing("a", by: nil), text: Array("a".utf8))
    _ = try log.skip(begun)
    log.finish(begun, leaving: nil, before: Array("a".utf8))
    #expect(try log.changes().map(\.state) == [.skipped])
  }

  @Test func `what is taken away for good is forgotten`() throws {
    let vault = try VaultFolder()
    _ = try log(vault).begin(replacing("a", by: "b"), text: Array("secret".utf8))
    try log(vault).forget([path])
    #expect(try log(vault).changes() == [])
  }

  @Test func `the oldest commands are forgotten when there are many, an open edit never`() throws {
    let vault = try VaultFolder()
    let log = log(vault, reaching: 20)
    let open = try log.begin(replacing("a", by: nil))
    for _ in 0..<40 {
      log.beginCommand()
      log.finish(try log.begin(replacing("a", by: "b")), leaving: nil)
    }
    let kept = try log.changes()
    #expect((20...26).contains(kept.count))
    #expect(kept.first == open)
  }

  @Test(arguments: [(30, false), (70, true)])
  func `young commands stay until there are very many, and what is dropped then is told`(
    count: Int, isDropped: Bool
  ) throws {
    let vault = try VaultFolder()
    let log = log(vault, reaching: 20, days: 30)
    var dropped = 0
    for _ in 0..<count {
      log.beginCommand()
      log.finish(try log.begin(replacing("a", by: "b")), leaving: nil)
      guard let told = log.takeDropped() else { continue }
      dropped += told.commands
      #expect(told.last == moment("21:14:00"))
    }
    #expect((dropped > 0) == isDropped)
    #expect(try log.changes().count == count - dropped)
  }

  @Test func `texts are held with a file's last change, and it is told where there is none`() throws
  {
    let vault = try VaultFolder()
    let log = log(vault)
    #expect(log.hold([], withLastChangeOf: path))
    #expect(!log.hold([Array("a".utf8)], withLastChangeOf: path))
    log.finish(try log.begin(replacing("a", by: "b")), leaving: nil)
    #expect(log.hold([Array("a".utf8)], withLastChangeOf: path))
    #expect(!log.hold([Array("a".utf8)], withLastChangeOf: VaultPath("other.md")))
  }

  @Test func `texts of an edit that are held one time after another are all there`() throws {
    let vault = try VaultFolder()
    let log = log(vault)
    let edit = try log.begin(replacing("a", by: "b"))
    for text in ["one", "two", "three"] {
      try log.seen(during: edit).keep(Array(text.utf8))
      log.hold(edit, besides: [])
    }
    let names = try Folder(path: log.folder).names().map(\.name)
    let held = try names.filter { String(decoding: $0, as: UTF8.self).contains(".held-") }.map {
      String(decoding: try Folder(path: log.folder).read($0).bytes, as: UTF8.self)
    }
    #expect(held.sorted() == ["one", "three", "two"])
  }

  @Test func `a command of many changes is kept whole, and what was before it`() throws {
    let vault = try VaultFolder()
    let log = log(vault, reaching: 20)
    let before = try log.begin(replacing("a", by: "b"))
    log.finish(before, leaving: nil)
    log.beginCommand()
    var made: [RecordedChange] = []
    for _ in 0..<40 {
      made.append(try log.begin(replacing("a", by: "b")))
      log.finish(made[made.count - 1], leaving: nil)
    }
    #expect(try log.changes().map(\.identity) == ([before] + made).map(\.identity))
  }

  @Test func `a command that is being taken back is kept however many changes there are`() throws {
    let vault = try VaultFolder()
    let log = log(vault, reaching: 20)
    var made: [RecordedChange] = []
    for _ in 0..<80 {
      made.append(try log.begin(replacing("a", by: "b")))
      log.finish(made[made.count - 1], leaving: nil)
    }
    log.beginCommand()
    for recorded in made.reversed() {
      var change = replacing("b", by: "a")
      change.takesBack = recorded.identity
      log.finish(try log.begin(change), leaving: nil)
    }
    #expect(try log.changes().count == 2 * made.count)
  }

  /// Changes, oldest first, by command and then as `+a` (written), `*a` (changed), `a>b` (moved), `-`
  /// the trash; which file of now is gone, and which changes are known then, `!` in part.
  @Test(arguments: [
    ("1+a 2*a 3a>-", "-", ""), ("1*b 1a>b 2b>-", "-", "1*b!"), ("1*c 1a>b 2b>-", "-", "1*c!"),
    ("1+a 2a>b 3*b 4b>-", "-", ""), ("1+a 2a>- 3+a", "-", "3+a"), ("1*a 1*b 2b>-", "-", "1*a!"),
    ("1*a 2*b 3a>-", "-", "2*b"), ("1a>- 2->a", "-", "1a>- 2->a"), ("1*a", "a", ""),
    ("1+a 2a>b 3+a 4b>-", "-", "3+a"), ("1*a 1*b 1*c", "b", "1*a! 1*c!"),
    ("1a>- 2->b 3+a", "-", "1a>- 2->b 3+a"),
  ])
  func `of a file that is gone all is forgotten, by whatever path, and of others nothing`(
    made: String, gone: String, left: String
  ) throws {
    let vault = try VaultFolder()
    let log = log(vault)
    func path(_ place: Substring) -> VaultPath {
      VaultPath(place == "-" ? ".trash/1/x" : String(place))
    }
    var (written, command): ([ChangeIdentity: String], Character?) = ([:], nil)
    for change in made.split(separator: " ") {
      if change.first != command { log.beginCommand() }
      command = change.first
      let rest = change.dropFirst()
      let parts = rest.split(separator: ">")
      let kind: Change.Kind =
        rest.first == "+" ? .created : rest.first == "*" ? .replaced : .moved(to: path(parts[1]))
      let place = path(parts.count > 1 ? parts[0] : rest.dropFirst())
      let begun = try log.begin(Change(kind, place, at: moment("21:14:00")))
      log.finish(begun, leaving: nil)
      written[begun.identity] = String(change)
    }
    try log.forget([path(gone[...])])
    let found = try log.changes().map { recorded in
      written[recorded.identity, default: "?"] + (recorded.isRest ? "!" : "")
    }
    #expect(found.joined(separator: " ") == left)
  }

  @Test func `two that begin at once are both kept`() async throws {
    let vault = try VaultFolder()
    let folder = Array((vault.path + "/state").utf8)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<20 {
        group.addTask {
          let log = ChangeLog(stateFolder: folder, vaultRoot: [])
          _ = try log.begin(Change(.created, VaultPath("a"), at: moment("21:14:00")))
        }
      }
      try await group.waitForAll()
    }
    let changes = try ChangeLog(stateFolder: folder, vaultRoot: []).changes()
    #expect(Set(changes.map(\.identity)).count == 20)
  }
}
