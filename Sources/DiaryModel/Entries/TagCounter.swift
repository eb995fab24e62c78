/// Counts tags with those above them, taking each apart only once.
struct TagCounter {
  private let deepest: Int
  /// The tags as they are written, with how many entries have each.
  private var words: [String: Int] = [:]
  private var uses: [Int] = []
  /// For each of them the tags above it and itself, as numbers and as they are spelled.
  private var parts: [[(key: Int, spelling: String)]] = []
  /// Tags without regard to case.
  private var keys: [String: Int] = [:]
  private var totals: [Int] = []
  /// The list by which each was counted last, so that none is counted twice for one.
  private var lastLists: [Int] = []
  private var list = 0

  /// Tags that are nested deeper than `deepest` end in one with slashes in it.
  init(deepest: Int) { self.deepest = deepest }

  /// Adds a list of tags that so many entries have.
  mutating func add(_ tags: [String], _ count: Int) {
    list += 1
    for tag in tags {
      let word = words[tag] ?? addWord(tag)
      uses[word] += count
      for (key, _) in parts[word] where lastLists[key] != list {
        lastLists[key] = list
        totals[key] += count
      }
    }
  }

  /// How many entries have each tag or one below it.
  var counts: [String: Int] { keys.mapValues { totals[$0] } }

  /// Each tag as it is most often written.
  var spellings: [String: String] {
    var found = [[String: Int]](repeating: [:], count: totals.count)
    for (word, parts) in parts.enumerated() {
      for (key, spelling) in parts { found[key][spelling, default: 0] += uses[word] }
    }
    return keys.mapValues { key in
      found[key].max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
    }
  }

  private mutating func addWord(_ tag: String) -> Int {
    let names = tag.split(separator: "/", maxSplits: deepest)
    var found: [(key: Int, spelling: String)] = []
    for depth in 1...max(names.count, 1) {
      let spelling = names.prefix(depth).joined(separator: "/")
      found.append((key(spelling.lowercased()), spelling))
    }
    words[tag] = parts.count
    parts.append(found)
    uses.append(0)
    return parts.count - 1
  }

  private mutating func key(_ text: String) -> Int {
    if let key = keys[text] { return key }
    keys[text] = totals.count
    totals.append(0)
    lastLists.append(0)
    return totals.count - 1
  }
}
