import Foundation
import Platform
import Testing

@testable import DiaryVault

struct SeenTextsTests {
  private func seen(_ vault: borrowing VaultFolder, mostTexts: Int = 200) -> SeenTexts {
    SeenTexts(
      folder: Array(vault.path.utf8), prefix: Array(".a.md.".utf8), mostTexts: mostTexts,
      mostBytes: 1000)
  }

  private func keep(_ texts: [String], in seen: SeenTexts) throws {
    for text in texts { try seen.keep(Array(text.replacing("|", with: "\n").utf8)) }
  }

  private func shown(_ seen: SeenTexts) -> [String] {
    seen.texts.map { String(decoding: $0, as: UTF8.self).replacing("\n", with: "|") }
  }

  @Test func `they come in the order in which they were seen, past ten as well`() throws {
    let vault = try VaultFolder()
    let texts = (1...12).map { "text \($0)" }
    try keep(texts, in: seen(vault))
    #expect(shown(seen(vault)) == texts)
    seen(vault).drop()
    #expect(seen(vault).isEmpty)
  }

  @Test func `only what is kept elsewhere is taken away`() throws {
    let vault = try VaultFolder()
    try keep(["one", "two", "three"], in: seen(vault))
    seen(vault).drop(heldElsewhere: [Array("one".utf8), Array("three".utf8)])
    #expect(shown(seen(vault)) == ["two"])
  }

  /// A text in whose place something is that cannot be read.
  @Test func `it is known whether all can be read`() throws {
    let vault = try VaultFolder()
    #expect(try seen(vault).all().isEmpty)
    try keep(["one"], in: seen(vault))
    #expect(try seen(vault).all().count == 1)
    try FileManager.default.createDirectory(
      atPath: vault.path + "/.a.md.seen-2", withIntermediateDirectories: true)
    #expect(throws: SystemError.self) { try seen(vault).all() }
    #expect(throws: SystemError.self) { try seen(vault).texts(beside: []) }
    #expect(shown(seen(vault)) == ["one"])
  }

  @Test(arguments: [
    // While a word is typed it grows.
    (["a mor", "a morni", "a morning"], ["a morning"]),
    (["I am sad", "I am glad"], ["I am sad", "I am glad"]),
    (["바다", "바다까지", "바다까지 걸었다"], ["바다까지 걸었다"]),
    (["one|two|three", "one|three", "one"], ["one|two|three", "one|three", "one"]),
    (["two one", "one two"], ["two one", "one two"]), (["", "--", "one"], ["one"]),
    ([":-(", "one"], [":-(", "one"]), (["!", "!!", "one|!!!"], ["one|!!!"]),
    // In the middle of a line, too.
    (["I we home", "He wa", "He was", "I went home"], ["He was", "I went home"]),
    // A sentence is its own although all its words stand elsewhere.
    (
      ["We met Ann|She was sad", "We met Ann|She went home|He was here|so sad"],
      ["We met Ann|She was sad", "We met Ann|She went home|He was here|so sad"]
    ),
    // One of habit, too, of which each part stands in those of other days.
    (
      ["Slept 7 hours, woke at 8", "Slept 7 hours, woke at 6|Slept 5 hours, woke at 8"],
      ["Slept 7 hours, woke at 8", "Slept 7 hours, woke at 6|Slept 5 hours, woke at 8"]
    ),
    (["no|one came", "no one came|one came|no"], ["no one came|one came|no"]),
    (["\u{FF41} 1", "\u{FF41} 2"], ["\u{FF41} 1", "\u{FF41} 2"]),
  ])
  func `thinning takes away those of which newer ones have all words in their order`(
    texts: [String], left: [String]
  ) throws {
    let vault = try VaultFolder()
    try keep(texts, in: seen(vault, mostTexts: 10))
    let size = seen(vault, mostTexts: 10).thin()
    #expect(shown(seen(vault)) == left)
    #expect(size.texts == left.count)
    #expect(size.bytes == seen(vault).texts.map(\.count).reduce(0, +))
  }

  @Test func `the newest stay, and the limit grows with what is left`() throws {
    let vault = try VaultFolder()
    let seen = seen(vault, mostTexts: 20)
    try keep(["same", "same b", "same b a", "same", "b"], in: seen)
    _ = seen.thin()
    #expect(shown(seen) == ["same b a", "same", "b"])
    var left = SeenTexts.Size()
    (left.texts, left.bytes) = (30, 100)
    let limit = seen.limit(beyond: left)
    #expect(limit.texts == 60)
    #expect(limit.bytes == 1000)
  }

  @Test(arguments: [
    (["one|two", "one"], ["two"], []), (["one|two", "one"], [], ["one|two"]),
    (["one", "one|two"], [], ["one|two"]), (["--", "one"], ["one"], []),
  ])
  func `what others have in its lines is dropped`(
    texts: [String], others: [String], left: [String]
  ) throws {
    let vault = try VaultFolder()
    try keep(texts, in: seen(vault))
    seen(vault).drop(besides: others.map { Array($0.utf8) } + [Array("one".utf8)])
    #expect(shown(seen(vault)) == left)
  }
}
