import Foundation
import Testing

/// Words of the command line that are not UTF-8: texts are refused, and names of files are bytes.
struct OddBytesTests {
  /// `café` as Latin-1 writes it.
  private static let word = #""$(printf 'caf\351')""#

  @Test(arguments: [
    ("today un WORD", "TEXT"), ("new WORD", "TEXT"), ("search WORD", "WORD"),
    ("list --tag WORD", "--tag"), ("list --tag=WORD", "--tag"),
    ("list --no-person WORD", "--no-person"),
    ("new -cWORD x", "--category"), ("list WORD", "WHEN"), ("tags rename sea WORD", "TAG"),
    ("categories add WORD", "NAME"), ("list --where mood=WORD", "--where"),
  ])
  func `a text that is not UTF-8 is refused by the name of its input`(
    line: String, input: String
  ) throws {
    let sandbox = try Sandbox.vault()
    let result = try run(line, in: sandbox)
    #expect(result.status == 2)
    #expect(result.complaints.contains(#"caf\xe9' is not valid for \#(input): it is not UTF-8"#))
    #expect(result.complaints.contains("hint: set your terminal to UTF-8"))
    #expect(sandbox.holds("entries") == false)
  }

  @Test(arguments: [
    ("WORD", "unknown command"), ("--WORD", "unknown option"), ("list --WORD", "unknown option"),
    ("calendar 2026 -xWORD", "unknown option"), ("check WORD", "unexpected argument"),
    ("set last mood=WORD", "not UTF-8"),
  ])
  func `elsewhere, too, the bytes are shown`(line: String, complaint: String) throws {
    let sandbox = try Sandbox.vault(["2026-11-29.md": "A day\n"])
    let result = try run(line, in: sandbox)
    #expect(result.status == 2)
    #expect(result.complaints.contains(complaint))
    #expect(result.complaints.contains(#"caf\xe9"#))
  }

  @Test(arguments: [
    "show FILE", "show ./FILE", "set FILE mood=glad", "star FILE", "edit FILE", "links FILE",
    "render FILE", "done FILE.1", "delete --yes FILE && diary restore FILE", "export html - FILE",
    "move FILE --date yesterday --yes", "--vault \"$PWD\" show FILE",
    "next FILE --format paths; true",
  ])
  func `a file may have any name`(line: String) throws {
    let sandbox = try Sandbox.vault()
    let file = #""2026-11-29 $(printf 'caf\351').md""#
    let made = try run("list", making: "echo '- [ ] milk' >\(file)", in: sandbox)
    try #require(made.status == 0)
    let result = try run(
      line.replacingOccurrences(of: "FILE", with: file), in: sandbox, adding: ["EDITOR": "true"])
    #expect(result.status == 0, "\(result.complaints)")
  }

  @Test(arguments: [
    "diary --vault WORD today kept", "diary today kept --vault=WORD",
    "DIARY_VAULT=WORD diary today kept", "cd WORD && diary today kept && cd ..",
    "cd WORD && HOME=\"$PWD\" diary --vault '~' today kept && cd ..",
  ])
  func `a vault may have any name`(line: String) throws {
    let sandbox = try Sandbox.vault()
    let made = try run("init WORD", in: sandbox)
    #expect(made.status == 0, "\(made.complaints)")
    let script = line.replacingOccurrences(of: "WORD", with: Self.word)
    let result = try Shell.run(script + " && cat \(Self.word)/entries/*/*/*", in: sandbox)
    #expect(result.output.hasSuffix("\nkept\n"), "\(result.complaints)")
  }

  @Test(arguments: ["EDITOR", "VISUAL"])
  func `an editor may have any name`(variable: String) throws {
    let sandbox = try Sandbox.vault(["2026-11-29.md": "A day\n"])
    let making = "printf '#!/bin/sh\\necho more >>\"$1\"\\n' >\(Self.word); chmod +x \(Self.word)"
    let line = "\(making); \(variable)=\"$PWD/\"\(Self.word) diary edit last; cat 2026-11-29.md"
    #expect(try Shell.run(line, in: sandbox).output.hasSuffix("A day\nmore\n"))
  }

  @Test(arguments: ["diary today", "diary new", "diary today -"])
  func `a piped text is kept byte for byte, and told of`(line: String) throws {
    let sandbox = try Sandbox.vault()
    let result = try Shell.run("printf 'caf\\351 noir' | \(line)", in: sandbox)
    #expect(result.status == 0)
    #expect(result.complaints.contains("warning: what is piped in is not UTF-8"))
    let name = line.hasPrefix("diary new") ? "2026-11-29-2114.md" : "2026-11-29.md"
    let bytes = try sandbox.bytes(of: "entries/2026/11/\(name)")
    #expect(bytes.suffix(10) == Data([0x63, 0x61, 0x66, 0xE9]) + Data(" noir\n".utf8))
  }

  @Test(
    arguments: [
      ("\\015\\116a\\000n\\000d\\000\\351\\000", "UTF-16LE"),
      ("\\015\\116\\061\\162\\015\\001", "UTF-16LE"),
      ("\\377\\376\\015\\116\\015\\001\\012\\015", "UTF-16"),
      ("a\\000\\015\\000\\012\\000b\\000", "UTF-16LE"),
      ("\\000a\\000n\\000d\\116\\015\\000\\012", "UTF-16BE"),
      ("\\272\\361\\015\\012\\015\\272\\361\\012\\012", "CP949"),
      (" caf\\351\\015 \\012", "CP1252"),
    ], ["", "--date 2026-11-20"])
  func `bytes that lines end with in UTF-8 are letters elsewhere, and stay`(
    text: (bytes: String, encoding: String), words: String
  ) throws {
    let sandbox = try Sandbox.vault()
    let line = "printf '\(text.bytes)' >typed; diary new \(words) <typed"
    let result = try Shell.run(line, in: sandbox)
    #expect(result.status == 0)
    #expect(
      result.complaints.contains("iconv -f \(text.encoding) -t UTF-8"), "\(result.complaints)")
    let kept = try Shell.run(
      "tail -n +5 entries/2026/11/* | cmp -n $(stat -c %s typed) - typed", in: sandbox)
    #expect(kept.status == 0, "\(kept.output)")
  }

  @Test(arguments: ["config.yml", "diary.yml"])
  func `settings tell the place`(name: String) throws {
    let sandbox = try Sandbox.vault(["2026-11-29.md": "A day\n"])
    let folder = name == "diary.yml" ? "." : #""$XDG_CONFIG_HOME/diary""#
    let making = "mkdir -p \(folder); printf 'title: caf\\351\\n' >\(folder)/\(name)"
    let result = try Shell.run("\(making); diary list", in: sandbox)
    #expect(result.status == 0)
    #expect(result.complaints.contains("\(name):1:11: a byte that is not UTF-8"))
  }

  private func run(
    _ line: String, making: String = "true", in sandbox: borrowing Sandbox,
    adding variables: [String: String] = [:]
  ) throws -> Shell.Result {
    let words = line.replacingOccurrences(of: "WORD", with: Self.word)
    return try Shell.run("\(making); diary \(words)", in: sandbox, adding: variables)
  }
}
