import DiaryMarkup
import Platform
import Testing

@testable import DiaryCommands

/// What the bytes of an entry tell is what its text in search form tells.
struct TextScreenTests {
  private func answers(
    _ entry: String, _ words: [String], isAny: Bool = false
  ) throws -> (bytes: Bool?, screened: Bool, text: Bool) {
    let pattern = try SearchPattern(
      words.map { word in
        let isNegated = word.hasPrefix("-")
        return (isNegated ? String(word.dropFirst()) : word, isNegated)
      }, comparison: .folded, isAny: isAny)
    let bytes = Array(entry.utf8)
    let screen = TextScreen(pattern)
    let form = SearchForm.of(EntryReader.plainText(of: bytes))
    let text = form.withUnsafeBytes { SearchMatcher(pattern).mayPass(folded: $0) }
    return (screen.answer(bytes), screen.mayPass(bytes, options: .standard), text)
  }

  @Test(arguments: [
    ("a **mark**ed word", "marked"), ("[a](b)c", "ac"), ("a<b>b</b>", "ab"), ("x&eacute;y", "xey"),
    ("한*강*", "한강"), ("漢\n字", "漢字"), ("> 漢\n> 字", "漢字"), ("c\\*d", "c*d"), ("[[a|b]]c", "bc"),
    ("`a`b", "ab"), ("a![b](c)d", "abd"), ("==a==b", "ab"), ("@\"Anna Lee\"", "@Anna"),
    ("a%%b%%c", "ac"), ("하*\u{11AB}*", "한"), ("か*\u{3099}*", "か\u{3099}"), ("a\\\nb", "a b"),
    ("| a | b |\n|---|---|\n| c\\|d | e |", "c|d"), ("~~a~~b", "ab"), ("a[^1]b\n\n[^1]: c", "ab"),
    ("---\ntitle: \"caf\\u00e9\"\n---\nx", "cafe"), ("---\nmood: it''s\n---\nx", "it''s"),
    ("---\ntitle: 'it''s'\n---\nx", "it's"), ("---\ntitle: found\n---\nx", "found"),
    ("a\n\n- b", "a b"), ("*a*b*c*d", "abcd"), ("a\n# b", "a b"), ("e\u{301}a", "ea"),
  ])
  func `a word across notation is found`(entry: String, word: String) throws {
    let found = try answers(entry, [word])
    #expect(found.screened == found.text)
    if found.text { #expect(found.bytes != false) }
  }

  @Test(
    arguments: [
      (["walk"], true), (["tea"], false), (["walk", "tea"], false), (["walk", "-tea"], true),
      (["-walk"], false), (["-tea"], true), (["the river"], true), (["river boat"], false),
    ] as [([String], Bool)])
  func `most entries are decided without being parsed`(words: [String], passes: Bool) throws {
    #expect(try answers("# A walk\n\nalong **the** shore, the river.\n", words).bytes == passes)
  }

  @Test func `any document and any words have the same answer both ways`() throws {
    var corpus = SearchCorpus(seed: 511)
    let entries = (0..<60).map { _ in corpus.entry() }
    var passed = 0
    for round in 0..<300 {
      let words = (0...round % 2).map { corpus.query(from: entries[(round + $0) % entries.count]) }
      guard words.allSatisfy({ !SearchForm.ofNeedle($0).isEmpty && !$0.hasPrefix("-") }) else {
        continue
      }
      for entry in entries {
        let found = try answers(entry, words, isAny: round % 3 == 0)
        #expect(found.screened == found.text, "\(words) in \(entry)")
        passed += found.text ? 1 : 0
      }
    }
    #expect(passed > 100)
  }
}
