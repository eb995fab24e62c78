import DiaryMarkup
import DiaryModel
import DiaryVault

extension World {
  /// Tells of what a text's front matter says and that of what is kept does not: what was asked for has
  /// taken its place, and it is nowhere else.
  func tellReplaced(of text: WrittenText, in bytes: [UInt8]) {
    guard let block = text.frontMatter?.block else { return }
    let (own, kept) = (
      FrontMatter(EntryText(bytes: block)), FrontMatter(EntryText(bytes: bytes))
    )
    for field in own.fields where ["category", "date"].contains(field.key.lowercased()) {
      guard field.value != .null, let new = kept[field.key],
        field.value != new, field.value != .list([new])
      else { continue }
      let (old, now) = (VisibleText.oneLine(field.value.yaml), VisibleText.oneLine(new.yaml))
      warn("the text's \(VisibleText.oneLine(field.key)), '\(old)', is now the entry's, '\(now)'")
    }
  }
}
