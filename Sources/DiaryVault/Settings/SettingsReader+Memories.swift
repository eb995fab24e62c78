import DiaryMarkup
import DiaryModel

extension SettingsReader {
  /// What never comes back as a memory: `memories:`, in it `mute:`, and in that lists of `tags`,
  /// `people`, `categories` and `days`.
  ///
  /// Where something in it cannot be used, what is muted is not known for certain.
  mutating func readMemories(into muted: inout MutedMemories) {
    let before = problems.count
    defer { muted.isCertain = problems.count == before }
    var node: YAMLNode?
    read(
      "memories", expected: "a map with 'mute'",
      { (node) -> YAMLNode?? in node.map == nil ? nil : .some(node) }, into: &node)
    for pair in node?.map ?? [] {
      guard pair.name == "mute" else {
        complain(.unknownKey(pair.name, meant: nil), at: pair.key)
        continue
      }
      guard let pairs = pair.value.map else {
        if !pair.value.isNull {
          complain(
            .wrongValue(key: pair.name, expected: "tags, people, categories or days"),
            at: pair.value)
        }
        continue
      }
      for pair in pairs { read(pair, into: &muted) }
    }
  }

  private mutating func read(_ pair: YAMLPair, into muted: inout MutedMemories) {
    switch pair.name {
    case "tags": muted.tags = names(pair, without: "#")
    case "people": muted.people = names(pair, without: "@")
    case "categories": muted.categories = names(pair, without: "")
    case "days":
      for item in items(pair.value) {
        if let days = item.text.flatMap({ MutedDays($0) }) {
          muted.days.append(days)
        } else {
          complain(
            .wrongValue(
              key: pair.name, expected: "days such as 2020-03-14, 2020-03..2020-06 or 11-29"),
            at: item)
        }
      }
    default: complain(.unknownKey(pair.name, meant: nil), at: pair.key)
    }
  }

  /// The names of a list, or one name alone, without the sign that may stand before each.
  private mutating func names(_ pair: YAMLPair, without sign: String) -> [String] {
    var names: [String] = []
    for item in items(pair.value) {
      if let text = item.text, text != sign, !text.isEmpty {
        names.append(!sign.isEmpty && text.hasPrefix(sign) ? String(text.dropFirst()) : text)
      } else {
        complain(.wrongValue(key: pair.name, expected: "a list of names"), at: item)
      }
    }
    return names
  }

  private func items(_ node: YAMLNode) -> [YAMLNode] {
    node.isNull ? [] : node.list ?? [node]
  }
}
