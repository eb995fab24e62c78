import Foundation
import Testing

/// Whatever happens to the files between two runs, the list is what is on the disk.
struct ChangedFilesTests {
  /// Each way is a line for the shell, run in the vault whose entries are days of November 2026.
  static let ways = [
    (way: "in place, longer", line: "echo more >> entries/2026-11-01.md"),
    (way: "in place, the same size", line: "printf 'B title\n' > entries/2026-11-02.md"),
    (
      way: "in place, the same size, the time put back",
      line: "\(keepingTime("03")); printf 'B title\n' > entries/2026-11-03.md; \(puttingBack("03"))"
    ),
    (way: "by rename", line: "echo new > new; mv new entries/2026-11-04.md"),
    (
      way: "by rename, the same size, the time put back",
      line: "\(keepingTime("05")); printf 'B title\n' > new; mv new entries/2026-11-05.md; "
        + puttingBack("05")
    ),
    (way: "a new file", line: "echo new > entries/2026-11-20.md"),
    (way: "a new folder", line: "mkdir more; echo new > more/2026-11-21.md"),
    (
      way: "a new file, its folder's time put back",
      line: "touch -r entries stamp; echo new > entries/2026-11-22.md; touch -r stamp entries"
    ),
    (way: "removed", line: "rm entries/2026-11-06.md"),
    (way: "another name", line: "mv entries/2026-11-07.md entries/2026-11-23.md"),
    (way: "another folder", line: "mkdir other; mv entries/2026-11-08.md other/"),
    (way: "two files change places", line: exchange("09", "10")),
    (way: "no entry any more", line: "mv entries/2026-11-11.md entries/later.md"),
    (way: "a file becomes a folder", line: "rm entries/2026-11-12.md; mkdir entries/2026-11-12.md"),
    (way: "a folder is moved", line: "mv entries moved"),
    (way: "a folder is moved back", line: "mv moved entries"),
  ]

  @Test func `the list is what is on the disk, however it came there`() throws {
    let sandbox = try Sandbox.make()
    try run("diary init . && mkdir -p entries", in: sandbox)
    let days = "01 02 03 04 05 06 07 08 09 10 11 12 13 14 15"
    try run(
      "for day in \(days); do printf 'A title\n' > entries/2026-11-$day.md; done", in: sandbox)
    // Only what is older than two seconds is trusted, so the second round is the hard one.
    for round in 1...2 {
      if round == 2 { Thread.sleep(forTimeInterval: 2.1) }
      try run("diary list && diary list -n 3", in: sandbox)
      for (way, line) in Self.ways {
        try run(line, in: sandbox)
        try expectTruth(after: "\(way), round \(round)", in: sandbox)
      }
      try run("rm -rf more other entries/2026-11-12.md; touch entries/2026-11-11.md", in: sandbox)
      for day in ["04", "06", "07", "08", "12"] {
        try run("printf 'A title\n' > entries/2026-11-\(day).md", in: sandbox)
      }
    }
  }

  @Test func `two changes within one moment are both seen`() throws {
    let sandbox = try Sandbox.make()
    try run("diary init .", in: sandbox)
    for title in ["A title", "B title", "C title", "D title"] {
      try run("mkdir -p entries; printf '\(title)\n' > entries/2026-11-01.md", in: sandbox)
      #expect(try run("diary list", in: sandbox).contains(title))
    }
  }

  /// Expects the same answers as from an index that has seen nothing before.
  private func expectTruth(after way: String, in sandbox: borrowing Sandbox) throws {
    for command in ["diary list --format json", "diary list -n 4", "diary list"] {
      let known = try run(command, in: sandbox)
      let fresh = try Shell.run(
        command, in: sandbox, adding: ["XDG_CACHE_HOME": "\(sandbox.root)/\(UUID().uuidString)"])
      #expect(known == fresh.output, "\(command): \(way)")
      #expect(fresh.status == 0)
    }
  }

  @discardableResult
  private func run(_ line: String, in sandbox: borrowing Sandbox) throws -> String {
    let result = try Shell.run(line, in: sandbox)
    try #require(result.status == 0, "\(line): \(result.complaints)")
    return result.output
  }

  private static func keepingTime(_ day: String) -> String {
    "touch -r entries/2026-11-\(day).md stamp"
  }

  private static func puttingBack(_ day: String) -> String {
    "touch -r stamp entries/2026-11-\(day).md"
  }

  private static func exchange(_ one: String, _ other: String) -> String {
    "echo changed >> entries/2026-11-\(one).md; mv entries/2026-11-\(one).md between; "
      + "mv entries/2026-11-\(other).md entries/2026-11-\(one).md; "
      + "mv between entries/2026-11-\(other).md"
  }
}
