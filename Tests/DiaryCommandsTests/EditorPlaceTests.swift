import DiaryMarkup
import Testing

@testable import DiaryCommands

struct EditorPlaceTests {
  @Test(arguments: [
    ("nano", "nano +5 /a b.md"), ("vim", "vim +5 /a b.md"), ("vi -n", "vi -n +5 /a b.md"),
    ("nvim", "nvim +5 /a b.md"), ("emacs -nw", "emacs -nw +5 /a b.md"),
    ("emacsclient -t", "emacsclient -t +5 /a b.md"), ("micro", "micro +5 /a b.md"),
    ("kak", "kak +5 /a b.md"), ("joe", "joe +5 /a b.md"), ("hx", "hx /a b.md:5"),
    ("helix", "helix /a b.md:5"), ("code -w", "code -w --goto /a b.md:5"),
    ("codium --wait", "codium --wait --goto /a b.md:5"),
    // What the user says of the place counts, and others get the file alone.
    ("vim +startinsert", "vim +startinsert /a b.md"), ("code -w -g", "code -w -g /a b.md"),
    ("ed", "ed /a b.md"), ("my-editor", "my-editor /a b.md"), ("env vim", "env vim /a b.md"),
  ])
  func `known editors are told the line`(editor: String, line: String) {
    let words = editor.split(separator: " ").map(String.init)
    let all = EditorPlace.words(
      words.map { Array($0.utf8) }, opening: Array("/a b.md".utf8), at: TextPlace(line: 5),
      names: [words[0]])
    #expect(all.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ") == line)
  }

  @Test(arguments: [
    ("vim", 2, "vim +$ -c $put _|$put _|set nomodified /a.md"),
    ("nvim", 1, "nvim +$ -c $put _|set nomodified /a.md"), ("gvim -f", 0, "gvim -f +$ /a.md"),
    ("vi", 2, "vi +$ /a.md"), ("nvi", 2, "nvi +$ /a.md"), ("nano", 2, "nano +5 /a.md"),
    (
      "emacs -nw", 2,
      #"emacs -nw /a.md --eval (progn (goto-char (point-max)) (unless (bolp) (insert "\n")) (insert "\n") (set-buffer-modified-p nil))"#
    ),
    ("emacs", 0, "emacs +5 /a.md"), ("emacsclient -t", 2, "emacsclient -t +5 /a.md"),
    ("hx", 1, "hx /a.md:5"), ("micro", 0, "micro +5 /a.md"),
    ("vim +startinsert", 2, "vim +startinsert /a.md"), ("ed", 2, "ed /a.md"),
  ])
  func `behind a text, an editor that has no line there makes one`(
    editor: String, blanks: Int, line: String
  ) {
    let words = editor.split(separator: " ").map(String.init)
    let all = EditorPlace.words(
      words.map { Array($0.utf8) }, opening: Array("/a.md".utf8),
      at: TextPlace(line: 5, missingBlanks: blanks), names: [words[0]])
    #expect(all.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ") == line)
  }

  @Test(arguments: [["vi", "vim.tiny"], ["editor", "vim.basic"], ["view", "vim"]])
  func `what is Vim by its file is used as Vim`(names: [String]) {
    let words = EditorPlace.words(
      [Array(names[0].utf8)], opening: Array("/a".utf8),
      at: TextPlace(line: 2, missingBlanks: 1), names: names)
    #expect(words.contains(Array("$put _|set nomodified".utf8)))
  }

  @Test func `the first line needs no telling`() {
    let words = EditorPlace.words(
      [Array("vim".utf8)], opening: Array("/a".utf8), at: TextPlace(line: 1), names: ["vim"])
    #expect(words == [Array("vim".utf8), Array("/a".utf8)])
  }

  @Test(arguments: [(["editor", "vim.tiny"], true), (["vi", "nvi"], true), ([], false)])
  func `an editor is known by the file it really is`(names: [String], isKnown: Bool) {
    let words = EditorPlace.words(
      [Array("editor".utf8)], opening: Array("/a".utf8), at: TextPlace(line: 2), names: names)
    #expect(words.contains(Array("+2".utf8)) == isKnown)
  }
}
