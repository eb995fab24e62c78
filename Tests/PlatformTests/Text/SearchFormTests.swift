import Platform
import Testing

struct SearchFormTests {
  @Test(arguments: [
    ("One  two\n three", "one two three"), ("a\n\n b", "a\nb"), ("a\r\nb\r\n\r\nc", "a b\nc"),
    ("a\rb\r\rc", "a b\nc"), ("a\u{A0}\u{3000}b\u{2028}c", "a b c"), ("\t", " "), ("", ""),
    ("Ärger ﬁ ſ K", "arger fi s k"), ("ıI", "ii"), ("がか", "か\u{3099}か"), ("คำ ที่", "คำ ที่"),
    ("हिन्दी", "हिन्दी"), ("שָׁלוֹם", "שלום"), ("❤️ 1️⃣ 👩‍👩‍👧", "❤ 1 👩‍👩‍👧"), ("\u{1100}\u{1161}\u{11A8}각", "각각"),
    ("가\u{11A8}", "각"), ("“x”—…", "“x”—…"), ("Ǆ ǅ ǆ", "ǆ ǆ ǆ"), ("ΑΣ ς", "ασ σ"),
  ])
  func `texts are brought into the form in which they are searched`(text: String, form: String) {
    #expect(
      SearchForm.of(text) == Array(form.utf8),
      "\(String(decoding: SearchForm.of(text), as: UTF8.self))")
  }

  @Test(arguments: [
    ("A b\n\nC\r\n", "a b\n\nc\r\n"), ("한강 Café 각", "한강 cafe 각"), ("가\u{11A8}ABC 漢字", "각abc 漢字"),
    ("👩‍👩‍👧 “X”…", "👩‍👩‍👧 “x”…"), ("", ""), ("\u{1100}\u{1161}\u{11A8}", "각"),
  ])
  func `bytes are folded with their blanks as they are`(text: String, form: String) {
    #expect(SearchForm.folded(Array(text.utf8)[...]) == Array(form.utf8))
  }

  @Test(
    arguments: [
      [0xFF], [0x61, 0x80], [0xED, 0x95], [0xED, 0x95, 0x61], [0xEB, 0xB0, 0x41, 0x42],
      [0xE9, 0x61, 0x62], [0xF0, 0x9F, 0x98], [0xF0, 0x9F, 0x98, 0x41], [0xC3, 0x61], [0xC0, 0x80],
      [0xED, 0xA0, 0x80], [0xE1, 0x80, 0xEB, 0x81, 0x82], [0xE2, 0x80, 0xED, 0x95, 0x9C],
      [0xE2, 0x80, 0x61], [0xF5, 0x80, 0x80, 0x80], [0xE0, 0x80, 0x80], [0xEA, 0xC0, 0x80],
    ] as [[UInt8]])
  func `bytes that are not UTF-8 are not folded`(bytes: [UInt8]) {
    for text in [bytes, Array("한강 ".utf8) + bytes, bytes + Array("한강".utf8)] {
      #expect(SearchForm.folded(text[...]) == nil)
    }
  }

  @Test(arguments: [(" a  B ", "a b"), ("\u{301}", ""), ("a\n\nb", "a b"), ("c++", "c++")])
  func `what is looked for has no blanks around it`(text: String, form: String) {
    #expect(SearchForm.ofNeedle(text) == Array(form.utf8))
  }

  @Test(arguments: [
    ("", "abc", 0), ("a", "abc", 0), ("c", "abc", 2), ("bc", "abc", 1), ("cd", "abc", nil),
    ("abcd", "abc", nil), ("zz", "zazz", 2), ("eee", "eeaeee", 3), ("x", "", nil),
    ("일", "오늘의 일", 10),
  ])
  func `bytes are found where they begin first`(needle: String, text: String, place: Int?) {
    let found = Array(text.utf8).withUnsafeBytes { ByteSearch(Array(needle.utf8)).first(in: $0) }
    #expect(found == place)
  }

  @Test func `every occurrence is found from the last on`() {
    Array("aXbaXXa".utf8).withUnsafeBytes { text in
      let search = ByteSearch(Array("X".utf8))
      #expect(search.first(in: text, from: 2) == 4)
      #expect(search.first(in: text, from: 5) == 5)
      #expect(search.first(in: text, from: 6) == nil)
    }
  }
}
