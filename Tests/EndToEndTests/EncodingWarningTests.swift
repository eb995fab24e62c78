import Testing

/// An editor saves a text in an encoding that is not read.
struct EncodingWarningTests {
  private static let file = "entries/2026/11/2026-11-29.md"

  @Test(arguments: [
    ("\\377\\376W\\000o\\000r\\000d\\000", "saved it as UTF-16"),
    ("\\376\\377\\000W\\000o\\000r\\000d", "saved it as UTF-16"),
    ("W\\000o\\000r\\000d\\000s\\000", "saved it as UTF-16"),
    ("Fine\\nW\\366rd", ":2:2: the editor has saved a byte that is not UTF-8"),
    ("A long line without any, and\\na \\000", ":2:3: the editor has saved a NUL character"),
    ("\\346\\227\\245 W\\303\\266rd", nil), ("\\357\\273\\277Word", nil),
  ])
  func `its bytes are saved, and what they are is told`(bytes: String, words: String?) throws {
    for command in ["diary edit", "diary new"] {
      let sandbox = try Sandbox.vault([Self.file: "First\n"])
      let terminal = try Terminal(
        command, in: sandbox,
        adding: ["EDITOR": "sh -c 'printf \"\(bytes)\" >\"$1\"' editor", "COLUMNS": "400"])
      #expect(try terminal.finish() == 0)
      #expect(terminal.text.contains("the editor has saved") == (words != nil))
      guard let words else { continue }
      #expect(terminal.text.contains(words), "\(terminal.text)")
      #expect(terminal.text.contains("hint: "))
      let same = "printf '\(bytes)' | cmp - \"$(ls -t entries/*/*/*.md | head -n 1)\""
      #expect(try Shell.run(same, in: sandbox).status == 0)
      // It is not said again of a text that was so before.
      let again = try Terminal(
        "diary edit", in: sandbox, adding: ["EDITOR": "sh -c 'echo more >>\"$1\"' editor"])
      #expect(try again.finish() == 0)
      #expect(!again.text.contains("the editor has saved"))
    }
  }
}
