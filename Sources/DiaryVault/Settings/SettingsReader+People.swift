import DiaryMarkup
import DiaryModel

extension SettingsReader {
  /// The people: a map of names, each with `aliases`, or a list of names; or, as a text, the folder
  /// of their notes.
  mutating func readPeople(
    into people: inout People, folder: inout VaultPath, path: (YAMLNode) -> VaultPath?
  ) {
    var node: YAMLNode?
    read("people", expected: "a path inside the vault", { $0 }, into: &node)
    guard let node else { return }
    if let pairs = node.map {
      for pair in pairs {
        guard !bare(pair.name).isEmpty else {
          complain(.wrongValue(key: "people", expected: "names"), at: pair.key)
          continue
        }
        add(Person(name: bare(pair.name), aliases: aliases(pair.value)), to: &people, at: pair.key)
      }
    } else if let names = node.list {
      for name in names {
        if let text = name.text, !bare(text).isEmpty {
          add(Person(name: bare(text)), to: &people, at: name)
        } else {
          complain(.wrongValue(key: "people", expected: "names"), at: name)
        }
      }
    } else if let path = path(node) {
      folder = path
    } else {
      complain(.wrongValue(key: "people", expected: "a path inside the vault"), at: node)
    }
  }

  private mutating func aliases(_ node: YAMLNode) -> [String] {
    guard let details = node.map else {
      if !node.isNull {
        complain(.wrongValue(key: "people", expected: "names with 'aliases'"), at: node)
      }
      return []
    }
    var aliases: [String] = []
    for detail in details {
      guard detail.name == "aliases" else {
        complain(.unknownKey(detail.name, meant: nil), at: detail.key)
        continue
      }
      guard !detail.value.isNull else { continue }
      for item in detail.value.list ?? [detail.value] {
        if let text = item.text, !bare(text).isEmpty {
          aliases.append(bare(text))
        } else {
          complain(.wrongValue(key: detail.name, expected: "a list of names"), at: item)
        }
      }
    }
    return aliases
  }

  private mutating func add(_ person: Person, to people: inout People, at node: YAMLNode) {
    for name in people.add(person) { complain(.takenName(name), at: node) }
  }

  /// A name without the sign that stands before it in a text.
  private func bare(_ name: String) -> String {
    name.hasPrefix("@") ? String(name.dropFirst()) : name
  }
}
