import DiaryModel
import Testing

@testable import DiarySite

struct NumberedNamesTests {
  @Test(arguments: [
    ("a a a", "1 2 3"), ("a a_2 a a", "1 1 3 4"), ("a a_2 a_2 a", "1 1 2 3"),
    ("index index", "2 3"), ("a b a b", "1 1 2 2"),
  ])
  func `each name is given once`(asked: String, expected: String) {
    var names = NumberedNames(taken: ["index"])
    let numbers = asked.split(separator: " ").map { name in
      String(names.take(String(name), withNumberBehind: String(name)))
    }
    #expect(numbers.joined(separator: " ") == expected)
  }

  @Test func `a hundred thousand that are the same are given names in linear time`() {
    #expect(
      isLinear(upTo: 8000) { count in
        var topics = TopicNames(.tag)
        for _ in 0..<count { _ = topics.path(for: "a/b") }
      })
    var topics = TopicNames(.tag)
    let paths = (0..<100_000).map { _ in topics.path(for: "a/b") }
    #expect(Set(paths).count == 100_000)
    #expect(paths.last?.text == "tags/a-b_100000.html")
  }
}
