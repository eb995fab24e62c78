import DiaryModel
import DiaryMarkup
import Testing

struct EntryTasksTests {
  @Test(arguments: [
    ("- [ ] a\n- [x] b **c**\n", ["1 - a", "2 x b c"]),
    ("---\ntitle: t\n---\n\n> 1. [X] a\n>    more\n>    - [ ] b\n", ["5 x a more", "7 - b"]),
    ("\u{FEFF}* [ ] a\r\n\r\n+ [x] b\r\n", ["1 - a", "3 x b"]),
    ("```\n- [ ] a\n```\n\n    - [ ] b\n\n[ ] c\n- [] d\n", []),
    (
      "|a|\n|-|\n|b|\n\n- [ ] after a table[^1]\n\n[^1]: note\n\n- [x] last\n",
      ["5 - after a table", "9 x last"]
    ),
  ])
  func `tasks are read with their lines`(text: String, tasks: [String]) {
    let found = EntryTasks(of: Array(text.utf8)).tasks
    #expect(found.map { "\($0.line) \($0.isDone ? "x" : "-") \($0.text)" } == tasks)
  }

  @Test func `ticking changes one byte, and back again gives the old ones`() throws {
    let text = "\u{FEFF}---\r\nx: y # z\r\n---\r\n> - [ ] a\r\n>   1. [x] b\n\n- [X] c"
    let bytes = Array(text.utf8)
    for number in 1...3 {
      let isDone = EntryTasks(of: bytes).tasks[number - 1].isDone
      let changed = try #require(EntryTasks(of: bytes).setting(number, isDone: !isDone))
      #expect(zip(changed, bytes).filter { $0 != $1 }.count == 1)
      #expect(changed.count == bytes.count)
      let back = try #require(EntryTasks(of: changed).setting(number, isDone: isDone))
      // A capital in the box comes back as a small letter.
      #expect(String(decoding: back, as: UTF8.self).lowercased() == text.lowercased())
    }
    #expect(EntryTasks(of: bytes).setting(4, isDone: true) == nil)
    #expect(EntryTasks(of: bytes).setting(3, isDone: true) == bytes)
  }
}
