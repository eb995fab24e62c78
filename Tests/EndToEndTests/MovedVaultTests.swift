import Foundation
import Testing

/// The vault's folder is moved while an editor is open.
struct MovedVaultTests {
  private static let file = "entries/2026/11/2026-11-29.md"

  private func run(
    _ command: String, doing script: String, in sandbox: borrowing Sandbox
  ) throws -> (status: Int32, output: String, complaints: String) {
    let editor = "\(sandbox.home)/editor"
    try script.write(toFile: editor, atomically: false, encoding: .utf8)
    let result = try Shell.run("diary \(command)", in: sandbox, adding: ["EDITOR": "sh \(editor)"])
    return (result.status, result.output, result.complaints)
  }

  @Test func `what was saved is told where it is now`() throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    let script = "mv ~/diary ~/moved; echo Typed >>~/moved/\(Self.file)\n"
    let (status, output, complaints) = try run("edit", doing: script, in: sandbox)
    #expect(status == 0, "\(complaints)")
    #expect(output.contains("  ~/moved/\(Self.file)\n"), "\(output)")
    #expect(complaints.contains("the vault was moved meanwhile, from ~/diary to ~/moved"))
    #expect(complaints.contains("diary --vault \(sandbox.home)/moved"), "\(complaints)")
    let text = try String(contentsOfFile: "\(sandbox.home)/moved/\(Self.file)", encoding: .utf8)
    #expect(text == "First\nTyped\n")
  }

  @Test func `what was saved at the old place is told, too`() throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    let script = """
      mv ~/diary ~/moved; mkdir -p "$(dirname "$1")"; echo Typed >"$1"

      """
    let (_, _, complaints) = try run("edit", doing: script, in: sandbox)
    #expect(complaints.contains("~/diary/\(Self.file): this is outside the vault now"))
    #expect(complaints.contains("into the entry, ~/moved/\(Self.file)"), "\(complaints)")
    let text = try String(contentsOfFile: sandbox.folder + "/" + Self.file, encoding: .utf8)
    #expect(text == "Typed\n")
  }

  @Test func `a new entry is told where it is now`() throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    let editor = "\(sandbox.home)/editor"
    try "mv ~/diary ~/moved; echo Fresh >>\"$1\"\n".write(
      toFile: editor, atomically: false, encoding: .utf8)
    let terminal = try Terminal(
      "diary new", in: sandbox, columns: 200, adding: ["EDITOR": "sh \(editor)"])
    #expect(try terminal.finish() == 0, "\(terminal.text)")
    #expect(terminal.text.contains("  ~/moved/entries/2026/11/"), "\(terminal.text)")
    #expect(terminal.text.contains("the vault was moved meanwhile"))
  }

  @Test func `what was saved and taken back at once is told as saved`() throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    let script = "cp \"$1\" ~/old; echo Brief >>\"$1\"; cat ~/old >\"$1\"\n"
    let (_, _, complaints) = try run("edit", doing: script, in: sandbox)
    #expect(complaints.contains("\(Self.file): it was saved, and holds what it held before"))
    #expect(try sandbox.bytes(of: Self.file).elementsEqual("First\n".utf8))
  }
}
