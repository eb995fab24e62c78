import Testing

@testable import DiaryMarkup

struct FrontMatterCommentTests {
  @Test(arguments: 0..<20)
  func `no edit takes a comment away or makes one`(round: UInt64) throws {
    var random = SeededNumbers(seed: round &+ 77)
    for _ in 0..<50 {
      let bytes = FrontMatterSample.file(&random)
      guard let key = FrontMatter(EntryText(bytes: bytes)).fields.randomElement(using: &random)?.key
      else { continue }
      for number in 0..<5 {
        var edit = FrontMatterEdit(bytes)
        switch number {
        case 0: try? edit.set(key, FrontMatterSample.text(&random))
        case 1: try? edit.set(key, .null)
        case 2: try? edit.set(key, ["b", "x"])
        case 3: try? edit.remove("a", fromListAt: key)
        default: try? edit.remove(key)
        }
        #expect(
          comments(in: edit.bytes) == comments(in: bytes),
          "\(String(decoding: bytes, as: UTF8.self)) \(key) \(number)")
      }
    }
  }

  private func comments(in bytes: [UInt8]) -> [String] {
    let layout = FrontMatterLayout(EntryText(bytes: bytes))
    guard let range = layout.text.frontMatter else { return [] }
    return layout.comments(in: range).map { String(decoding: bytes[$0], as: UTF8.self) }.sorted()
  }

  @Test(
    arguments: [
      ("key: x # c", "", "# c"), ("key: 'a # b' # c", "", "# c"), ("key: x#y", "", ""),
      ("key: |  # c\n  # text\nb: 2", "", "# c\nb: 2"),
      ("key: |  # c\n  # text", "z", "# c\nkey: z"),
      ("key:\n  - a # c\n  # d\n  - b # e\nx: 1", "", "# c\n# d\n# e\nx: 1"),
      ("key:\n  - a # c\n  # d\n  - b # e", "b z", "key:\n  # c\n  # d\n  - b # e\n  - z"),
      ("key:\n  - a # c\n  - b", "a", "key:\n  - a # c"), ("key:\n- a # c", "b", "key:\n# c\n- b"),
      ("key: [a, # c\n  b] # d", "z", "# c\nkey: [z] # d"),
      ("{key: a, # c\n b: 2}", "", "# c\n{b: 2}"), ("key: {a: 1, # c\n  b: 2}", "", "# c"),
      ("key: # c\n  - a # d", "b", "key: # c\n  # d\n  - b"),
      ("  key: x # 바다 😀\n  b: 2", "", "  # 바다 😀\n  b: 2"),
    ])
  func `comments stay whatever becomes of what they stand beside`(
    before: String, values: String, after: String
  ) throws {
    for ending in ["\n", "\r\n", "\r"] {
      func frame(_ yaml: String) -> [UInt8] {
        Array(
          "---\n\(yaml.isEmpty ? "" : yaml + "\n")---\nbody\n".replacing("\n", with: ending).utf8)
      }
      var edit = FrontMatterEdit(frame(before))
      let list = values.split(separator: " ").map(String.init)
      if list.isEmpty {
        try edit.remove("key")
      } else if before.contains("|") {
        try edit.set("key", values)
      } else {
        try edit.set("key", list)
      }
      let expected =
        after.isEmpty ? Array("body\n".replacing("\n", with: ending).utf8) : frame(after)
      #expect(
        edit.bytes == expected,
        "\(String(decoding: edit.bytes, as: UTF8.self)) for \(ending.debugDescription)")
    }
  }
}
