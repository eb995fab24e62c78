import Testing

/// Messages name what is wrong by its place or value, and say what would be right.
struct NamedFaultTests {
  @Test(arguments: [
    ("diary new x -t ''", "'' is not valid for --tag: expected a tag"),
    ("diary new x --tag 'deep sea'", "write 'deep-sea'"),
    ("diary new x --category ''", "'' is not valid for --category"),
    ("diary new x --category Werk", "there is no category 'Werk'\nhint: the vault has work"),
  ])
  func `an option's value is named`(line: String, message: String) throws {
    let sandbox = try Sandbox.vault(["diary.yml": "categories: [work]\n"])
    let result = try Shell.run(line, in: sandbox)
    #expect(result.status == 2)
    #expect(result.complaints.contains(message))
    #expect(sandbox.holds("entries") == false)
  }

  @Test func `a template's fault has its line and column`() throws {
    let sandbox = try Sandbox.vault(["templates/daily.md": "---\nmood: fine\ntags: [a, b\n---\n"])
    let result = try Shell.run("diary today Text", in: sandbox)
    #expect(result.status == 0)
    #expect(result.complaints.hasPrefix("diary: warning: templates/daily.md:"))
    let place = result.complaints.split(separator: ":").prefix(5)
    #expect(Int(place[3]) != nil && Int(place[4]) != nil)
  }

  @Test func `an extension that is none is named with those there are`() throws {
    let sandbox = try Sandbox.vault([
      "diary.yml": "extensions:\n  tabels: false\n  tags: false\n  comments: perhaps\n",
      "2026-11-29.md": "Text #tag\n",
    ])
    let result = try Shell.run("diary list --format json", in: sandbox)
    #expect(
      result.complaints.contains(
        "diary.yml:2:3: 'tabels' is none of the extensions: tables, task-lists,"))
    #expect(result.complaints.contains("diary.yml:4:13: 'comments' must be true or false"))
    #expect(result.output.contains(#""tags":[]"#))
  }

  @Test func `a deleted entry whose place is taken stays with what to do`() throws {
    let sandbox = try Sandbox.vault(["2026-11-29.md": "Old\n"])
    let line = "diary delete -y last >/dev/null; echo New >2026-11-29.md; diary restore"
    let result = try Shell.run(line, in: sandbox)
    #expect(result.status == 3)
    #expect(
      result.complaints == """
        diary: error: 2026-11-29.md: another entry is there now, and both are left as they are
        hint: delete or rename that one first, as with: diary delete 2026-11-29.md

        """)
    #expect(try sandbox.bytes(of: "2026-11-29.md").elementsEqual("New\n".utf8))
  }

  @Test func `a path that is not UTF-8 is in JSON without loss`() throws {
    let sandbox = try Sandbox.vault()
    let line = "name=$(printf '2026-11-29 caf\\351.md'); echo Text >\"$name\" && "
    let json = try Shell.run(line + "diary list --format json", in: sandbox)
    #expect(json.output.contains(#""path":"2026-11-29 caf\\xe9.md","path_bytes":"#))
    let read = try Shell.run(
      "diary list -f jsonl | sed 's/.*path_bytes\":\"//; s/\".*//' | base64 -d | xargs -0 cat",
      in: sandbox)
    #expect(read.output == "Text\n")
  }
}
