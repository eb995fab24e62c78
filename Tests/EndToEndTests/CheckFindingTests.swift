import Foundation
import Testing

/// What `diary check` finds beside what its transcript shows.
struct CheckFindingTests {
  @Test func `of several copies of an entry that is not there one alone is to get its name`() throws
  {
    let sandbox = try Sandbox.vault([
      "2026-11-28 (conflicted copy 2026-11-29).md": "A\n",
      "2026-11-28.sync-conflict-20261129-211405-ABCDEFG.md": "B\n",
    ])
    let lines = try Shell.run("chmod 700 .; diary check --format json", in: sandbox).output
      .split(separator: "hint")
    #expect(lines.count { $0.contains("rename it to 2026-11-28.md") } == 1, "\(lines)")
    #expect(
      lines.count { $0.contains("join it with 2026-11-28 (conflicted copy 2026-11-29).md") } == 1)
  }

  private static let entry = "entries/2026/11/2026-11-29.md"
  private static let leftover = ".config.yml.diary-tmp-999999999-0123456789abc"
  private static let mark = "sync-conflict-20261130-101112-ABCDEFG"

  @Test(arguments: [
    (entry, "---\nphoto: gone.jpg\n---\nA\n", ":2: 'gone.jpg' leads nowhere"),
    ("people/Kim.md", "See [[nowhere]]\n", ":1: 'nowhere' leads nowhere"),
    ("diary.\(mark).yml", "", ": a copy that a sync program"),
    ("attachments/a.\(mark).jpg", "", ": a copy that a sync program"),
    ("attachments/a (Kim's conflicted copy 2026-11-29).jpg", "", ": a copy that a sync program"),
    ("people/Kim.\(mark).md", "", ": a copy that a sync program"),
    (entry, "A\n<!-- never\n", ":2: a comment or other HTML is never ended"),
    (entry, "A\n```\nnever\n", ":2: code is never ended"),
    (entry, "---\ncreated: 2026-11-28\n---\nA\n", ":2:1: 'created' says 2026-11-28"),
    (entry, "A text that is long enough\u{0}\n", ":1:27: a NUL character"),
    (entry, "a\u{0}b\n", ":1:2: a NUL character"),
    (entry, "a\u{0}b\u{0}c and so on, in letters\n", ":1:2: a NUL character"),
    (entry, "A\u{0} \u{0}w\u{0}o\u{0}r\u{0}d\u{0}", ":1:1: the text is UTF-16LE"),
    ("diary.yml", "title: Mine\nwings: 2\n", ":2:1: there is no setting 'wings'"),
    ("diary.yml", "tilte: Mine\n", ":1:1: there is no setting 'tilte'; did you mean 'title'?"),
    ("diary.yml", "day_ends_at: noon\n", ":1:14: 'day_ends_at' must be a time of the morning"),
    ("diary.yml", "title: [\n", ":2:1: expected a value"),
    (entry, "A\n---\ntags: sea\n---\nB\n", ":2: this looks like front matter"),
    (entry, "---\ntags: sea\n\nA\n", ":1: this looks like front matter"),
  ])
  func `it is found`(path: String, text: String, told: String) throws {
    let sandbox = try Sandbox.vault([path: text])
    let result = try Shell.run("chmod 700 .; diary check", in: sandbox)
    #expect(result.status == 1)
    #expect(result.output.contains(path + told), "\(result.output)")
    #expect(result.complaints == "diary: 1 finding\n")
  }

  @Test(arguments: [
    ("mkdir 2026-11-30.md", "2026-11-30.md: a folder that is named like an entry"),
    ("ln -s gone.md 2026-11-30.md", "2026-11-30.md: a link that leads nowhere"),
    (
      "for name in 'caf\\303\\251' 'cafe\\314\\201'; do : >\"$(printf \"$name.md\")\"; done",
      "caf\u{e9}.md: the same name as cafe\u{301}.md but for case or accents"
    ),
    ("printf '\\377\\376a\\0' >2026-11-30.md", "2026-11-30.md:1:1: the text is UTF-16"),
    (
      "mkdir -p ~/.config/diary && touch -d '2 hours ago' ~/.config/diary/\(leftover)",
      ".config/diary/\(leftover): a file that this program was writing when it was stopped"
    ),
    ("chmod 777 .", ".: others may write into it (mode 777)"),
    (
      "diary today A >/dev/null; chmod 711 \"$HOME/.local/state/diary\"",
      ".local/state/diary: others may look into it (mode 711)"
    ),
  ])
  func `it is found as well`(making: String, told: String) throws {
    let sandbox = try Sandbox.vault()
    let result = try Shell.run("chmod 700 .; \(making); diary check", in: sandbox)
    #expect(result.status == 1)
    let hasTold = result.output.utf8.split(separator: 0x0A).contains { line in
      line.suffix(told.utf8.count).elementsEqual(told.utf8)
    }
    #expect(hasTold, "\(result.output)")
    #expect(result.complaints.hasPrefix("diary: 1 finding"))
  }

  /// Bytes of another encoding that hold a NUL, and what they are told to be.
  @Test(arguments: [
    ("caf\\351 noir\\000 und mehr", "CP1252"),
    ("\\272\\361\\272\\361\\272\\361\\272\\361 \\000", "CP949"),
  ])
  func `one NUL makes no other letters of a text`(bytes: String, encoding: String) throws {
    let sandbox = try Sandbox.vault()
    let result = try Shell.run(
      "chmod 700 .; printf '\(bytes)' >2026-11-30.md; diary check", in: sandbox)
    #expect(result.output.contains("2026-11-30.md:1:") && result.output.contains("a NUL character"))
    #expect(result.output.contains("iconv -f \(encoding) "), "\(result.output)")
    #expect(result.output.contains(" && mv 2026-11-30.md 2026-11-30.md.orig && "))
  }

  /// A byte of another program in a text that is UTF-8 otherwise: no advice makes other letters of all.
  @Test(arguments: ["한강 walk caf\\351", "Caf\\303\\251 with Zo\\303\\253; price 5\\240EUR"])
  func `one byte that is not UTF-8 makes no other letters of a text`(bytes: String) throws {
    let sandbox = try Sandbox.vault()
    let result = try Shell.run(
      """
      chmod 700 .; mkdir -p entries/2026/11; printf '\(bytes)\\n' >entries/2026/11/2026-11-29.md
      diary check; diary today More
      """, in: sandbox)
    #expect(result.output.contains("a byte that is not UTF-8"), "\(result.output)")
    #expect(!result.output.contains("iconv") && !result.complaints.contains("iconv"))
    #expect(result.output.contains("put there in an editor what was meant"))
    let read = try Shell.run(
      "printf '\(bytes)\\n\\n21:14 More\\n' | cmp - entries/*/*/*", in: sandbox)
    #expect(read.status == 0, "\(read.complaints)")
  }

  @Test func `settings that cannot be used are findings, and not told twice`() throws {
    let sandbox = try Sandbox.vault()
    try sandbox.write("wings: 2\nlayout: x\n", to: "diary.yml")
    let result = try Shell.run("chmod 700 .; diary check --format json", in: sandbox)
    #expect(result.status == 1)
    #expect(result.complaints == "diary: 2 findings\n")
    let start =
      #"[{"kind":"settings","path":"diary.yml","line":1,"column":1,"message":"there is no"#
    #expect(result.output.hasPrefix(start), "\(result.output)")
    #expect(result.output.contains("; nothing is written until then"))
  }

  @Test func `settings that cannot be read are told once`() throws {
    for making in ["rm diary.yml; ln -s gone diary.yml", "rm diary.yml; mkdir diary.yml"] {
      let sandbox = try Sandbox.vault()
      let result = try Shell.run("chmod 700 .; \(making); diary check --vault .", in: sandbox)
      let told = result.output.split(separator: "\n").filter { $0.hasPrefix("diary.yml") }
      #expect(told.count == 1, "\(result.output)\(result.complaints)")
      #expect(result.status == 1)
      #expect(!result.complaints.contains("warning"))
    }
  }

  @Test(arguments: [
    (entry, "---\nphoto: https://a.example/b.jpg\n---\nA\n"),
    (entry, "---\nphoto: ../../../attachments/a.jpg\n---\nA\n"), (entry, "![[a.jpg]]\n"),
    (entry, "[a](../../../attachments/a.\(mark).jpg) ![[a.jpg]]\n"),
  ])
  func `it is in order`(path: String, text: String) throws {
    let sandbox = try Sandbox.vault([path: text, "attachments/a.jpg": ""])
    if text.contains(Self.mark) { try sandbox.write("", to: "attachments/a.\(Self.mark).jpg") }
    let result = try Shell.run("chmod 700 .; diary check", in: sandbox)
    #expect(result.output.contains("leads nowhere") == false)
    #expect(result.output.contains("no entry points") == !text.contains("a.jpg"))
  }
}
