import Platform
import Testing

struct KeyReaderTests {
  @Test(
    arguments: [
      ("a한🧺", [.text("a"), .text("한"), .text("🧺")]), ("e\u{301}", [.text("e"), .text("\u{301}")]),
      ("\r", [.enter]), ("\n", [.enter]), ("\u{03}", [.interrupt]), ("\u{04}", [.interrupt]),
      ("\u{7F}\u{08}", [.backspace, .backspace]), ("\u{0E}\u{10}\t", [.down, .up, .down]),
      ("\u{15}\u{17}", [.deleteAll, .deleteWord]), ("\u{1B}[A\u{1B}OB", [.up, .down]),
      ("\u{1B}[5~\u{1B}[6~", [.pageUp, .pageDown]),
      ("\u{1B}[H\u{1B}[4~\u{1B}OF", [.first, .last, .last]),
      ("\u{1B}[1;5Ax", [.up, .text("x")]), ("\u{1B}[C\u{1B}[3~\u{1B}x\u{0B}", []),
      ("\u{1B}\u{1B}[A", [.escape, .up]), ("\u{1B}[200~x", [.text("x")]), ("", []),
    ] as [(String, [Key])])
  func `bytes are keys, however they are parted`(typed: String, keys: [Key]) {
    var whole = KeyReader()
    #expect(whole.keys(adding: Array(typed.utf8)) == keys)
    #expect(!whole.isWaiting)
    var parted = KeyReader()
    let found = typed.utf8.flatMap { parted.keys(adding: [$0]) }
    #expect(found == keys)
  }

  @Test func `Escape is told by what does not come`() {
    var reader = KeyReader()
    #expect(reader.keys(adding: [0x1B]) == [])
    #expect(reader.isWaiting)
    #expect(reader.keysAtRest() == [.escape])
    #expect(!reader.isWaiting)
  }

  @Test(
    arguments: [
      ([0xFF, 0x61], [.text("a")]), ([0xED, 0x61], [.text("a")]),
      ([0xC0, 0x80, 0x61], [.text("a")]),
      ([0xED, 0xA0, 0x80, 0x61], [.text("a")]), ([0xF0, 0x9F, 0x0D], [.enter]),
    ] as [([UInt8], [Key])])
  func `bytes that are no UTF-8 are nobody's letters`(bytes: [UInt8], keys: [Key]) {
    var reader = KeyReader()
    #expect(reader.keys(adding: bytes) == keys)
  }

  @Test func `what ends within a key is dropped at rest`() {
    var reader = KeyReader()
    #expect(reader.keys(adding: [0xED, 0x95]) == [])
    #expect(reader.keysAtRest() == [])
    #expect(reader.keys(adding: Array("\u{1B}[".utf8)) == [])
    #expect(reader.keysAtRest() == [])
    #expect(reader.keys(adding: [0x61]) == [.text("a")])
  }
}
