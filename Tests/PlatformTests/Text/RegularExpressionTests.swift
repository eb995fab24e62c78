import Platform
import Testing

struct RegularExpressionTests {
  private func match(_ pattern: String, _ text: String, ignoresCase: Bool = false) throws -> String?
  {
    let expression = try RegularExpression(pattern, ignoresCase: ignoresCase)
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBytes { expression.firstMatch(in: $0) }
      .map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  @Test(arguments: [
    ("a+", "baac", "aa"), ("^b", "ab", nil), ("한.", "서울 한강", "한강"), ("[가나]{2}", "x가나다", "가나"),
    ("(one|two)$", "one two", "two"), ("", "a", ""), ("é", "é", "é"), ("\\.", "a.b", "."),
  ])
  func `texts are matched by characters`(pattern: String, text: String, found: String?) throws {
    #expect(try match(pattern, text) == found)
  }

  @Test func `case is ignored in any script`() throws {
    #expect(try match("ÉTÉ", "un été", ignoresCase: true) == "été")
    #expect(try match("ÉTÉ", "un été") == nil)
  }

  @Test(arguments: [
    ("[가-힣]+ 공부", "나는 한글 공부를", "한글 공부"), ("[一-龠]+", "東京の寺", "東京"), ("[à-ü]", "café", "é"),
    ("[à-ü]+", "CAFÉ", nil), ("[^가-힣a-z]+", "가나abÉx", "É"), ("(가|[나-다])x", "다x", "다x"),
    ("[가-힣]{2,3}$", "abc 한글날이", "글날이"), ("^.[가-힣]\\.$", "😀글.", "😀글."), ("[😀-😎]+", "x😃😎y", "😃😎"),
    ("[]가-힣^-]+", "a]^-글b", "]^-글"), ("[[:alpha:]가-힣]+", "1éa글!", "éa글"), ("[[.가.]-힣]", "글", "글"),
    ("\\w+[가-힣]", "é_9글!", "é_9글"), ("\\W[가-힣]\\S", "é!글x", "!글x"), ("a\\[[가-힣]", "a[글", "a[글"),
    ("[ -힣]+", "\tab글[]^-\\", "ab글[]^-\\"), ("[[:digit:][:space:]ぁ-ん]+", "あ 1い가", "あ 1い"),
    ("[[:punct:]가-힣]+", "a。글!b", "。글!"), ("[\u{E000}-\u{10FFFF}]", "가😀", "😀"),
    ("[a-z]-가", "b-가", "b-가"),
  ])
  func `ranges beyond ASCII go by the numbers of Unicode`(
    pattern: String, text: String, found: String?
  ) throws {
    #expect(try match(pattern, text) == found)
  }

  @Test(arguments: [
    ("[à-ü]+", "CAFÉ", "É"), ("[Α-Ω]+", "xσς", "σς"), ("σ[à-ü]k", "ςÉK", "ςÉK"),
    ("[^à-ü]", "Éx", "x"),
    ("e[ㄱ-ㅎ]?$", "xE", "E"), ("[а-я]+", "МИР мир", "МИР"),
  ])
  func `case is ignored beside ranges beyond ASCII`(
    pattern: String, text: String, found: String?
  ) throws {
    #expect(try match(pattern, text, ignoresCase: true) == found)
  }

  @Test(arguments: [
    ("[힣-가]", "Invalid range end"), ("[[:foo:]가-힣]", "Invalid character class name"),
    ("[가-힣", "Unmatched [, [^, [:, [., or [="), ("[가-힣](", "Unmatched ( or \\("),
    ("\\b[가-힣]", "\\b cannot stand beside a range beyond ASCII"),
    ("([[:alpha:]가-힣]{60}){60}", "No more repeats are allowed with such brackets"),
  ])
  func `what is wrong beside ranges beyond ASCII is told`(pattern: String, reason: String) {
    let fault = #expect(throws: RegularExpression.Fault.self) {
      try RegularExpression(pattern, ignoresCase: false)
    }
    #expect(fault?.reason == reason)
  }

  @Test(.timeLimit(.minutes(1)))
  func `an expression of ranges beyond ASCII takes no more than linear time`() throws {
    #expect(try match("([가-힣]+)+$", String(repeating: "가", count: 30_000) + "!") == nil)
  }

  @Test func `a zero byte is a byte like others`() throws {
    #expect(try match("b", "a\0b") == "b")
  }

  @Test(arguments: ["(", "[a", "a{2,1}", "*\\", "(a)\\1", "\\\\\\2", "a\0"])
  func `what is no expression is refused`(pattern: String) {
    #expect(throws: RegularExpression.Fault.self) {
      try RegularExpression(pattern, ignoresCase: false)
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `an expression that others take for ever on ends`() throws {
    #expect(try match("^(a+)+$", String(repeating: "a", count: 3000) + "!") == nil)
  }

  @Test(arguments: [
    String(repeating: "(", count: 101) + "a" + String(repeating: ")", count: 101),
    String(repeating: "(", count: 30_000), "a{255}{255}", "(((a{60}){60}){60})", "(a{9999}){9999}",
    "a{1,99999999999999999999}", String(repeating: "a", count: 4097),
  ])
  func `a pattern that would take all memory is refused`(text: String) {
    let fault = #expect(throws: RegularExpression.Fault.self) {
      try RegularExpression(text, ignoresCase: true)
    }
    #expect(
      fault?.reason.contains("No more than") == true || fault?.reason.contains("no more") == true)
  }

  @Test(arguments: [
    String(repeating: "(", count: 100) + "a" + String(repeating: ")", count: 100), "(a{60}){60}",
    #"\(\{5000"#, "[0-9]{4}-[0-9]{2}-[0-9]{2}", String(repeating: "a", count: 4096),
  ])
  func `a pattern within the limits is none the worse for them`(text: String) {
    #expect(throws: Never.self) { try RegularExpression(text, ignoresCase: true) }
  }
}
