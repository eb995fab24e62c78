import DiaryMarkup
import Platform
import DiaryModel

/// A change of one front matter key, as it is typed: `mood=glad`, `tags+=sea`, `mood=`.
struct FieldChange: Equatable {
  enum Way: Equatable {
    case set, add, takeOut
  }

  let key: String
  let way: Way
  /// Empty to take the key away.
  var value: String

  /// Reads a word that may also name a file; nothing when it is no change.
  init?(_ word: NameWord) throws(SetFailure) {
    guard let change = FieldChange(word.text) else { return nil }
    guard word.isText else { throw .noText(word) }
    self = change
  }

  /// Reads a word; nothing when it is none of these.
  init?(_ word: String) {
    guard let sign = word.firstIndex(of: "=") else { return nil }
    var name = word[..<sign]
    switch name.last {
    case "+":
      way = .add
      name.removeLast()
    case "-":
      way = .takeOut
      name.removeLast()
    default: way = .set
    }
    guard !name.isEmpty, name.unicodeScalars.allSatisfy(Self.mayName),
      !word.hasPrefix("-")
    else { return nil }
    key = String(name)
    value = String(word[word.index(after: sign)...]).trimmed
  }

  private static func mayName(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_" || scalar == "-"
  }

  /// Makes the change in front matter.
  func apply(to edit: inout FrontMatterEdit) throws {
    switch way {
    case .add: for part in parts { try edit.append(part, toListAt: key) }
    case .takeOut: for part in parts { try edit.remove(part, fromListAt: key) }
    case .set where value.isEmpty: try edit.remove(key)
    case .set where Self.lists.contains(key.lowercased()): try edit.set(key, parts)
    case .set where Self.moments.contains(key.lowercased()):
      guard let moment = Moment(value) else { throw SetFailure.noMoment(key, value) }
      if value.utf8.count > 10 { try edit.set(key, moment) } else { try edit.set(key, moment.day) }
    case .set where Self.flags.contains(key.lowercased()):
      guard let flag = Self.truths[value.lowercased()] else { throw SetFailure.noTruth(key, value) }
      try edit.set(key, flag)
    case .set: try edit.set(key, asTyped: value)
    }
  }

  private var parts: [String] {
    value.split(separator: ",").map { part in
      let text = String(part).trimmed
      return ["tags", "tag", "keywords"].contains(key.lowercased()) && text.hasPrefix("#")
        ? String(text.dropFirst()) : text
    }.filter { !$0.isEmpty }
  }

  private static let lists: Set<String> = ["tags", "keywords", "aliases"]
  private static let moments: Set<String> = ["created", "modified", "date", "updated", "lastmod"]
  private static let flags: Set<String> = ["starred", "private"]
  private static let truths = ["true": true, "yes": true, "false": false, "no": false]
}
