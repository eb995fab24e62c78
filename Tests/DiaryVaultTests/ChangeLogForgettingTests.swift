import DiaryModel
import Foundation
import Platform
import Testing

@testable import DiaryVault

/// What is forgotten of an entry in the trash, and what is not since an entry that lives may have it.
struct ChangeLogForgettingTests {
  private static let deletion = "2026-11-29T211430"

  private func log(_ vault: borrowing VaultFolder) -> ChangeLog {
    ChangeLog(
      stateFolder: Array((vault.path + "/state").utf8), vaultRoot: Array(vault.path.utf8))
  }

  private func path(_ word: Substring) -> VaultPath {
    switch word {
    case "-": VaultPath(".trash/\(Self.deletion)/a")
    case "--": VaultPath(".trash/2026-11-28T100000/a")
    default: VaultPath(String(word))
    }
  }

  /// Changes, oldest first, as minutes of the hour and then `+a` (written), `*a` (changed), `a>b`
  /// (moved), each leaving `old`, or `=a` (written, leaving other words), `-` the trash of 21:14:30,
  /// where `old` lies; what is at `a` when that is emptied, if anything, and which changes are left.
  @Test(arguments: [
    // Another machine's deletion comes while the entry is here.
    ("10+a 11*a", "words", "10+a 11*a"), ("10+a 11*a", nil, ""),
    ("10+b 11*b 12b>a", "words", "10+b 11*b 12b>a"),
    // What it has deleted is another entry, which it had there after it had moved this one.
    ("10=a", nil, "10=a"), ("10=a 11*a", nil, ""),
    // Another entry has come to the path since, and has its own changes alone.
    ("10+a 16+a", "words", "16+a"), ("10+a 16+a", nil, "16+a"), ("10+a 16b>a", "words", "16b>a"),
    ("10+a 16*a", nil, "10+a 16*a"), ("10+a 16a>b", nil, "10+a 16a>b"),
    // What is of the minute of the deletion may be later.
    ("10+a 14*a", nil, "10+a 14*a"), ("10+a 14+a", nil, "14+a"), ("14+a", nil, "14+a"),
    ("10+a 13*a", nil, ""),
    // The clock was put back in between.
    ("10+a 20*a 12*a", nil, "10+a 20*a 12*a"),
    // Deleted here, and a copy brought back by hand, or by git as it was once.
    ("10+a 14a>-", "old", "10+a 14a>-"), ("10+a 14a>-", "else", "10+a 14a>-"),
    ("10+a 14a>-", nil, ""),
    ("10+a 14a>- 15*a", nil, "10+a 14a>- 15*a"), ("10+a 14a>- 15+a", "old", "15+a"),
    // Restored, while another machine's copy is in the trash yet.
    ("10+a 14a>- 15->a", "old", "10+a 14a>- 15->a"), ("10+a 14a>- 15->a", nil, "10+a 14a>- 15->a"),
    ("10+a 14a>-- 15-->a", nil, "10+a 14a>-- 15-->a"),
    ("10+a 11a>-- 12-->a 13*a", nil, ""),
  ])
  func `nothing of an entry that lives is forgotten with one in the trash`(
    made: String, living: String?, left: String
  ) throws {
    let vault = try VaultFolder([".trash/\(Self.deletion)/a": "old"])
    if let living { try vault.write("a", living) }
    let log = log(vault)
    var written: [ChangeIdentity: String] = [:]
    for text in made.split(separator: " ") {
      log.beginCommand()
      let rest = text.dropFirst(2)
      let parts = rest.split(separator: ">")
      let kind: Change.Kind =
        parts.count > 1
        ? .moved(to: path(parts[1])) : rest.first == "*" ? .replaced : .created
      var change = Change(
        kind, path(parts.count > 1 ? parts[0] : rest.dropFirst()),
        at: moment("21:\(text.prefix(2))"))
      change.after = ContentMark(of: (rest.first == "=" ? "else" : "old").utf8)
      let begun = try log.begin(change)
      log.finish(begun, leaving: change.after)
      written[begun.identity] = String(text)
    }
    let items = try Trash.items(in: vault.root)
    #expect(items.map(\.path) == [path("-")])
    try log.forget(items, in: vault.root)
    let found = try log.changes().map { written[$0.identity, default: "?"] }
    #expect(found.joined(separator: " ") == left)
  }

  /// What the file holds in turn, each as a command leaves it, or with `|` behind it as something
  /// else does; and how many of the changes are forgotten with the last.
  @Test(arguments: [
    (["A trip to the coast\n", "A trip to the coast\nand more\n"], 3),
    // Another program corrects it.
    (
      [
        "A trip to the coast\n", "|A trip to the north coast\n",
        "A trip to the north coast\nsaved\n",
      ], 3
    ),
    // It is given another name elsewhere, and another one comes in its place.
    (
      [
        "A trip to the coast\n", "|Something new was written\n",
        "Something new was written\nmore\n",
      ], 2
    ),
    (["A trip to the coast\n", "|# Morning\nSomething new\n", "# Morning\nSomething new\n1\n"], 2),
    (["A trip to the coast\n", "|Something new was written\n"], 1),
    // Of the same template, while the first lives under another name.
    (["One\nTwo\nA walk to the sea\n", "|One\nTwo\n", "One\nTwo\nNew words\n"], 2),
    // Of what is left empty nothing is known.
    (["A trip to the coast\n", "|", "Something new was written\n"], 2),
  ])
  func `what another file of the same name had is not forgotten`(
    texts: [String], count: Int
  ) throws {
    let vault = try VaultFolder(["notes/walk.md": "One\nA walk to the sea\nand back\n"])
    let log = log(vault)
    let path = VaultPath("a")
    var last = ""
    for (number, text) in texts.enumerated() {
      defer { last = text.first == "|" ? String(text.dropFirst()) : text }
      guard text.first != "|" else { continue }
      log.beginCommand()
      var change = Change(number == 0 ? .created : .replaced, path, at: moment("21:\(10 + number)"))
      change.after = ContentMark(of: text.utf8)
      if number > 0 { change.before = ContentMark(of: last.utf8) }
      let begun = try log.begin(change, text: Array(last.utf8))
      log.finish(begun, leaving: change.after, text: Array(text.utf8))
    }
    try vault.write(".trash/\(Self.deletion)/a", last)
    var deletion = Change(.moved(to: self.path("-")), path, at: moment("21:14:30"))
    deletion.after = ContentMark(of: last.utf8)
    log.finish(try log.begin(deletion), leaving: deletion.after)
    let all = try log.changes().count
    try log.forget(try Trash.items(in: vault.root), in: vault.root)
    #expect(try all - log.changes().count == count)
  }

  @Test func `thousands of entries are forgotten at once`() throws {
    let count = 4000
    var changes: [RecordedChange] = []
    for number in 0..<(2 * count) {
      let name = "\(number % count)"
      let change = Change(
        number < count ? .created : .moved(to: VaultPath(".trash/1/\(name)")), VaultPath(name),
        at: moment("21:10"))
      let identity = ChangeIdentity(number: number)
      changes.append(
        RecordedChange(
          identity: identity, command: identity, maker: .own, state: .done(nil), change: change,
          start: 0))
    }
    let indexed = ChangesByPath(changes)
    let clock = ContinuousClock()
    let took = clock.measure {
      for number in 0..<count {
        #expect(indexed.places(of: VaultPath(".trash/1/\(number)")) == [number + count, number])
      }
    }
    #expect(took < .seconds(5))
  }
}
