import ArgumentKit
import Platform
import DiaryModel

/// Names parted by commas, of which any will do.
struct NameList: InputValue {
  let names: [String]

  init(word: String) throws(ValueError) {
    names = word.split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }
    if names.isEmpty || names.contains("@") {
      throw ValueError(expected: "a name, or several parted by commas")
    }
  }

  /// The names without the sign that stands before them in a text.
  var people: [String] { names.map { $0.hasPrefix("@") ? String($0.dropFirst()) : $0 } }
}

/// Tags parted by commas, with `#` or without.
struct TagList: InputValue {
  let tags: [String]

  init(word: String) throws(ValueError) {
    tags = word.split(separator: ",").map { part in
      var tag = String(part).trimmed
      while tag.hasPrefix("#") { tag.removeFirst() }
      while tag.hasSuffix("/") { tag.removeLast() }
      return tag
    }.filter { !$0.isEmpty }
    if tags.isEmpty || tags.contains(where: { $0.contains("//") }) {
      throw ValueError(expected: "a tag such as sea or travel/japan, or several parted by commas")
    }
  }
}

/// Things an entry may have, parted by commas.
struct TraitList: InputValue {
  let traits: [EntryTrait]

  init(word: String) throws(ValueError) {
    traits = try word.split(separator: ",").map { part throws(ValueError) in
      guard let trait = EntryTrait(rawValue: String(part).trimmed.lowercased()) else {
        let known = Self.words.joined(separator: ", ")
        guard word.contains(",") else { throw ValueError(expected: known) }
        throw ValueError(
          reason: "'\(VisibleText.oneLine(String(part).trimmed))' is none of \(known)")
      }
      return trait
    }
    if traits.isEmpty { throw ValueError(expected: Self.words.joined(separator: ", ")) }
  }

  static let words = EntryTrait.allCases.map(\.rawValue)

  static var completion: Completion { .words(words) }
}
