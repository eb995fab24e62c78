import Testing

/// How answers look on a terminal: its width, its height, and its colours.
struct ScreenTests {
  private static let entries = [
    "2026-11-29.md":
      "---\ncategory: travel\n---\n한강을 따라 걸으며 생각한 것들을 적는다\n바람이 찼다. 오리 떼가 지나갔다.\n",
    "2026-11-28.md": "👩‍👩‍👧‍👦 A family picnic under the old lime trees 🧺\nThe wind took the 🪁.\n",
    "2026-11-27.md": "Short\n",
  ]

  @Test(arguments: [
    (
      UInt16(40),
      """
      2026-11-29  ●  한강을 따라 걸으며 생각…
      2026-11-28     👩‍👩‍👧‍👦 A family picnic under…
      2026-11-27     Short

      """
    ),
    (
      100,
      """
      2026-11-29  travel  한강을 따라 걸으며 생각한 것들을 적는다  바람이 찼다. 오리 떼가 지나갔다.
      2026-11-28          👩‍👩‍👧‍👦 A family picnic under the old lime trees 🧺  The wind took the 🪁.
      2026-11-27          Short

      """
    ),
  ])
  func `a list is cut to the terminal's width`(columns: UInt16, shown: String) throws {
    let sandbox = try Sandbox.vault(Self.entries)
    let terminal = try Terminal("diary list", in: sandbox, columns: columns)
    #expect(try terminal.finish() == 0)
    #expect(terminal.text == shown)
  }

  @Test(arguments: [("sed s/^/paged:/", true), ("", false), ("cat", false)])
  func `what is longer than the screen goes through the pager`(pager: String, isUsed: Bool) throws {
    let text = (1...30).map { "Line \($0)\n\n" }.joined()
    let sandbox = try Sandbox.vault(["2026-11-29.md": text, "2026-11-28.md": "Short\n"])
    let long = try Terminal("diary show", in: sandbox, rows: 10, adding: ["PAGER": pager])
    #expect(try long.finish() == 0)
    #expect(long.text.contains("paged:Line 30") == isUsed)
    #expect(long.text.contains("Line 30"))
    let short = try Terminal(
      "diary show 2026-11-28", in: sandbox, rows: 10, adding: ["PAGER": pager])
    #expect(try short.finish() == 0)
    #expect(!short.text.contains("paged:"))
  }

  @Test func `a pager that is missing hides nothing`() throws {
    let text = (1...30).map { "Line \($0)\n\n" }.joined()
    let sandbox = try Sandbox.vault(["2026-11-29.md": text])
    let terminal = try Terminal(
      "diary show", in: sandbox, rows: 10, adding: ["PAGER": "no-such-pager"])
    #expect(try terminal.finish() == 0)
    #expect(terminal.text.contains("Line 30"))
    #expect(terminal.text.contains("warning: the pager: cannot find the program 'no-such-pager'"))
  }

  @Test func `a pager that is left early is no failure`() throws {
    let text = (1...20_000).map { "Line \($0)\n\n" }.joined()
    let sandbox = try Sandbox.vault(["2026-11-29.md": text])
    let terminal = try Terminal(
      "diary show", in: sandbox, rows: 10, adding: ["PAGER": "head -n 3"])
    #expect(try terminal.finish() == 0)
    #expect(!terminal.text.contains("diary: "))
  }

  @Test(arguments: [
    ("", [:], true, true), (" --color=never", [:], false, false),
    ("", ["NO_COLOR": "1"], false, true), ("", ["TERM": "dumb"], false, false),
    (" --color always", ["NO_COLOR": "1"], true, true), (" | cat", [:], false, false),
    (" --color always | cat", [:], true, true),
  ])
  func `colours are for terminals that want them`(
    rest: String, variables: [String: String], isColoured: Bool, isStyled: Bool
  ) throws {
    let sandbox = try Sandbox.vault([
      "diary.yml": "categories: {travel: {colour: green}}\n",
      "2026-11-29.md": "---\ncategory: travel\n---\n# A heading\n",
    ])
    let terminal = try Terminal("diary show\(rest)", in: sandbox, adding: variables)
    #expect(try terminal.finish() == 0)
    #expect(terminal.written.contains("\u{1B}[32m") == isColoured)
    #expect(terminal.written.contains("\u{1B}[1") == isStyled)
    #expect(terminal.text.contains("A heading"))
  }

  @Test(arguments: [
    ("", ["TERM_PROGRAM": "ghostty"], true), ("", ["VTE_VERSION": "7600"], true),
    ("", ["KITTY_WINDOW_ID": "1"], true),
    ("", ["VTE_VERSION": "7600", "TMUX": "/tmp/tmux"], false),
    ("", [:], false), ("", ["VTE_VERSION": "7600", "TERM": "dumb"], false),
    (" --color never", ["VTE_VERSION": "7600"], false), (" | cat", ["VTE_VERSION": "7600"], false),
    (" --color always | cat", ["VTE_VERSION": "7600"], false),
  ])
  func `links are the terminal's own where it has them, and else have their address behind them`(
    rest: String, variables: [String: String], hasLinks: Bool
  ) throws {
    let sandbox = try Sandbox.vault(["2026-11-29.md": "A [walk](https://a.example/강).\n"])
    let terminal = try Terminal("diary show\(rest)", in: sandbox, adding: variables)
    #expect(try terminal.finish() == 0)
    let link = "\u{1B}]8;id=1;https://a.example/%EA%B0%95\u{1B}\\"
    #expect(terminal.written.contains(link) == hasLinks)
    #expect(terminal.written.contains("\u{1B}]8;;\u{1B}\\") == hasLinks)
    #expect(terminal.written.contains(" (https://a.example/강)") == !hasLinks)
  }

  @Test func `messages and drafts can be read on a narrow screen`() throws {
    let sandbox = try Sandbox.vault()
    let editor = #"sh -c 'echo "바다까지 걸었다, 그리고 돌아왔다" >>"$1"; exit 1' editor"#
    let terminal = try Terminal(
      "diary new; diary drafts", in: sandbox, columns: 40, adding: ["EDITOR": editor])
    try terminal.wait(for: "[s/d/x] ")
    terminal.press("d\r")
    #expect(try terminal.finish() == 0)
    let folder = try Shell.run("echo ~/.local/state/diary/drafts/*", in: sandbox).output.dropLast()
    let path = "\(folder)/2026-11-29-2114.md"
    #expect(
      terminal.text == """
        diary: the editor ended with status 1,
          and has changed
          \(path)
        Save it (s), keep it as a draft (d), or
          discard it (x)? [s/d/x] d
        diary: error: the editor ended with
          status 1; the text is kept as a draft
        hint: it is in
          \(path);
          go on with 'diary drafts resume'
        2026-11-29 21:14  바다까지 걸었다, 그리…
          ~\(path.dropFirst(sandbox.home.count))

        """)
  }
}
