import DiaryModel
import Testing

struct VaultPathTests {
  @Test(arguments: [
    ("a/b/c.md", "c.md", "a/b"), ("c.md", "c.md", ""), ("", "", ""), ("a/", "", "a"),
    ("일기/글.md", "글.md", "일기"),
  ])
  func `a path is a folder and a name`(text: String, name: String, folder: String) {
    let path = VaultPath(text)
    #expect(Array(path.name) == Array(name.utf8))
    #expect(path.folder.text == folder)
  }

  @Test func `a name can be added to a folder`() {
    #expect(VaultPath("").appending("a").appending("b").text == "a/b")
  }

  @Test func `paths compare by their bytes`() {
    #expect(VaultPath("\u{e9}") != VaultPath("e\u{301}"))
    #expect(VaultPath("B") < VaultPath("a") && VaultPath("a") < VaultPath("a/b"))
  }
}
