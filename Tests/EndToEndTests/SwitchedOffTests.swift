import Testing

/// What is read beyond CommonMark can be switched off, each by itself and all at once.
struct SwitchedOffTests {
  /// A text for each, of which nothing else makes anything.
  private static let samples = [
    ("tables", "a|b\n-|-\nc|d"), ("task-lists", "- [x] a"), ("strikethrough", "~~a~~ ~b~"),
    ("highlight", "==a=="), ("bare-links", "https://a.example www.b.example c@d.example"),
    ("footnotes", "a[^1]\n\n[^1]: b"), ("wiki-links", "[[a]] [[b|c]] ![[d.png]]"),
    ("tags", "#a #b/c"), ("mentions", "@Anna"), ("comments", "%%a%% b"),
    ("callouts", "> [!note] a"), ("heading-ids", "# a"), ("east-asian-emphasis", "**가(나)**다"),
    ("line-joining", "漢\n字"),
  ]

  @Test(arguments: samples)
  func `a construct is switched off in diary.yml`(name: String, text: String) throws {
    let sandbox = try Sandbox.vault(["2026-11-29.md": text + "\n"])
    let show = "diary show --format html last"
    let usual = try Shell.run(show, in: sandbox)
    try sandbox.write("strict: true\n", to: "diary.yml")
    let strict = try Shell.run(show, in: sandbox)
    try sandbox.write("extensions:\n  \(name): off\n", to: "diary.yml")
    let off = try Shell.run(show, in: sandbox)
    #expect(usual.status == 0 && strict.status == 0 && off.status == 0)
    #expect(usual.output != strict.output)
    #expect(off.output == strict.output)
  }

  @Test(arguments: samples)
  func `a construct is read alone, or not, by --extensions`(name: String, text: String) throws {
    let sandbox = try Sandbox.vault(["2026-11-29.md": text + "\n"])
    let others = Self.samples.map(\.0).filter { $0 != name }.joined(separator: ",")
    let outputs = try ["", "--extensions \(name)", "--strict", "--extensions \(others)"].map {
      try Shell.run("diary render \($0) 2026-11-29.md", in: sandbox).output
    }
    #expect(outputs[0] == outputs[1])
    #expect(outputs[2] == outputs[3])
    #expect(outputs[0] != outputs[2])
  }

  @Test func `strict: true takes tags, tasks and links from the index, too`() throws {
    let sandbox = try Sandbox.vault(["2026-11-29.md": "#a [[b]] @Anna\n\n- [ ] c\n"])
    let list = "diary list --format json"
    #expect(try Shell.run(list, in: sandbox).output.contains(#""tags":["a"]"#))
    try sandbox.write("strict: true\n", to: "diary.yml")
    let strict = try Shell.run(list, in: sandbox).output
    #expect(strict.contains(#""tags":[]"#) && strict.contains(#""people":[]"#))
    #expect(try Shell.run("diary tasks", in: sandbox).output == "")
  }
}
