import Testing

/// The titles that a list has after each of many changes to its files, told one by one.
struct ListedTitleTests {
  /// What is done to the files, and the titles that a list then has, the newest first.
  private static let steps: [(change: String, titles: [String])] = [
    ("true", ["Beta", "Alpha"]),
    ("printf 'Gamma\\n' > b/2026-01-02.md", ["Gamma", "Alpha"]),
    // The same size, in the same second.
    ("printf 'Delta\\n' > b/2026-01-02.md", ["Delta", "Alpha"]),
    // The same size, and the time put back.
    (
      "touch -r b/2026-01-02.md ../time; printf 'Sigma\\n' > b/2026-01-02.md; "
        + "touch -r ../time b/2026-01-02.md",
      ["Sigma", "Alpha"]
    ),
    // Another file in its place, as editors do, with the old time.
    (
      "printf 'Omega\\n' > b/new; touch -r ../time b/new; mv b/new b/2026-01-02.md",
      ["Omega", "Alpha"]
    ),
    // An old time, and one that is still to come.
    (
      "printf 'Kappa\\n' > b/2026-01-02.md; touch -d 2001-01-01 b/2026-01-02.md",
      ["Kappa", "Alpha"]
    ),
    (
      "printf 'Theta\\n' > b/2026-01-02.md; touch -d 2101-01-01 b/2026-01-02.md",
      ["Theta", "Alpha"]
    ),
    ("printf 'New\\n' > a/2026-01-03.md", ["New", "Theta", "Alpha"]),
    ("rm a/2026-01-01.md", ["New", "Theta"]),
    ("mv a/2026-01-03.md a/2026-01-04.md", ["New", "Theta"]),
    ("mv a/2026-01-04.md b/2026-01-01.md", ["Theta", "New"]),
    // Two files change places.
    (
      "mv b/2026-01-01.md b/x; mv b/2026-01-02.md b/2026-01-01.md; mv b/x b/2026-01-02.md",
      ["New", "Theta"]
    ),
    ("mv b c", ["New", "Theta"]),
    ("mkdir -p d/e && mv c d/e/f", ["New", "Theta"]),
    ("cp -a d d2", ["New", "New", "Theta", "Theta"]),
    ("rm -r d", ["New", "Theta"]),
    ("mv d2 .d2", []),
    ("mv .d2 a/d", ["New", "Theta"]),
    ("ln a/d/e/f/2026-01-02.md a/2026-01-05.md", ["New", "New", "Theta"]),
    ("printf More >> a/2026-01-05.md", ["New", "New", "Theta"]),
    ("printf 'Linked\\n' > a/2026-01-05.md", ["Linked", "Linked", "Theta"]),
    ("rm -r a; mkdir a; printf 'Last\\n' > a/2026-01-01.md", ["Last"]),
  ]

  @Test func `a list always shows the files as they are`() throws {
    let sandbox = try Sandbox.vault(["a/2026-01-01.md": "Alpha\n", "b/2026-01-02.md": "Beta\n"])
    for (change, titles) in Self.steps {
      let list = try Shell.run("{ \(change); } && diary list", in: sandbox)
      let shown = list.output.split(separator: "\n").map { $0.split(separator: "\t")[1] }
      #expect(shown.map(String.init) == titles, "\(change)")
      #expect(list.status == 0)
    }
    #expect(try Shell.run("diary index --check", in: sandbox).status == 0)
  }
}
