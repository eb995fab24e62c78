import DiaryModel
import DiaryVault
import Foundation
import Platform
import Testing

struct NewEntryTests {
  private func create(_ text: String, at clock: String, in vault: borrowing VaultFolder) throws
    -> String
  {
    let moment = moment(clock)
    return try NewEntry.create(
      day: moment.day, second: moment.second, bytes: Array(text.utf8), layout: .standard,
      in: vault.root
    ).text
  }

  @Test func `an entry of a time has it in its name, the next ones of the minute a number`() throws
  {
    let vault = try VaultFolder()
    let names = [
      try create("a", at: "21:14:05", in: vault), try create("b", at: "21:14:05", in: vault),
      try create("c", at: "21:14:05", in: vault), try create("d", at: "21:14:05", in: vault),
    ]
    #expect(
      names == [
        "entries/2026/11/2026-11-29-2114.md", "entries/2026/11/2026-11-29-2114-2.md",
        "entries/2026/11/2026-11-29-2114-3.md", "entries/2026/11/2026-11-29-2114-4.md",
      ])
    #expect(try vault.text(VaultPath(names[0])) == "a")
    #expect(try vault.text(VaultPath(names[3])) == "d")
  }

  @Test func `an entry without a time has the layout's name, the next ones a number`() throws {
    let vault = try VaultFolder()
    let names = try ["a", "b", "c"].map { text in
      try NewEntry.create(
        day: moment("21:14:05").day, second: nil, bytes: Array(text.utf8), layout: .standard,
        in: vault.root)
    }
    #expect(
      names.map(\.text) == [
        "entries/2026/11/2026-11-29.md", "entries/2026/11/2026-11-29-2.md",
        "entries/2026/11/2026-11-29-3.md",
      ])
    #expect(names.compactMap { EntryName(path: $0)?.counter } == [2, 3])
  }

  @Test func `entries made at once are all there`() async throws {
    let vault = try VaultFolder()
    let path = Array(vault.path.utf8)
    try await withThrowingTaskGroup(of: VaultPath.self) { group in
      for number in 0..<20 {
        group.addTask {
          let moment = moment("21:14:05")
          return try NewEntry.create(
            day: moment.day, second: moment.second, bytes: Array("\(number)".utf8),
            layout: .standard,
            in: try Folder(path: path))
        }
      }
      var names: Set<VaultPath> = []
      for try await name in group { names.insert(name) }
      #expect(names.count == 20)
    }
    let texts = try vault.files().map { try vault.text(VaultPath($0)) }
    #expect(Set(texts) == Set((0..<20).map(String.init)))
  }

  @Test func `what is made is for its user alone`() throws {
    let vault = try VaultFolder()
    let path = VaultPath(try create("a", at: "21:14:05", in: vault))
    #expect(try vault.root.status(of: path.bytes)?.mode == 0o600)
    #expect(try vault.root.status(of: path.folder.bytes)?.mode == 0o700)
  }
}
