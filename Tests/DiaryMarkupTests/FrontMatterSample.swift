/// Numbers that are the same in every run: SplitMix64, <https://prng.di.unimi.it/splitmix64.c>.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Files with front matter for property tests.
enum FrontMatterSample {
  /// A file with valid front matter of every style, or with none.
  static func file(_ random: inout SeededNumbers) -> [UInt8] {
    let ending = ["\n", "\r\n", "\r"].pick(&random)
    var text = ["", "\u{feff}"].pick(&random)
    if Int.random(in: 0..<10, using: &random) > 0 {
      text += ["---\n", "--- \n"].pick(&random)
      if Int.random(in: 0..<6, using: &random) == 0 {
        text += "{one: 1, 'two': [a, b], three: \"x\\ty\", four: {k: v}, last}\n"
      } else {
        for name in ["title", "Tags", "일기", "key one", "\"quoted\"", "people", "aliases"].shuffled(
          using: &random
        ).prefix(Int.random(in: 1..<7, using: &random)) {
          text += name + ":" + values.pick(&random) + "\n"
          if Int.random(in: 0..<4, using: &random) == 0 {
            text += ["# a comment\n", "\n", "\n  # - deep\n\n", "title: again\n"].pick(&random)
          }
        }
      }
      text += ["---\n", "...\n", "---"].pick(&random)
    }
    if !text.hasSuffix("---") {
      text += ["", "body", "# Title\n\n- list\n", "---\nnot: front matter"].pick(&random)
    }
    return Array(text.replacing("\n", with: ending).utf8)
  }

  /// A text that may need quotes.
  static func text(_ random: inout SeededNumbers) -> String {
    [
      "plain", "two words", "yes", "12:30", "a: b", "a #b", "#tag", "- x", "", " edge ", "~", "[x]",
      "it's", "say \"hi\"", "back\\slash", "일기 🎉", "line\nbreak", "tab\tin", "{{date}}", "@kim",
      "a, b", "\u{85}x\u{2028}", "---", "...", "? q", "?q", "-5", "!", "&a", "*a", "%", "`", "x:",
    ].pick(&random)
  }

  /// Bytes that look like front matter, more or less.
  static func noise(_ random: inout SeededNumbers) -> [UInt8] {
    var bytes: [UInt8] = []
    if Bool.random(using: &random) {
      bytes = file(&random)
      for _ in 0..<Int.random(in: 1..<6, using: &random) where !bytes.isEmpty {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = byte(&random)
      }
      return bytes
    }
    bytes = Array("---\n".utf8)
    for _ in 0..<Int.random(in: 0..<80, using: &random) { bytes.append(byte(&random)) }
    return bytes + "\n---\nbody".utf8
  }

  private static func byte(_ random: inout SeededNumbers) -> UInt8 {
    Bool.random(using: &random)
      ? Array("ab:  \n\n\r\t-?[]{},&*!|>'\"%@#\\~".utf8).pick(&random)
      : UInt8.random(in: 0...255, using: &random)
  }

  private static let values = [
    "", " ", " # comment", " plain", " two words # comment", " 'single'", " \"dou\\\"ble\"",
    " 12:30", " [a, b]", " []", " [ a,\n  'b' ]", "\n  - a\n  - b", "\n- a\n- 'b' # c",
    "\n    -   deep\n\n    # c\n    - two", "\n  -\n  - a", " |\n  one\n  two",
    " >-\n  folded\n\n  more\n",
    " |+\n  kept\n\n", " multi\n  line", "\n  below", " {a: 1}", "\n  x: 1\n  y: [1]", " a, b",
    " a b",
    "\tbehind a tab", " \ttext \t# comment", " [a,\tb\t]", " 'a'\t", "\n  - a\t\n  - b\t# c",
    " &anchor text", " !!str 12", " &list\n  - a", " \"a, b\"", "\n  - - a\n    - b\n  - c",
    "\n  - k: v\n    l: w\n  - |\n    text\n",
  ]
}

extension Array {
  fileprivate func pick(_ random: inout SeededNumbers) -> Element {
    self[Int.random(in: 0..<count, using: &random)]
  }
}
