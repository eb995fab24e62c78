import Foundation
import Testing

/// What `init` says about the folder that it is given.
struct InitTests {
  @Test func `notes that are no entries are named with the reason`() throws {
    let sandbox = try Sandbox.make()
    for name in ["A", "B", "C", "D", "E", "F", "G"] {
      try sandbox.write("Note\n", to: "Projects/\(name).md")
    }
    try sandbox.write("Day\n", to: "2026-11-28.md")
    try sandbox.write("No day\n", to: "2026-02-30.md")
    try sandbox.write("Copy\n", to: "2026-11-28.sync-conflict-20261129-101010-ABC.md")
    let result = try Shell.run("ln -s /etc/passwd 2026-11-27.md; diary init", in: sandbox)
    #expect(result.status == 0)
    #expect(
      result.complaints == """
        diary: 7 notes whose name tells no day are left out:
          Projects/A.md
          Projects/B.md
          Projects/C.md
          Projects/D.md
          Projects/E.md
          and 2 more
        diary: 1 note whose name looks like a day that does not exist is left out:
          2026-02-30.md
        diary: 1 note that a sync program has copied from two versions is left out:
          2026-11-28.sync-conflict-20261129-101010-ABC.md
        diary: 1 note that is a link to nowhere in the vault is left out:
          2026-11-27.md

        """)
  }

  /// Settings behind which no line is read.
  @Test(arguments: ["{editor: vi}", "editor: [vi"])
  func `nobody is told to write where it would not be read`(settings: String) throws {
    let sandbox = try Sandbox.make()
    let made = try Shell.run(
      "mkdir -p ~/.config/diary && echo '\(settings)' >~/.config/diary/config.yml", in: sandbox)
    #expect(made.status == 0)
    let terminal = try Terminal("diary init .", in: sandbox)
    try terminal.wait(for: "[y/N]")
    terminal.press("y\r")
    #expect(try terminal.finish() == 4)
    let text = terminal.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("nothing was written there"), "\(text)")
    #expect(text.contains("mend the file first"), "\(text)")
    #expect(!text.contains("To find it from every folder"), "\(text)")
  }

  @Test(arguments: ["''", "' '"])
  func `no name is no folder`(folder: String) throws {
    let sandbox = try Sandbox.make()
    let result = try Shell.run("diary init \(folder)", in: sandbox)
    #expect(result.status == 2)
    #expect(result.complaints.contains("is not valid for FOLDER: expected something"))
    #expect(sandbox.holds("diary.yml") == false)
    let export = try Shell.run("diary export html \(folder)", in: sandbox)
    #expect(export.status == 2)
    #expect(export.complaints.contains("is not valid for FOLDER: expected something"))
  }

  @Test func `a vault in a vault is warned of`() throws {
    let sandbox = try Sandbox.vault()
    let result = try Shell.run("diary init 'in side'", in: sandbox)
    #expect(result.status == 0)
    #expect(
      result.complaints.contains("this folder lies in the vault \(sandbox.folder), whose lists"))
    #expect(result.complaints.contains("rm '\(sandbox.folder)/in side/diary.yml'"))
  }

  @Test(arguments: ["my diary", "it's mine", "바다", "~/at home"])
  func `what it says can be pasted`(name: String) throws {
    let sandbox = try Sandbox.make()
    let argument = name.hasPrefix("~") ? "~/'at home'" : "\"\(name)\""
    let output = try Shell.run("diary init \(argument)", in: sandbox).output
    let line = try #require(output.split(separator: "\n").first { $0.hasPrefix("Write with: ") })
    let written = try Shell.run(String(line.dropFirst(12)), in: sandbox)
    #expect(written.status == 0, "\(line): \(written.complaints)")
    let export = try #require(output.range(of: "export DIARY_VAULT="))
    let list = try Shell.run("\(output[export.lowerBound...])diary list", in: sandbox)
    #expect(list.output == "2026-11-29\t\tWhat a day\t\n")
  }

  /// A folder that only another user may read; that of a disk is no one's notes.
  @Test(arguments: [("private", 4), ("lost+found", 0)])
  func `what nobody may look into is told, and taken for notes`(
    name: String, status: Int32
  ) throws {
    let sandbox = try Sandbox.make()
    try sandbox.write("Day\n", to: "stick/\(name)/2026-11-28.md")
    let closed = "stick/\(name)"
    let line = try sandbox.asOrdinaryUser("diary init stick", modes: [("000", closed)])
    defer { _ = try? Shell.run("chmod 700 '\(closed)'", in: sandbox) }
    let result = try Shell.run(line, in: sandbox)
    #expect(result.status == status, "\(result.complaints)")
    #expect(result.complaints.contains("private: permission denied") == (status == 4))
    #expect(sandbox.holds("stick/diary.yml") == true)
    #expect(sandbox.holds("stick/templates/daily.md") == (status == 0))
  }

  @Test func `a folder in the place of the settings is told`() throws {
    let sandbox = try Sandbox.make()
    try sandbox.write("", to: "diary.yml/file")
    let result = try Shell.run("diary init", in: sandbox)
    #expect(result.status == 1)
    #expect(result.complaints.contains("diary.yml: is a folder, not a regular file\n"))
    #expect(result.output == "")
  }

  @Test func `the user's settings may lie behind a link`() throws {
    let sandbox = try Sandbox.vault(["2026-11-29.md": "One\n"])
    let script = """
      mkdir -p ../own/diary ../dots && echo "vault: $PWD" >../dots/mine.yml
      ln -s ../../dots/mine.yml ../own/diary/config.yml
      export XDG_CONFIG_HOME="${PWD%/*}/own"; unset DIARY_VAULT; cd / && diary list
      """
    let result = try Shell.run(script, in: sandbox)
    #expect(result.output == "2026-11-29\t\tOne\t\n")
    #expect(result.complaints == "")
  }

  @Test func `a missing vault is told with a command to paste`() throws {
    let sandbox = try Sandbox.make()
    let result = try Shell.run("diary --vault 'not here' list", in: sandbox)
    #expect(
      result.complaints.contains("make a new one with: diary init '\(sandbox.folder)/not here'\n"))
  }
}
