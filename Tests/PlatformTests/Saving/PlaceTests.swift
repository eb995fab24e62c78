import Glibc
import Testing

@testable import Platform

/// The ways of giving a name that are taken on some file systems only.
struct PlaceTests {
  @Test(arguments: ["free", "taken", "link"])
  func `linking and renaming spare what has the name`(name: String) throws {
    for way in ["link", "rename"] {
      let place = try TemporaryFolder()
      try place.write("mine", to: "mine")
      try place.write("theirs", to: "taken")
      place.link("link", to: "nowhere")
      let target = try place.folder.place(of: bytes(name))
      var code: Int32 = 0
      do {
        if way == "link" {
          let isDone = try target.linkNew(from: bytes("mine"))
          #expect(isDone)
        } else {
          try target.renameNew(from: bytes("mine"), in: target.folder, isFolder: false)
        }
      } catch {
        code = error.code
      }
      let text = try? place.text(name)
      #expect(code == (name == "free" ? 0 : EEXIST))
      #expect(text == ["free": "mine", "taken": "theirs"][name])
    }
  }

  @Test func `a link whose answer was lost counts as made`() throws {
    let place = try TemporaryFolder()
    try place.write("mine", to: "mine")
    link(place.absolute("mine"), place.absolute("new"))
    let isDone = try place.folder.place(of: bytes("new")).linkNew(from: bytes("mine"))
    #expect(isDone)
  }

  @Test func `a folder that is swapped for a link outside is never written through`() throws {
    let place = try TemporaryFolder()
    try place.makeFolder("vault/real")
    try place.makeFolder("outside")
    let (vault, link, real) = (
      place.absolute("vault"), place.absolute("vault/now"), place.absolute("vault/real")
    )
    let outcomes = Parallel.map([true, false], threads: 2) { isSwapper in
      (0..<300).count { number in
        if isSwapper {
          let target = number.isMultiple(of: 2) ? "../outside" : real
          symlink(target, link + "-new")
          return rename(link + "-new", link) == 0
        }
        guard let folder = try? Folder(path: bytes(vault)) else { return false }
        return (try? folder.create(bytes("now/\(number)"), bytes: [])) != nil
      }
    }
    #expect(outcomes.first == 300)
    let (outside, inside) = (try place.names(in: "outside"), try place.names(in: "vault/real"))
    #expect(outside.isEmpty)
    #expect(inside.count == outcomes.last)
  }
}
