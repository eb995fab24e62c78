/// Finds the entries of each topic, taking each name apart only once.
struct TopicFinder {
  /// A name as it is written, and the topics that an entry with it belongs to, its own last.
  private struct Word {
    var topics: [(number: Int, spelling: String)]
    var uses = 0
  }

  private struct Found {
    var key: String
    var places: [Int] = []
  }

  /// By kind.
  private var words: [[String: Int]] = SiteTopic.Kind.allCases.map { _ in [:] }
  private var keys: [[String: Int]] = SiteTopic.Kind.allCases.map { _ in [:] }
  private var allWords: [Word] = []
  private var topics: [Found] = []

  /// Adds a name that the entry at a place has.
  mutating func add(_ name: String, _ kind: SiteTopic.Kind, at place: Int) {
    guard let word = words[kind.rawValue][name] ?? addWord(name, kind) else { return }
    allWords[word].uses += 1
    for (number, _) in allWords[word].topics where topics[number].places.last != place {
      topics[number].places.append(place)
    }
  }

  /// The topics of a kind by their names in small letters, each as it is most often written.
  func found(_ kind: SiteTopic.Kind) -> [(key: String, name: String, places: [Int])] {
    var spellings: [Int: [String: Int]] = [:]
    for word in words[kind.rawValue].values {
      for (number, spelling) in allWords[word].topics {
        spellings[number, default: [:]][spelling, default: 0] += allWords[word].uses
      }
    }
    return keys[kind.rawValue].sorted { $0.key < $1.key }.map { key, number in
      let name = spellings[number]?.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? key
      return (key, name, topics[number].places)
    }
  }

  /// A name, and before a tag those that it lies below: `travel`, `travel/japan`.
  static func names(_ name: String, _ kind: SiteTopic.Kind) -> [String] {
    guard kind == .tag, name.utf8.contains(UInt8(ascii: "/")) else { return [name] }
    let parts = name.split(separator: "/", maxSplits: deepest)
    return parts.indices.map { parts[...$0].joined(separator: "/") }
  }

  /// The name right above a tag's, both in small letters.
  static func key(above key: String) -> String? {
    let parts = key.split(separator: "/", maxSplits: deepest)
    return parts.count > 1 ? parts.dropLast().joined(separator: "/") : nil
  }

  /// Tags that are nested deeper end in one with slashes in it.
  private static let deepest = 16

  /// Nothing for a name of which nothing is left.
  private mutating func addWord(_ name: String, _ kind: SiteTopic.Kind) -> Int? {
    let names = Self.names(name, kind)
    guard let last = names.last, !last.isEmpty else { return nil }
    allWords.append(Word(topics: names.map { (number(of: $0.lowercased(), kind), $0) }))
    words[kind.rawValue][name] = allWords.count - 1
    return allWords.count - 1
  }

  private mutating func number(of key: String, _ kind: SiteTopic.Kind) -> Int {
    if let number = keys[kind.rawValue][key] { return number }
    keys[kind.rawValue][key] = topics.count
    topics.append(Found(key: key))
    return topics.count - 1
  }
}
