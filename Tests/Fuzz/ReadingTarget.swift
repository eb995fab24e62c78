import DiaryMarkup
import DiaryModel

/// The reading rule: title, preview and the rest of what is known of an entry.
enum ReadingTarget {
  static func check(_ bytes: [UInt8]) {
    let facts = EntryReader.facts(of: bytes)
    for line in [facts.title, facts.preview] {
      expect(!line.utf8.contains(0x0A) && !line.utf8.contains(0x0D), "a title of two lines")
      expect(line.count <= 201, "a title of \(line.count) characters")
    }
    let head = EntryReader.read(bytes, to: .head).facts
    expect(
      head.title == facts.title && head.preview == facts.preview,
      "the head says \(head.title), \(head.preview), not \(facts.title), \(facts.preview)")
    expect(Set(facts.tags).count == facts.tags.count, "a tag twice")
    expect(Set(facts.people).count == facts.people.count, "a person twice")
    expect(facts.words >= 0 && facts.openTasks >= 0 && facts.doneTasks >= 0, "fewer than none")
    if EntryReader.isEmpty(bytes) {
      expect(facts.preview.isEmpty, "an empty entry with the preview \(facts.preview)")
    }
    _ = EntryReader.plainText(of: bytes)
  }
}
