import DiaryMarkup
import Platform
import Testing

@testable import DiaryCommands

struct EditorEndTests {
  /// What an editor has saved, opened on `First|` with so many blank lines to add, and what of it
  /// counts; `|` parts lines.
  @Test(arguments: [
    ("First|||", 2, "First|"), ("First||", 2, "First|"), ("First||||", 2, "First|"),
    ("First|||||", 2, "First|||||"), ("First||", 0, "First||"), ("First|", 2, "First|"),
    ("First|\r|\r|", 2, "First|"), ("First| |", 2, "First| |"),
    ("First|||More|", 2, "First|||More|"),
    ("First", 2, "First"), ("", 2, ""), ("|||First|", 2, "|||First|"), ("Firs|||", 2, "Firs|||"),
  ])
  func `only the lines that opening an editor has added are taken back`(
    saved: String, blanks: Int, expected: String
  ) {
    func bytes(_ text: String) -> [UInt8] { Array(text.replacing("|", with: "\n").utf8) }
    for (editor, isAdding) in [("vim", true), ("emacs", true), ("nano", false), ("vi", false)] {
      let lines = EditorPlace.addedLineEnds(
        [Array(editor.utf8)], at: TextPlace(line: 2, missingBlanks: blanks), names: [editor])
      let end = EditorEnd(status: .exited(0), mayGoOn: false, addedLineEnds: lines)
      let rest = end.withoutAddedLines(bytes(saved), before: bytes("First|"))
      #expect(rest == bytes(isAdding ? expected : saved), "\(editor)")
    }
  }

  @Test(arguments: ["vim +7", "vim", "gvim -g"])
  func `an editor that opens elsewhere has added none`(editor: String) {
    let words = editor.split(separator: " ").map { Array($0.utf8) }
    let place = editor == "vim" ? TextPlace(line: 5) : TextPlace(line: 1, missingBlanks: 2)
    #expect(EditorPlace.addedLineEnds(words, at: place, names: ["vim"]) == 0)
  }

  @Test(arguments: [
    ("vim", [], EditorWindow.terminal), ("vi", ["vim.basic"], .terminal), ("nano", [], .terminal),
    ("emacs -nw", ["emacs-gtk"], .terminal), ("editor", ["nano"], .terminal),
    ("hx", [], .terminal), ("kak", [], .terminal), ("ed", [], .terminal), ("mcedit", [], .terminal),
    ("gvim", ["vim.gtk3"], .own), ("gvim -f", ["vim.gtk3"], .terminal), ("code", [], .own),
    ("code --wait", [], .terminal), ("code -n -w", [], .terminal), ("gedit", [], .own),
    ("gedit -s", [], .terminal), ("kate", [], .own), ("kate -b", [], .terminal),
    ("subl -b", [], .own), ("mate -w", [], .terminal), ("emacsclient -t", [], .terminal),
    ("emacsclient -n", [], .own), ("my-editor", [], .unknown), ("sh -c x", ["dash"], .unknown),
  ])
  func `a window is told by the editor and its options`(
    line: String, files: [String], expected: EditorWindow
  ) {
    let words = line.split(separator: " ").map(String.init)
    let window = EditorWindow(words.map { Array($0.utf8) }, names: [words[0]] + files)
    #expect(window == expected)
  }

  @Test(arguments: [
    (EditorWindow.terminal, [false, false, false]), (.own, [true, true, false]),
    (.unknown, [true, false, false]),
  ])
  func `an editor in the terminal is over however soon`(window: EditorWindow, expected: [Bool]) {
    let ends: [Int64] = [20_000_000, 900_000_000, 2_500_000_000]
    #expect(ends.map(window.mayBeOpen(after:)) == expected)
  }
}
