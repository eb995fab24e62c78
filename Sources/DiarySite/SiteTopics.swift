import DiaryModel

/// The topics of a site's entries, and where the page of each lies.
struct SiteTopics: Sendable {
  /// By kind, and within it by name without regard to case.
  let all: [SiteTopic]
  /// Where the topics of each kind stand among all.
  private let ranges: [Range<Int>]
  /// The topics by kind and name in small letters.
  private let numbers: [[String: Int]]
  /// The numbers of the tags right below each tag, and of the tag right above it.
  private let below: [Int: [Int]]
  private let above: [Int: Int]

  private let people: People

  /// Finds the topics of entries, which come oldest first, each with what it points at.
  ///
  /// Somebody who goes by several names is one person. A link by the name of somebody whom an entry
  /// mentions, or whom the settings know, is about them, too, unless a page has that name.
  init(of entries: [SiteEntry], people: People = People(), pointers: [[Site.Pointer]] = []) {
    self.people = people
    let mentioned = Set(
      entries.indices.flatMap { entries[$0].entry.facts.people.map { $0.lowercased() } })
    var finder = TopicFinder()
    for place in entries.indices {
      if let category = entries[place].entry.facts.category {
        finder.add(category, .category, at: place)
      }
      for tag in entries[place].entry.facts.tags { finder.add(tag, .tag, at: place) }
      for name in entries[place].entry.facts.people {
        finder.add(people.shownName(of: name), .person, at: place)
      }
      for name in pointers.isEmpty ? [] : pointers[place].compactMap(\.name)
      where mentioned.contains(name.lowercased()) || people.person(named: name) != nil {
        finder.add(people.shownName(of: name), .person, at: place)
      }
    }
    var all: [SiteTopic] = []
    var ranges: [Range<Int>] = []
    var numbers: [[String: Int]] = []
    for kind in SiteTopic.Kind.allCases {
      let start = all.count
      var names = TopicNames(kind)
      var ofKind: [String: Int] = [:]
      for found in finder.found(kind) {
        ofKind[found.key] = all.count
        all.append(
          SiteTopic(
            kind: kind, name: found.name, path: names.path(for: found.key), places: found.places))
      }
      ranges.append(start..<all.count)
      numbers.append(ofKind)
    }
    (self.all, self.ranges, self.numbers) = (all, ranges, numbers)
    var (below, above): ([Int: [Int]], [Int: Int]) = ([:], [:])
    for (key, number) in numbers[SiteTopic.Kind.tag.rawValue] {
      guard let upper = TopicFinder.key(above: key),
        let found = numbers[SiteTopic.Kind.tag.rawValue][upper]
      else { continue }
      above[number] = found
      below[found, default: []].append(number)
    }
    (self.below, self.above) = (below.mapValues { $0.sorted() }, above)
  }

  /// A hash for each of so many entries of where the pages of its topics lie.
  func hashesOfPaths(for count: Int) -> [UInt64] {
    var hashes = [InputHash](repeating: InputHash(), count: count)
    for topic in all {
      var path = InputHash()
      path.combine(topic.path)
      for place in topic.places { hashes[place].combine(path.value) }
    }
    return hashes.map(\.value)
  }

  /// The numbers of the topics of a kind, by name.
  func range(of kind: SiteTopic.Kind) -> Range<Int> { ranges[kind.rawValue] }

  /// The kinds that have topics.
  var kinds: [SiteTopic.Kind] { SiteTopic.Kind.allCases.filter { !range(of: $0).isEmpty } }

  /// The numbers of the topics of a kind, those of the most entries first.
  func mostUsed(_ kind: SiteTopic.Kind, atMost limit: Int) -> ArraySlice<Int> {
    range(of: kind).sorted { left, right in
      let (first, second) = (all[left].places.count, all[right].places.count)
      return first == second ? left < right : first > second
    }.prefix(limit)
  }

  /// The topic that a name in an entry means.
  func topic(_ kind: SiteTopic.Kind, named name: String) -> SiteTopic? {
    let name = kind == .person ? people.shownName(of: name) : name
    return TopicFinder.names(name, kind).last.flatMap { numbers[kind.rawValue][$0.lowercased()] }
      .map { all[$0] }
  }

  /// Whom a pointer means that leads to no page.
  func person(_ pointer: Site.Pointer) -> SiteTopic? {
    pointer.name.flatMap { topic(.person, named: $0) }
  }

  /// The tags right below the one of a number.
  func below(_ number: Int) -> [SiteTopic] { (below[number] ?? []).map { all[$0] } }

  /// The tag right above it.
  func above(_ number: Int) -> SiteTopic? { above[number].map { all[$0] } }
}
