/// Texts in many scripts and forms, and queries into them, the same for the same seed.
struct SearchCorpus {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// SplitMix64, by Sebastiano Vigna (<https://prng.di.unimi.it/splitmix64.c>).
  private mutating func number(_ count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(count))
  }

  private mutating func pick<Item>(_ items: [Item]) -> Item { items[number(items.count)] }

  static let words = [
    "walk", "River", "KYOTO", "istanbul", "İstanbul", "ıslak", "Straße", "STRASSE", "café",
    "CAFE\u{301}", "naïve", "nai\u{308}ve", "Ångström", "\u{212B}", "Kelvin", "\u{212A}", "ſoft",
    "ΣΊΣΥΦΟΣ", "Σίσυφος", "Ёлка", "елка", "µm", "ﬁn", "오늘", "한강", "각", "가", "값이", "걸었다",
    "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1161}\u{11BC}", "日記", "がっこう", "か\u{3099}っこう",
    "かばん", "カタカナ", "ｶﾀｶﾅ", "静か", "हिन्दी", "ที่บ้าน", "שָׁלוֹם", "مَرحبا", "👩‍👩‍👧", "👍🏽", "❤️", "❤", "🇰🇷",
    "c++", "C#", "(paren", "foo/bar", "a_b", "**bold**", "*it*s", "[link](u)", "[[나무]]", "#tag",
    "@Jo", "`code`", "~~no~~", "==yes==", "\\*", "&amp;", "<b>", "100%", "$5", "-x", "…", "“q”",
  ]

  /// An entry of some lines, some of them blank, some with odd blanks and ends.
  mutating func entry() -> String {
    var text =
      number(4) == 0
      ? "---\nmood: \(pick(Self.words.filter { $0.utf8.allSatisfy { $0 != 0x60 && $0 != 0x40 && $0 != 0x23 && $0 != 0x26 && $0 != 0x2A && $0 != 0x5B && $0 != 0x25 } }))\n---\n"
      : ""
    for _ in 0..<(2 + number(8)) {
      text += pick(["", "", "> ", "- ", "# ", "    ", "1. ", "- [ ] "])
      for _ in 0..<(1 + number(8)) {
        text += pick(Self.words) + pick([" ", " ", "  ", "", "\u{3000}"])
      }
      text += pick(["\n", "\n", "\n\n", "\r\n", "  \n"])
    }
    return text
  }

  /// Something out of a text or out of the words, of one line, in other capitals now and then.
  mutating func query(from text: String) -> String {
    let lines = text.unicodeScalars.split { $0 == "\n" || $0 == "\r" }
    var query: String
    if number(3) == 0 || lines.isEmpty {
      query = pick(Self.words)
    } else {
      let line = Array(pick(lines))
      let start = number(line.count)
      let length = 1 + number(min(8, line.count - start))
      query = String(String.UnicodeScalarView(line[start..<start + length]))
    }
    switch number(4) {
    case 0: query = query.uppercased()
    case 1: query = query.lowercased()
    default: break
    }
    return query
  }
}
