import Foundation
import Testing

/// An edit or an addition changes the bytes that somebody changed, and no others.
struct KeptBytesTests {
  private static let heads = [
    "",
    "---\ncreated: 2020-01-02T03:04+09:00\ncategory:   work   # mine\n---\n",
    "---\nrating: 007\ncategory: 'work'\n\n# a note\nTags: [ a,b ]\nnested:\n    deep: {x: 1}\n---\n",
    "---\r\ncreated: 2020-01-02\r\ncategory: work\r\nlong: >\r\n  folded\r\n  text\r\n---\r\n",
    "\u{FEFF}---\ncategory: work\n...\n",
    "---\ntitle: [never closed\n---\n",
    "---\nname: cafe\u{301}\nother: café\n---  \n\n",
  ]

  @Test(arguments: heads)
  func `an edit keeps created, category and every foreign key`(head: String) throws {
    let path = "2026-11-29.md"
    let sandbox = try Sandbox.vault([path: head + "By the sea\nof ice"])
    let neighbour = [
      "2026-11-28.md": "By the sea\nneighbour before\n", "2026-11-30.md": "Sea\nafter\n",
    ]
    for (path, text) in neighbour { try sandbox.write(text, to: path) }
    _ = try Shell.run("diary list", in: sandbox)
    let edit = try Shell.run(
      "diary edit 2026-11-29", in: sandbox, adding: ["EDITOR": "sed -i 's/of ice/of fire/'"])
    #expect(edit.status == 0)
    #expect(edit.output.contains("  of fire\n"))
    #expect(try sandbox.bytes(of: path) == Data((head + "By the sea\nof fire").utf8))
    let line = try Shell.run("diary list 2026-11-29", in: sandbox).output
    #expect(line.hasSuffix("\tof fire\n"))
    #expect(line.hasPrefix("2026-11-29\t" + (head.contains("work") ? "work" : "") + "\t"))
  }

  @Test func `an edit that composes a letter, and changes nothing else, is one`() throws {
    let sandbox = try Sandbox.vault(["2026-11-29.md": "cafe\u{301}\n"])
    let editor = #"sh -c 'printf "caf\303\251\n" >"$1"' editor"#
    let edit = try Shell.run("diary edit", in: sandbox, adding: ["EDITOR": editor])
    #expect(edit.status == 0)
    #expect(!edit.complaints.contains("nothing was changed"))
    #expect(try Shell.run("diary undo", in: sandbox).status == 0)
    #expect(try sandbox.bytes(of: "2026-11-29.md") == Data("cafe\u{301}\n".utf8))
  }

  @Test(arguments: heads)
  func `a text is added behind what is there`(head: String) throws {
    let path = "entries/2026/11/2026-11-29.md"
    let sandbox = try Sandbox.vault([path: head + "By the sea\n"])
    #expect(try Shell.run("diary today 'And back'", in: sandbox).status == 0)
    let end = head.contains("\r\n") ? "\r\n" : "\n"
    let expected = head + "By the sea\n" + end + "21:14 And back" + end
    #expect(try sandbox.bytes(of: path) == Data(expected.utf8))
  }

  @Test(arguments: heads)
  func `what only reads changes nothing`(head: String) throws {
    let sandbox = try Sandbox.vault(["2026-11-29.md": head + "By the sea"])
    let before = try Shell.run("find . -type f -printf '%p %s %T@ %C@\\n' | sort", in: sandbox)
    for line in ["list", "show", "show --raw", "today --show", "index", "export html ../site", ""] {
      #expect(try Shell.run("diary \(line)", in: sandbox).status == 0)
    }
    _ = try Shell.run("diary edit", in: sandbox, adding: ["EDITOR": "true"])
    let after = try Shell.run("find . -type f -printf '%p %s %T@ %C@\\n' | sort", in: sandbox)
    #expect(after.output == before.output)
  }
}
