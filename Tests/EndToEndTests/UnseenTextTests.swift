import Testing

/// Texts that hold more than can be seen.
struct UnseenTextTests {
  @Test(arguments: [
    ("\u{200B}\n\nA line\n", "# A line\n"),
    ("---\ntitle: \"\u{200B}\"\n---\nA line\n", "# A line\n"),
    ("\u{2060}\u{FEFF}\nA line\n", "# A line\n"),
  ])
  func `a line in which nothing can be seen is no title`(text: String, shown: String) throws {
    let sandbox = try Sandbox.vault(["2026-11-29.md": text])
    #expect(try Shell.run("diary list", in: sandbox).output == "2026-11-29\t\tA line\t\n")
    let output = try Shell.run("diary show", in: sandbox).output
    #expect(output.contains(shown))
    #expect(output.split(separator: "A line", omittingEmptySubsequences: false).count == 2)
  }

  @Test func `marks of direction in a Hebrew title stay, and overrides are shown`() throws {
    let title = "שלום\u{200F}! \u{200E}abc"
    let sandbox = try Sandbox.vault(["2026-11-29.md": "\(title)\n\u{202E}turned\n"])
    let list = try Shell.run("diary list", in: sandbox).output
    #expect(list.utf8.elementsEqual("2026-11-29\t\t\(title)\t\\u{202e}turned\n".utf8))
  }

  @Test(arguments: [("<!-- open", "a comment", "-->"), ("```\\ncode", "code", "```")])
  func `a text that falls into something never ended is told of`(
    text: String, words: String, end: String
  ) throws {
    let file = "entries/2026/11/2026-11-29.md"
    let sandbox = try Sandbox.vault([file: "Title\n\n" + text.replacing("\\n", with: "\n") + "\n"])
    let result = try Shell.run("diary today Added", in: sandbox)
    #expect(result.output.contains("+ 21:14 Added"))
    #expect(result.complaints.hasPrefix("diary: warning: \(file):3: \(words)"))
    #expect(
      result.complaints.contains("fell into it\nhint: end it with '\(end)': diary edit \(file)"))
    let check = try Shell.run("diary check", in: sandbox)
    #expect(check.output.contains("\(file):3: \(words)"))
  }

  @Test func `links that lead nowhere are counted, and listed when asked for`() throws {
    let sandbox = try Sandbox.vault([
      "2026-11-29.md": "[[Nowhere]] ![[no.png]] [[Projects/Boat]] [[2026-11-28]]\n",
      "2026-11-28.md": "---\nprivate: true\n---\nSecret\n", "Projects/Boat.md": "Boat\n",
    ])
    let short = try Shell.run("diary export html ../site", in: sandbox)
    #expect(
      short.complaints
        == "diary: warning: 2 links or images lead nowhere; see which with --verbose\n"
        + "diary: 1 private entry is left out; --private takes them in\n")
    let long = try Shell.run("diary export html ../site --verbose", in: sandbox)
    #expect(long.complaints.split(separator: "\n").count == 3)
    #expect(long.complaints.contains("2026-11-29.md: leads nowhere: \"Nowhere\""))
    let page = try Shell.run("cat ../site/2026/11/*.html", in: sandbox).output
    #expect(page.contains("Projects/Boat") && !page.contains("Projects/Boat.md"))
    #expect(!page.contains("Secret"))
  }
}
