import Testing

/// What a file holds reaches a pipe as it is, and is never obeyed by a terminal.
struct UntrustedTextTests {
  private static let hostile = "words\\033]0;own\\007\\302\\2332J\\342\\200\\256 here\\n"

  static let lines = [
    "diary render note.md", "diary render --to text note.md", "diary show last --format html",
    "diary export html - last", "diary drafts show", "diary history --show 1",
  ]

  /// A vault with a draft, an entry, one that was saved over, and a file beside it, all of the same
  /// text.
  private func furnished() throws -> Sandbox {
    let sandbox = try Sandbox.vault()
    let setup = """
      printf '\(Self.hostile)' >note.md && diary new - <note.md >/dev/null \\
        && diary new - -d 2026-11-02 <note.md >/dev/null \\
        && printf 'Other words\\n' >"$(diary list --format paths 2026-11-02)"
      cp diary.yml ../kept && echo 'layout: none' >diary.yml
      diary new - <note.md 2>/dev/null
      mv ../kept diary.yml
      test -n "$(diary drafts)"
      """
    #expect(try Shell.run(setup, in: sandbox).status == 0)
    return sandbox
  }

  @Test(arguments: lines)
  func `a text acts on no terminal`(line: String) throws {
    let sandbox = try furnished()
    let terminal = try Terminal(line, in: sandbox)
    try terminal.wait(for: "here")
    #expect(try terminal.finish() == 0)
    #expect(terminal.written.contains("\\u{1b}]0;own\\u{7}\\u{9b}2J\\u{202e} here"))
    #expect(!terminal.written.contains("\u{1b}]0;own"))
  }

  @Test(arguments: lines)
  func `a text goes into a pipe as it is`(line: String) throws {
    let sandbox = try furnished()
    let result = try Shell.run(line, in: sandbox)
    #expect(result.status == 0)
    #expect(result.output.contains("words\u{1b}]0;own\u{7}\u{9b}2J\u{202e} here"))
  }
}
