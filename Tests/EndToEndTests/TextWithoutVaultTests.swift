import Foundation
import Testing

/// A text that is given while its vault is not there is a draft all the same.
struct TextWithoutVaultTests {
  private static let head = "---\ncreated: 2026-11-29T21:14+09:00\n---\n\n"
  private static let texts = [
    ("echo Text | diary today", "Text"), ("echo Text | diary new", "Text"),
    ("echo Text | diary new -t sea Words -", "Words\n\nText"), ("diary today Words", "Words"),
  ]

  /// How a vault that was there before goes, what is told, and how it comes back.
  @Test(
    arguments: [
      ("mv ../v ../x", "there is no such folder", "mv ../x ../v"),
      ("mv ../v ../x && mkdir ../v", "though a diary was there", "rmdir ../v && mv ../x ../v"),
      ("mv ../v ../x && echo >../v", "this is a file", "rm ../v && mv ../x ../v"),
      ("mv ../v ../x && ln -s nowhere ../v", "there is no such folder", "rm ../v && mv ../x ../v"),
    ], texts)
  func `it waits with the vault's own drafts`(
    gone: (before: String, reason: String, after: String), text: (line: String, words: String)
  ) throws {
    let sandbox = try Sandbox.make()
    let vault = ["DIARY_VAULT": "\(sandbox.home)/v"]
    _ = try Shell.run("diary init ../v; diary --vault ../v today First", in: sandbox)
    #expect(try Shell.run(gone.before, in: sandbox).status == 0)
    let refused = try Shell.run(text.line, in: sandbox, adding: vault)
    #expect(refused.status == 1)
    #expect(refused.complaints.contains(gone.reason + "; the text is kept as a draft\n"))
    #expect(
      refused.complaints.contains("'diary drafts resume' once the vault is there; "),
      "\(refused.complaints)")
    #expect(try Shell.run(gone.after, in: sandbox).status == 0)
    #expect(try Shell.run("diary", in: sandbox, adding: vault).complaints.contains("draft waits"))
    let shown = try Shell.run("diary drafts show", in: sandbox, adding: vault).output
    #expect(shown.hasSuffix("---\n\n\(text.words)\n"))
    #expect(shown.contains("tags: [sea]") == text.line.contains("sea"))
    let saved = try Shell.run(
      "EDITOR='sed -n -i p' diary drafts resume", in: sandbox, adding: vault)
    #expect(saved.status == 0)
    let words = text.words.suffix(4)
    #expect(try Shell.run("grep -rF \(words) ../v/entries", in: sandbox).status == 0)
  }

  @Test(arguments: [
    "echo Text | diary today --vault ../typo", "echo Text | DIARY_VAULT=../typo diary new",
    "echo Text | diary today", "diary new Text", "echo Text | diary --vault / new",
    "echo Text | diary new --vault ../typo --bogus", "echo Text | diary",
  ])
  func `where none was known there, each vault tells of it`(line: String) throws {
    let sandbox = try Sandbox.make()
    let refused = try Shell.run(line, in: sandbox)
    #expect([1, 2].contains(refused.status))
    let hint = try #require(refused.complaints.split(separator: "\n").last)
    let place = try #require(hint.split(separator: "go on with it in a vault: ").last)
    let resume = String(place.split(separator: ";")[0])
    _ = try Shell.run("diary init .", in: sandbox)
    #expect(
      try Shell.run("diary", in: sandbox).complaints
        == "diary: 1 text waits that found no vault; see 'diary drafts'\n")
    let listed = try Shell.run("diary drafts", in: sandbox).complaints
    #expect(listed.contains("was given while no vault was found\nhint: "))
    #expect(listed.contains("go on with it here: \(resume)\n"), "\(listed)")
    let shown = resume.replacingOccurrences(of: "resume", with: "show")
    #expect(try Shell.run(shown, in: sandbox).output == Self.head + "Text\n")
    #expect(try Shell.run("EDITOR='sed -n -i p' \(resume)", in: sandbox).status == 0)
    #expect(try Shell.run("cat entries/*/*/*", in: sandbox).output == Self.head + "Text\n")
    #expect(
      try Shell.run("diary drafts", in: sandbox).complaints == "diary: there are no drafts\n")
  }

  @Test func `one that nobody wants can be discarded`() throws {
    let sandbox = try Sandbox.make()
    _ = try Shell.run("echo Text | diary today; diary init .", in: sandbox)
    let path = "~/.local/state/diary/drafts/no-vault/2026-11-29-2114.md"
    #expect(try Shell.run("diary drafts discard --yes \(path)", in: sandbox).status == 0)
    #expect(
      try Shell.run("diary drafts", in: sandbox).complaints == "diary: there are no drafts\n")
  }

  @Test func `one that a stopped program had begun to write is one again`() throws {
    let sandbox = try Sandbox.make()
    let folder = "\(sandbox.home)/.local/state/diary/drafts/no-vault"
    let name = ".2026-11-29-2114.md.diary-tmp-999999999-0123456789abc"
    _ = try Shell.run(
      "diary init .; mkdir -p \(folder); cd \(folder); printf Text >\(name); touch -d '-2 days' \(name)",
      in: sandbox)
    #expect(try Shell.run("diary check", in: sandbox).output.contains(name))
    _ = try Shell.run("diary check --fix", in: sandbox)
    let path = "\(folder)/2026-11-29-2114.md"
    #expect(try Shell.run("diary drafts", in: sandbox).complaints.contains(path))
    #expect(try Shell.run("diary drafts show \(path)", in: sandbox).output == "Text")
  }

  /// A vault at the path of another that is away gets none of that one's texts.
  @Test func `another vault that comes to the path does not get it`() throws {
    let sandbox = try Sandbox.make()
    let vault = ["DIARY_VAULT": "\(sandbox.home)/v"]
    _ = try Shell.run("diary init ../v; diary --vault ../v today First; mv ../v ../x", in: sandbox)
    _ = try Shell.run("echo Text | diary today", in: sandbox, adding: vault)
    _ = try Shell.run("diary init ../v", in: sandbox)
    #expect(try Shell.run("diary drafts show", in: sandbox, adding: vault).status == 1)
    _ = try Shell.run("mv ../v ../y; mv ../x ../v", in: sandbox)
    let shown = try Shell.run("diary drafts show", in: sandbox, adding: vault)
    #expect(shown.output.hasSuffix("Text\n"), "\(shown.complaints)")
  }
}
