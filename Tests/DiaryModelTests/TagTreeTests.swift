import DiaryModel
import Testing

struct TagTreeTests {
  @Test func `tags are counted with those below them`() {
    let tree = TagTree([
      (["travel/japan", "Night"], 2), (["travel", "travel/japan/kyoto"], 1), (["night"], 3),
      (["a/b"], 1),
    ])
    let shown = tree.flattened.map {
      "\(String(repeating: " ", count: $0.depth))\($0.branch.tag) \($0.branch.count)"
    }
    #expect(
      shown == [
        "night 5", "travel 3", " travel/japan 3", "  travel/japan/kyoto 1", "a 1", " a/b 1",
      ])
  }

  @Test func `a tag of very many parts ends nothing`() {
    let tag = String(repeating: "a/", count: 20_000) + "a"
    #expect(TagTree([([tag], 1)]).flattened.count == 17)
  }
}
