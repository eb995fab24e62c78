import Foundation
import Testing

/// Programs that write at the same time lose nothing of each other's.
struct ManyWritersTests {
  /// Runs a command twenty times at once, with `$number` in it.
  private func crowd(_ command: String, of count: Int, in sandbox: borrowing Sandbox) throws {
    let result = try Shell.run(
      "for number in $(seq \(count)); do { \(command) || echo failed >&2; } & done; wait",
      in: sandbox)
    #expect(result.complaints == "")
    #expect(result.status == 0)
  }

  @Test func `twenty new entries at once are twenty entries`() throws {
    let sandbox = try Sandbox.vault()
    try crowd("diary new \"Number $number\"", of: 20, in: sandbox)
    let lines = try Shell.run("diary list", in: sandbox).output.split(separator: "\n")
    #expect(lines.map { $0.split(separator: "\t")[1] }.sorted() == numbers(20))
  }

  @Test func `ten texts at once are all in the day's entry`() throws {
    let sandbox = try Sandbox.vault(["entries/2026/11/2026-11-29.md": "First\n"])
    try crowd("diary today \"Number $number\"", of: 10, in: sandbox)
    let text = String(
      decoding: try sandbox.bytes(of: "entries/2026/11/2026-11-29.md"), as: UTF8.self)
    let paragraphs = text.components(separatedBy: "\n\n")
    #expect(paragraphs.first == "First")
    #expect(
      paragraphs.dropFirst().map { $0.dropFirst(6).prefix { $0 != "\n" } }.sorted() == numbers(10))
  }

  @Test func `ten first texts of a day at once are all kept`() throws {
    let sandbox = try Sandbox.vault()
    try crowd("diary today \"Number $number\"", of: 10, in: sandbox)
    let found = try Shell.run("cat entries/2026/11/*.md | grep -o 'Number [0-9]*'", in: sandbox)
    #expect(found.output.split(separator: "\n").sorted() == numbers(10))
  }

  @Test func `commands that read while others write see whole entries`() throws {
    let sandbox = try Sandbox.vault()
    try crowd("diary new \"Number $number\" && diary list", of: 8, in: sandbox)
    #expect(try Shell.run("diary index --check", in: sandbox).status == 0)
    #expect(try Shell.run("diary index", in: sandbox).output == "8 entries\n")
  }

  private func numbers(_ count: Int) -> [Substring] {
    (1...count).map { "Number \($0)"[...] }.sorted()
  }
}
