import DiaryMarkup

/// Front matter: what is read of any bytes, and edits that change their own bytes alone.
///
/// The first byte chooses the edit.
enum FrontMatterTarget {
  static func check(_ bytes: [UInt8]) {
    let file = Array(bytes.dropFirst())
    let text = EntryText(bytes: file)
    let frontMatter = FrontMatter(text)
    let block = text.frontMatter ?? 0..<0
    for field in frontMatter.fields {
      for part in [field.keyRange, field.valueRange, field.lines] {
        expect(
          block.lowerBound <= part.lowerBound && part.upperBound <= block.upperBound,
          "\(field.key) lies outside")
      }
    }
    expect(frontMatter.isReadable || frontMatter.problem != nil, "unreadable without a word")
    edit(file, text, frontMatter, choice: bytes.first ?? 0)
  }

  /// Edits one field; the body stays, and what was set is read back.
  private static func edit(
    _ file: [UInt8], _ text: EntryText, _ frontMatter: FrontMatter, choice: UInt8
  ) {
    let fields = frontMatter.fields
    let key = fields.isEmpty ? "added" : fields[Int(choice >> 2) % fields.count].key
    var edit = FrontMatterEdit(file)
    do throws(FrontMatterEditError) {
      switch choice & 3 {
      case 0:
        try edit.set(key, "new: text")
        let read = FrontMatter(EntryText(bytes: edit.bytes))
        expect(read[key] == .scalar("new: text"), "\(key) was not set")
      case 1: try edit.append("new", toListAt: key)
      case 2: try edit.remove("a", fromListAt: key)
      default:
        try edit.remove(key)
        expect(FrontMatter(EntryText(bytes: edit.bytes)).field(key) == nil, "\(key) was left")
      }
    } catch {
      expect(!error.description.isEmpty, "a refusal without a reason")
    }
    let edited = EntryText(bytes: edit.bytes)
    expect(edited.body.elementsEqual(text.body), "the body has changed")
    expect(
      edit.bytes.starts(with: file[text.byteOrderMark]), "the byte order mark is gone")
    undoAddition(file, frontMatter)
  }

  /// A field that is added and removed again leaves no trace; but a block without fields goes.
  private static func undoAddition(_ file: [UInt8], _ frontMatter: FrontMatter) {
    guard frontMatter.isReadable, frontMatter.field("unheard") == nil,
      !frontMatter.fields.isEmpty || EntryText(bytes: file).frontMatter == nil
    else { return }
    var edit = FrontMatterEdit(file)
    do throws(FrontMatterEditError) {
      try edit.set("unheard", "x")
      try edit.remove("unheard")
    } catch {
      return
    }
    expect(edit.bytes == file, "an addition that was taken back left a trace")
  }
}
