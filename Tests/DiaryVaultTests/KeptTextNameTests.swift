import Testing

@testable import DiaryVault

struct KeptTextNameTests {
  @Test func `each kind is read as it is written, and settles into the quiet one`() {
    let (identity, mark) = (ChangeIdentity(number: 42), ContentMark(of: "a".utf8))
    let names: [(KeptTextName, KeptTextName)] = [
      (.after(identity, path: mark), .told(identity, path: mark)),
      (.told(identity, path: mark), .told(identity, path: mark)),
      (.gone(identity, path: mark), .gone(identity, path: mark)),
      (.seen(identity, 3), .held(identity, 3)), (.held(identity, 3), .held(identity, 3)),
    ]
    for (name, settled) in names {
      #expect(KeptTextName(parsing: name.bytes) == name)
      #expect(name.settled == settled)
      #expect(name.identity == identity)
    }
  }

  @Test(arguments: [
    "begun", "after-", "after-x", "gone-", "seen-", "seen-x", "held-1.2", "other-3", "done-gone",
  ])
  func `anything else is none`(ending: String) {
    let name = "\(ChangeIdentity(number: 42)).\(ending)"
    #expect(KeptTextName(parsing: Array(name.utf8)) == nil)
  }
}
