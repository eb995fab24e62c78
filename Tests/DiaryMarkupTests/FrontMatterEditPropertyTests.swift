import Testing

@testable import DiaryMarkup

@Suite struct FrontMatterEditPropertyTests {
  @Test(arguments: 0..<40)
  func `an edit changes its field alone and its inverse gives the bytes back`(
    round: UInt64
  ) throws {
    var random = SeededNumbers(seed: round &+ 7)
    for _ in 0..<25 {
      let bytes = FrontMatterSample.file(&random)
      let fields = FrontMatter(EntryText(bytes: bytes)).fields.filter { !$0.isRepeated }
      var edit = FrontMatterEdit(bytes)

      let text = FrontMatterSample.text(&random)
      try edit.set("added", text)
      expect(edit.bytes, field: "added", holds: .scalar(text), othersOf: bytes)
      try edit.remove("ADDED")
      #expect(edit.bytes == bytes, "\(shown(bytes))")

      guard let field = fields.randomElement(using: &random) else { continue }
      try edit.set(field.key, text)
      expect(edit.bytes, field: field.name, holds: .scalar(text), othersOf: bytes)
      let once = edit.bytes
      try edit.set(field.key, FrontMatterSample.text(&random))
      try edit.set(field.key, text)
      if YAMLScalar.resolution(text) == .text { #expect(edit.bytes == once, "\(shown(bytes))") }
      try edit.set(field.key, .null)
      expect(edit.bytes, field: field.name, holds: .null, othersOf: bytes)
      try edit.set(field.key, ["x", text])
      expect(
        edit.bytes, field: field.name, holds: .list([.scalar("x"), .scalar(text)]), othersOf: bytes)

      edit = FrontMatterEdit(bytes)
      guard FrontMatterList(field).items != nil else { continue }
      try edit.append("unheard", toListAt: field.key)
      let grown = try #require(FrontMatter(EntryText(bytes: edit.bytes)).field(field.key))
      #expect(
        FrontMatterList(grown).items == (FrontMatterList(field).items ?? []) + [.scalar("unheard")])
      expect(edit.bytes, field: field.name, holds: grown.value, othersOf: bytes)
      // A text has become a list; inside brackets, a key without value an empty one.
      guard !FrontMatterList(field).isText, field.name != "last" else { continue }
      try edit.remove("unheard", fromListAt: field.key)
      #expect(edit.bytes == bytes, "\(shown(bytes))")
    }
  }

  @Test func `any bytes are split, read and edited without harm`() {
    var random = SeededNumbers(seed: 2026)
    for _ in 0..<2000 {
      let bytes = FrontMatterSample.noise(&random)
      let text = EntryText(bytes: bytes)
      #expect(text.bodyRange.upperBound == bytes.count)
      let frontMatter = FrontMatter(text)
      for field in frontMatter.fields {
        let range = text.frontMatter ?? 0..<0
        for part in [field.keyRange, field.valueRange, field.lines] {
          #expect(
            range.lowerBound <= part.lowerBound && part.upperBound <= range.upperBound, "\(bytes)")
        }
      }
      for key in [frontMatter.fields.randomElement(using: &random)?.key ?? "a", "added"] {
        var edit = FrontMatterEdit(bytes)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: try? edit.set(key, "new: text")
        case 1: try? edit.append("new", toListAt: key)
        case 2: try? edit.remove("a", fromListAt: key)
        default: try? edit.remove(key)
        }
        #expect(EntryText(bytes: edit.bytes).body.elementsEqual(text.body), "\(bytes)")
      }
    }
  }

  /// Expects a field's value, the other fields byte for byte and in order, and the same body.
  private func expect(
    _ bytes: [UInt8], field name: String, holds value: FrontMatterValue, othersOf original: [UInt8],
    at location: SourceLocation = #_sourceLocation
  ) {
    let (old, new) = (EntryText(bytes: original), EntryText(bytes: bytes))
    let (before, after) = (FrontMatter(old), FrontMatter(new))
    #expect(after[name] == value, "\(shown(original))", sourceLocation: location)
    let others = { (fields: [FrontMatter.Field], bytes: [UInt8]) in
      fields.filter { $0.name != name || $0.isRepeated }.map { shown(Array(bytes[$0.lines])) }
    }
    #expect(
      others(before.fields, original) == others(after.fields, bytes), sourceLocation: location)
    let names = before.fields.map(\.name)
    #expect(
      after.fields.map(\.name) == names + (names.contains(name) ? [] : [name]),
      sourceLocation: location)
    #expect(old.body.elementsEqual(new.body), sourceLocation: location)
  }

  private func shown(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
