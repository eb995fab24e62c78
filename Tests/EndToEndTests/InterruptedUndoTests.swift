import Testing

/// Ctrl-C while many files are taken back ends that between two of them.
struct InterruptedUndoTests {
  /// So many that it takes longer than a second, after which it is told how far it is.
  private static let count = 700

  private func entries(with tag: String, in sandbox: borrowing Sandbox) throws -> Int {
    try Shell.run("diary list --tag \(tag) | wc -l", in: sandbox).output
      .split(whereSeparator: \.isWhitespace).first.flatMap { Int($0) } ?? -1
  }

  @Test func `it tells how far it came, and undo goes on with the rest`() throws {
    let sandbox = try Sandbox.vault()
    for number in 0..<Self.count {
      let (month, day) = (number / 28 % 12 + 1, number % 28 + 1)
      try sandbox.write(
        "Day #sea\n",
        to:
          "\(2000 + number / 336)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day).md")
    }
    #expect(try Shell.run("diary tags rename sea lake --yes", in: sandbox).status == 0)
    let terminal = try Terminal("diary undo", in: sandbox)
    try terminal.wait(for: "Undoing ")
    terminal.press("\u{3}")
    #expect(try terminal.finish() == 130)
    #expect(terminal.text.contains("of \(Self.count) changes taken back"), "\(terminal.text)")
    #expect(terminal.text.contains("'diary undo' goes on with the rest"))
    let (back, left) = (
      try entries(with: "sea", in: sandbox), try entries(with: "lake", in: sandbox)
    )
    #expect(back > 0 && left > 0 && back + left == Self.count)
    #expect(terminal.text.contains("interrupted: \(back) of"))
    #expect(try Shell.run("diary undo", in: sandbox).status == 0)
    #expect(try entries(with: "sea", in: sandbox) == Self.count)
    #expect(try Shell.run("diary undo", in: sandbox).status == 1)
  }
}
