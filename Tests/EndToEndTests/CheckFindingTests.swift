import Foundation
import Testing

/// What `diary check` finds beside what its transcript shows.
struct CheckFindingTests {
  private static let entry = "entries/2026/11/2026-11-29.md"
  private static let mark = "sync-conflict-20261130-101112-ABCDEFG"

  @Test(arguments: [
    (entry, "---\nphoto: gone.jpg\n---\nA\n", ":2: 'gone.jpg' leads nowhere"),
    ("people/Kim.md", "See [[nowhere]]\n", ":1: 'nowhere' leads nowhere"),
    ("diary.\(mark).yml", "", ": a copy that a sync program"),
    ("attachments/a.\(mark).jpg", "", ": a copy that a sync program"),
    ("attachments/a (Kim's conflicted copy 2026-11-29).jpg", "", ": a copy that a sync program"),
    ("people/Kim.\(mark).md", "", ": a copy that a sync program"),
  ])
  func `it is found`(path: String, text: String, told: String) throws {
    let sandbox = try Sandbox.vault([path: text])
    let result = try Shell.run("chmod 700 .; diary check", in: sandbox)
    #expect(result.status == 1)
    #expect(result.output.contains(path + told), "\(result.output)")
    #expect(result.complaints == "diary: 1 finding\n")
  }

  @Test(arguments: [
    (entry, "---\nphoto: https://a.example/b.jpg\n---\nA\n"),
    (entry, "---\nphoto: ../../../attachments/a.jpg\n---\nA\n"), (entry, "![[a.jpg]]\n"),
    (entry, "[a](../../../attachments/a.\(mark).jpg) ![[a.jpg]]\n"),
  ])
  func `it is in order`(path: String, text: String) throws {
    let sandbox = try Sandbox.vault([path: text, "attachments/a.jpg": ""])
    if text.contains(Self.mark) { try sandbox.write("", to: "attachments/a.\(Self.mark).jpg") }
    let result = try Shell.run("chmod 700 .; diary check", in: sandbox)
    #expect(result.output.contains("leads nowhere") == false)
    #expect(result.output.contains("no entry points") == !text.contains("a.jpg"))
  }
}
