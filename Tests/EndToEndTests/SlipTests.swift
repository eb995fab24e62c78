import Testing

/// What is probably a slip is told, with what was meant.
struct SlipTests {
  private static let entry = """
    ---
    category: work
    tags: [travel, sea]
    mood: glad
    rating: 5
    ---
    Evening walk

    With @Jiwoo.
    """

  @Test(arguments: [
    ("modd=x", "did you mean 'mood'?"), ("star=true", "did you mean 'starred'?"),
    ("Categry=work", "did you mean 'category'?"), ("categories=work", "did you mean 'category'?"),
    ("tgas=sea", "did you mean 'tags'?"), ("tags=two words", "write 'two-words'"),
    ("tags+=ok,no good", "write 'no-good'"), ("tag=2026", "write a letter with it"),
    ("category=wrok", "the vault has work"), ("category+=work", "set it with category=VALUE"),
    ("date=2026-11-01", "diary move 2026-11-29 --date 2026-11-01"),
    ("date=yesterday", "diary move 2026-11-29 --date yesterday"),
    ("starred=perhaps", "run 'diary help set'"), ("created=soon", "run 'diary help set'"),
  ])
  func `set refuses what is probably not meant`(change: String, hint: String) throws {
    let sandbox = try Sandbox.vault([
      "2026-11-29.md": Self.entry, "diary.yml": "categories: {work: {icon: 💼}}\n",
    ])
    let result = try Shell.run("diary set last 'weather=sun' '\(change)'", in: sandbox)
    #expect(result.status == 2)
    #expect(result.complaints.contains(hint) || hint.hasPrefix("run"), "\(result.complaints)")
    #expect(try Shell.run("cat 2026-11-29.md", in: sandbox).output == Self.entry)
  }

  @Test(arguments: [
    "food=soup", "rating=4", "ratings=4", "mood=", "modd=", "tags-=two words",
    "date=2026-11-29T10:00",
    "category=WORK", "기분=좋음", "x=1", "c=1",
  ])
  func `set takes keys of one's own`(change: String) throws {
    let sandbox = try Sandbox.vault([
      "2026-11-29.md": Self.entry, "diary.yml": "categories: {work: {icon: 💼}}\n",
    ])
    let result = try Shell.run("diary set last '\(change)'", in: sandbox)
    #expect(result.status == 0, "\(result.complaints)")
  }

  @Test func `a key that the vault has already is no slip`() throws {
    let sandbox = try Sandbox.vault([
      "2026-11-28.md": "---\nmodd: x\n---\nA day\n", "2026-11-29.md": Self.entry,
    ])
    #expect(try Shell.run("diary set last modd=y", in: sandbox).status == 0)
  }

  @Test(arguments: [
    ("list --category wrok", "no entry has the category 'wrok'; did you mean 'work'?"),
    ("list --tag trvel", "no entry has the tag 'trvel'; did you mean 'travel'?"),
    ("list --person jiwo", "no entry mentions 'jiwo'; did you mean 'Jiwoo'?"),
    ("list --mood gald", "no entry has the mood 'gald'; did you mean 'glad'?"),
    ("list --where ratng=5", "no entry has the key 'ratng'"),
    ("search walk --tag trvel", "did you mean 'travel'?"),
    ("search walk --count --tag trvel", "did you mean 'travel'?"),
    ("stats --tag trvel", "did you mean 'travel'?"),
    ("calendar --tag trvel", "did you mean 'travel'?"),
    ("random --tag trvel", "did you mean 'travel'?"),
    ("tasks --tag trvel", "did you mean 'travel'?"),
    ("tags --tag trvel", "did you mean 'travel'?"), ("show --tag trvel", "did you mean 'travel'?"),
    ("memories --tag trvel", "did you mean 'travel'?"),
  ])
  func `a filter that nothing can fit tells of the slip`(line: String, words: String) throws {
    let sandbox = try Sandbox.vault(["2026-11-29.md": Self.entry])
    let result = try Shell.run("diary \(line)", in: sandbox)
    #expect(result.status == 0)
    #expect(result.complaints.contains(words), "\(result.complaints)")
    #expect(try Shell.run("diary -q \(line)", in: sandbox).complaints == "")
  }

  @Test(arguments: [
    "list 2020 --tag travel", "list --category none", "list --mood glad --no-mood glad",
    "list --tag sea --category work 2020", "list --where rating=4",
  ])
  func `what is known and not found is no slip`(line: String) throws {
    let sandbox = try Sandbox.vault(["2026-11-29.md": Self.entry])
    #expect(!(try Shell.run("diary \(line)", in: sandbox).complaints.contains("no entry ")))
  }

  @Test(arguments: ["set walk mood=x", "star walk", "delete --yes walk", "move walk --date today"])
  func `what changes an entry unseen asks for its whole title`(line: String) throws {
    let sandbox = try Sandbox.vault(["2026-11-29.md": Self.entry])
    let result = try Shell.run("diary \(line)", in: sandbox)
    #expect(result.status == 2)
    #expect(result.complaints.contains("'walk', and it stands in one title:\n"))
    #expect(result.complaints.contains("2026-11-29  Evening walk  2026-11-29.md\n"))
  }

  @Test func `the editor opens an entry by a part of its title`() throws {
    let sandbox = try Sandbox.vault(["2026-11-29.md": Self.entry])
    #expect(try Shell.run("EDITOR=true diary edit walk", in: sandbox).status == 0)
  }
}
