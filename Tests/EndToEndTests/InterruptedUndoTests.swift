import Foundation
import Testing

/// Ctrl-C while many files are taken back ends that between two of them.
struct InterruptedUndoTests {
  private static let count = 200

  private func entries(with tag: String, in sandbox: borrowing Sandbox) throws -> Int {
    try Shell.run("diary list --tag \(tag) | wc -l", in: sandbox).output
      .split(whereSeparator: \.isWhitespace).first.flatMap { Int($0) } ?? -1
  }

  /// Waits until the first change that takes one back is written down, right before it is made.
  private func waitForFirstChange(in sandbox: borrowing Sandbox) throws {
    let folder = "\(sandbox.home)/.local/state/diary/changes"
    let limit = Date(timeIntervalSinceNow: 60)
    while limit.timeIntervalSinceNow > 0 {
      let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      if files.contains(where: { $0.hasSuffix(".begun") && !$0.hasSuffix("/.begun") }) { return }
      usleep(5000)
    }
    Issue.record("nothing is taken back")
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
    // Each file is changed under the lock of the vault's folder: who holds it decides how far the
    // program comes, however fast it is.
    let lock = open(sandbox.folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX) == 0)
    let terminal = try Terminal("diary undo", in: sandbox)
    try waitForFirstChange(in: sandbox)
    // After a second of work it is told how far it is.
    usleep(1_100_000)
    flock(lock, LOCK_UN)
    try terminal.wait(for: "Undoing ")
    #expect(flock(lock, LOCK_EX) == 0)
    terminal.press("\u{3}")
    // The terminal has it sent before the lock is free again.
    usleep(100_000)
    flock(lock, LOCK_UN)
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
