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
