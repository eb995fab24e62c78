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
      words.map { Array($0.utf8) }, opening: Array("/a b.md".utf8), at: 5, names: [words[0]])
    #expect(all.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ") == line)
  }

  @Test func `the first line needs no telling`() {
    let words = EditorPlace.words(
      [Array("vim".utf8)], opening: Array("/a".utf8), at: 1, names: ["vim"])
    #expect(words == [Array("vim".utf8), Array("/a".utf8)])
  }

  @Test(arguments: [(["editor", "vim.tiny"], true), (["vi", "nvi"], true), ([], false)])
  func `an editor is known by the file it really is`(names: [String], isKnown: Bool) {
    let words = EditorPlace.words(
      [Array("editor".utf8)], opening: Array("/a".utf8), at: 2, names: names)
    #expect(words.contains(Array("+2".utf8)) == isKnown)
  }
}
