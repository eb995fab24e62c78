import Testing

/// Where the output goes may be full, or may be closed.
struct OutputTests {
  #if os(Linux)
    @Test(arguments: [
      "diary list", "diary show", "diary show --raw", "diary list --format json", "diary help",
      "diary --version", "diary manual", "diary export html - last", "diary completions bash",
      "diary today",
    ])
    func `a full disk is told`(line: String) throws {
      let sandbox = try Sandbox.vault(["2026-11-29.md": "A line\n"])
      let result = try Shell.run("\(line) > /dev/full", in: sandbox)
      #expect(result.status == 1)
      #expect(result.complaints.hasPrefix("diary: error: "))
      #expect(result.complaints.contains("no space left on device"))
    }

    @Test func `a text is saved even when nobody can be told`() throws {
      let sandbox = try Sandbox.vault()
      let result = try Shell.run("diary today Saved > /dev/full", in: sandbox)
      #expect(result.status == 1)
      #expect(result.complaints.hasPrefix("diary: error: what was changed is saved, but"))
      #expect(!result.complaints.contains("try again"))
      #expect(try Shell.run("diary list", in: sandbox).output == "2026-11-29\t\tSaved\t\n")
    }
  #endif

  @Test(arguments: [
    "diary list", "diary list --format json", "diary list --format paths", "diary show 2026-01-01",
    "diary show --raw 2026-01-01", "diary complete days",
  ])
  func `a reader that has seen enough is no failure`(line: String) throws {
    let sandbox = try Sandbox.vault()
    let long = String(repeating: "A line that is long enough to fill pipes.\n\n", count: 4000)
    try sandbox.write(long, to: "2026-01-01.md")
    for day in 1...28 {
      for number in 1...40 {
        let title = String(repeating: "Title \(number) ", count: 10)
        let name = day < 10 ? "2026-02-0\(day)-\(number)" : "2026-02-\(day)-\(number)"
        try sandbox.write("\(title)\n", to: "\(name).md")
      }
    }
    let result = try Shell.run(
      "{ \(line); echo \"status $?\" >&2; } | head -n 1 | wc -l", in: sandbox)
    #expect(result.output.hasSuffix("1\n"))
    #expect(result.complaints == "status 0\n")
  }
}
