import Testing

@testable import Platform

struct PathTextTests {
  @Test(arguments: [
    ("", "a", "a"), ("a", "", "a"), ("a", "b", "a/b"), ("a/", "b", "a/b"), ("/", "b", "/b"),
    ("a", "/b", "/b"),
  ])
  func `paths are joined`(folder: String, path: String, expected: String) {
    #expect(PathText.join(bytes(folder), bytes(path)) == bytes(expected))
  }

  @Test(arguments: [
    ("~", "/home/kim"), ("~/", "/home/kim"), ("~/diary", "/home/kim/diary"),
    ("~//x", "/home/kim/x"),
    ("~kim/x", "~kim/x"), ("a/~", "a/~"), ("", ""), ("/~", "/~"),
  ])
  func `a tilde at the start is the home folder`(path: String, expected: String) {
    let expanded = PathText.expandingHome(bytes(path), home: bytes("/home/kim"))
    #expect(expanded == bytes(expected))
  }

  @Test(arguments: [
    ("a/b", "a", "b"), ("a", ".", "a"), ("/a", "/", "a"), ("a/b/", "a", "b"), ("/", "/", ""),
  ])
  func `a path is parted into folder and name`(path: String, folder: String, name: String) {
    let parts = PathText.split(bytes(path))
    #expect(parts.folder == bytes(folder))
    #expect(parts.name == bytes(name))
  }

  @Test(arguments: [
    ("store.txt", "entries/2026/11", "entries/2025/10", "../../2026/11/store.txt"),
    ("../../2026/11/store.txt", "entries/2025/10", "entries/2026/11", "store.txt"),
    ("store.txt", "entries/2026/11", ".trash/x/entries", "../../../entries/2026/11/store.txt"),
    ("../../../entries/2026/11/store.txt", ".trash/x/entries", "entries/2026/11", "store.txt"),
    ("../../../../notes/a.md", "entries/2026/11", "a", "../../notes/a.md"),
    ("./a//b/../c", "x", "y", "../x/a/b/../c"), ("..", "x", "", "."),
    ("../a", "x", "x/y", "../../a"),
    ("./store.txt", "x", "x", "./store.txt"), ("a", "", "x/y", "../../a"), ("x/a", "", "x", "a"),
  ])
  func `a link in another folder leads to the same`(
    target: String, old: String, new: String, moved: String
  ) {
    let names = (PathText.names(in: bytes(old)), PathText.names(in: bytes(new)))
    let found = PathText.target(bytes(target), from: names.0, to: names.1)
    #expect(String(decoding: found, as: UTF8.self) == moved)
  }

  @Test func `a relative path is made absolute from the current folder`() {
    #expect(PathText.absolute(bytes("a/b"), from: bytes("/x")) == bytes("/x/a/b"))
    #expect(PathText.absolute(bytes("/a"), from: bytes("/x")) == bytes("/a"))
  }

  @Test(
    arguments: [
      ([0x61, 0x2F, 0x62], "a/b"), ([0xED, 0x95, 0x9C], "한"), ([0x61, 0xFF, 0x62], #"a\xffb"#),
      ([0x1B, 0x5B], #"\u{1b}["#), ([0xE2, 0x80, 0xAE], #"\u{202e}"#),
      ([0xED, 0x95], #"\xed\x95"#),
      ([], ""),
    ] as [([UInt8], String)])
  func `paths in messages cannot act on a terminal`(path: [UInt8], shown: String) {
    #expect(PathText.shown(path) == shown)
  }
}
