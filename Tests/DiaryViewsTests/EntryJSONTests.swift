import DiaryMarkup
import DiaryModel
import DiaryViews
import Foundation
import Testing

struct EntryJSONTests {
  @Test func `every key is there, in the documented order, also for an empty entry`() throws {
    let entry = try #require(makeEntry("2026-11-29.md"))
    #expect(
      json(entry)
        == #"{"path":"2026-11-29.md","day":"2026-11-29","time":null,"counter":null,"#
        + #""title":"","preview":"","created":null,"modified":null,"category":null,"#
        + #""tags":[],"people":[],"aliases":[],"links":[],"mood":null,"weather":null,"#
        + #""location":null,"photo":null,"resurface":null,"starred":false,"private":false,"#
        + #""words":0,"tasks":{"open":0,"done":0},"image":null}"#)
  }

  @Test func `facts are written as they are`() throws {
    var entry = try #require(makeEntry("2026/2026-11-29-0715.md"))
    entry.facts.title = "산책"
    entry.facts.created = Moment("2026-11-29T23:10+09:00")
    entry.facts.tags = ["a", "b/c"]
    entry.facts.links = [EntryLink(.wiki, "2026-11-28"), EntryLink(.file, "a.md")]
    entry.facts.isStarred = true
    entry.facts.openTasks = 2
    let object = try #require(decode(json(entry)) as? [String: Any])
    #expect(object["title"] as? String == "산책")
    #expect(object["time"] as? String == "07:15")
    #expect(object["created"] as? String == "2026-11-29T23:10+09:00")
    #expect(object["tags"] as? [String] == ["a", "b/c"])
    #expect((object["links"] as? [[String: String]])?.map { $0["kind"] } == ["wiki", "file"])
    #expect(object["starred"] as? Bool == true)
    #expect((object["tasks"] as? [String: Int]) == ["open": 2, "done": 0])
  }

  @Test func `every character comes back, and none that acts on a terminal is there raw`() throws {
    let scalars = (0...0x2100).compactMap { Unicode.Scalar($0) }
    var entry = try #require(makeEntry("2026-11-29.md"))
    entry.facts.title = scalars.map { "\"\($0)\\" }.joined()
    let text = json(entry)
    #expect(!text.unicodeScalars.contains(where: VisibleText.isUnsafe))
    let object = try #require(decode(text) as? [String: Any])
    let title = try #require(object["title"] as? String)
    #expect(title.utf8.elementsEqual(entry.facts.title.utf8))
  }

  @Test func `a list is an array with an entry a line`() throws {
    let entries = ["2026-11-29.md", "2026-11-28.md"].compactMap { makeEntry($0) }
    var output: [UInt8] = []
    var list = EntryJSON()
    for entry in entries { list.append(entry, to: &output) }
    list.finish(in: &output)
    let text = String(decoding: output, as: UTF8.self)
    #expect(text.split(separator: "\n").count == 4)
    #expect((decode(text) as? [[String: Any]])?.count == 2)
  }

  @Test func `a list without entries is an empty array`() {
    var output: [UInt8] = []
    EntryJSON().finish(in: &output)
    #expect(String(decoding: output, as: UTF8.self) == "[]\n")
  }

  @Test func `details follow the facts`() throws {
    let entry = try #require(makeEntry("2026-11-29.md"))
    let matter = [
      FrontMatterPair("odd \"key\"", .list([.scalar("yes"), .null, .alias("*x")])),
      FrontMatterPair("empty", .map([])), FrontMatterPair("empty", .scalar("again")),
    ]
    var output: [UInt8] = []
    EntryJSON.append(
      entry, details: .init(frontMatter: matter, text: "a\nb", html: "<p>a</p>"), to: &output)
    let text = String(decoding: output, as: UTF8.self)
    #expect(
      text.hasSuffix(
        #""front_matter":{"odd \"key\"":["yes",null,"*x"],"empty":{}},"#
          + #""text":"a\nb","html":"<p>a</p>"}"#))
    #expect(decode(text) != nil)
  }

  @Test func `front matter that is too deep ends in null`() throws {
    var value = FrontMatterValue.scalar("deep")
    for _ in 0..<1000 { value = .list([value]) }
    let matter = [FrontMatterPair("key", value)]
    let entry = try #require(makeEntry("2026-11-29.md"))
    var output: [UInt8] = []
    EntryJSON.append(entry, details: .init(frontMatter: matter, text: "", html: ""), to: &output)
    #expect(decode(String(decoding: output, as: UTF8.self)) != nil)
  }

  private func json(_ entry: Entry) -> String {
    var output: [UInt8] = []
    EntryJSON.append(entry, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  private func decode(_ text: String) -> Any? {
    try? JSONSerialization.jsonObject(with: Data(text.utf8))
  }
}

/// An entry with nothing but a path, or nothing when the path names no day.
func makeEntry(_ path: String) -> Entry? {
  let path = VaultPath(path)
  return EntryName(path: path).map { Entry(path: path, name: $0, facts: EntryFacts()) }
}
