import Testing

/// An entry that has a time or a number in its name can be named by it.
struct NamedByTimeTests {
  private func sandbox() throws -> Sandbox {
    try Sandbox.vault([
      "entries/2026/2026-11-28.md": "Own\n",
      "entries/2026/2026-11-28-1900.md": "Evening\n",
      "entries/2026/2026-11-28-2.md": "Second\n",
      "entries/2026/2026-11-28-garden.md": "Garden\n",
      "entries/2026/11/27-0730.md": "Spread\n",
      "2026-11-26-0700.md": "First of two\n", "2026-11-26-070001.md": "Second of two\n",
      "2026-11-25-0700.md": "First of three\n", "2026-11-25-0700-2.md": "Second of three\n",
      "2026-11-25-0700-10.md": "Third of three\n",
    ])
  }

  @Test(arguments: [
    ("2026-11-28-1900", "Evening"), ("2026-11-28-1900.md", "Evening"),
    ("2026/2026-11-28-1900", "Evening"), ("\"2026-11-28 19:00\"", "Evening"),
    ("2026-11-28 19:00", "Evening"), ("2026-11-28T19:00", "Evening"),
    ("yesterday 7pm", "Evening"), ("\"어제 저녁 7시\"", "Evening"), ("어제 저녁 7시", "Evening"),
    ("2026-11-28.md", "Own"), ("2026-11-28-2", "Second"), ("2026-11-28-2.md", "Second"),
    ("2026-11-28-garden", "Garden"), ("2026/11/27-0730", "Spread"),
    ("2026-11-26-0700", "First of two"), ("2026-11-26-070001.md", "Second of two"),
    ("2026-11-26 07:00:01", "Second of two"), ("2026-11-25-0700-2", "Second of three"),
    ("2026-11-25.3", "Third of three"),
  ])
  func `it is found`(name: String, text: String) throws {
    let sandbox = try sandbox()
    let shown = try Shell.run("diary show --raw \(name)", in: sandbox)
    #expect(shown.output == "\(text)\n", "\(shown.complaints)")
    let starred = try Shell.run("diary star \(name)", in: sandbox)
    #expect(starred.status == 0 && starred.output.contains(text), "\(starred.complaints)")
  }

  @Test func `several of one minute are all shown, and none is chosen unseen`() throws {
    let sandbox = try sandbox()
    let shown = try Shell.run("diary show --raw 2026-11-26 07:00", in: sandbox)
    #expect(shown.output == "First of two\nSecond of two\n")
    #expect(try Shell.run("diary star 2026-11-26 07:00", in: sandbox).status == 2)
  }

  @Test(arguments: [
    ("\"yesterday 18:30\"", "no entry of 2026-11-28 has the time 'yesterday 18:30' in its name"),
    ("yesterday 18:30", "see 'diary list 2026-11-28'"),
    ("2026-11-28-1831.md", "the vault has no such file; see 'diary list 2026-11-28'"),
    ("yestrday", "did you mean 'yesterday'?"), ("mondy", "did you mean 'monday'?"),
    ("nowhere", "name a day, a path or a title"),
    ("yesterday at 7", "write yesterday 07:00 or yesterday 19:00"),
    ("\"어제 7시\"", "write 어제 07:00 or 어제 19:00"),
  ])
  func `where there is none, the day is named`(name: String, words: String) throws {
    let sandbox = try sandbox()
    let result = try Shell.run("diary show \(name)", in: sandbox)
    #expect(result.status != 0 && result.complaints.contains(words), "\(result.complaints)")
  }

  @Test func `a small hour is of the diary's day`() throws {
    let sandbox = try Sandbox.vault(["diary.yml": "day_ends_at: 04:00\n"])
    #expect(try Shell.run("diary new -d 2026-11-28T02:00 Late", in: sandbox).status == 0)
    for name in ["2026-11-28T02:00", "2026-11-27-0200", "'2026-11-28 02:00'"] {
      let shown = try Shell.run("diary show \(name)", in: sandbox)
      #expect(shown.output.contains("Late"), "\(name): \(shown.complaints)")
    }
  }

  @Test func `tags complete to those that others are below, too`() throws {
    let sandbox = try Sandbox.vault([
      "2026-11-28.md": "A #travel/jeju\n", "2026-11-27.md": "B #sea #travel/busan\n",
    ])
    let completed = try Shell.run("diary complete tags", in: sandbox).output
    #expect(completed == "travel\nsea\ntravel/busan\ntravel/jeju\n")
  }

  @Test func `names of files complete what is more than a day`() throws {
    let sandbox = try sandbox()
    let completed = try Shell.run("diary complete entries 2026-11-28-", in: sandbox).output
    #expect(
      completed == "2026-11-28-1900\tEvening\n2026-11-28-2\tSecond\n2026-11-28-garden\tGarden\n")
  }
}
