import ArgumentKit
import Platform
import DiaryMarkup

/// Tags as they are typed in one word of a command line: with or without `#`, parted by commas.
struct TagWords: InputValue {
  let tags: [String]

  init(word: String) throws(ValueError) {
    tags = word.split(separator: ",").map { part in
      let tag = String(part).trimmed
      return tag.hasPrefix("#") ? String(tag.dropFirst()) : tag
    }.filter { !$0.isEmpty }
    guard !tags.isEmpty else { throw ValueError(expected: "a tag such as sea or travel/japan") }
    for tag in tags where !TagRename.isName(tag) { throw Self.error(tag) }
  }

  private static func error(_ tag: String) -> ValueError {
    if !tag.isEmpty, tag.allSatisfy({ $0.isNumber || "_-/".contains($0) }) {
      return ValueError(
        reason: "a tag holds a letter", hint: "write a letter with it, such as y\(tag)")
    }
    let words = tag.split { !($0.isLetter || $0.isNumber || "_-/".contains($0)) }
    let joined = words.joined(separator: "-")
    return ValueError(
      reason: "a tag has only letters, digits, '_', '-' and '/'",
      hint: TagRename.isName(joined)
        ? "write '\(joined)', or part several tags by commas" : "part several tags by commas")
  }
}
