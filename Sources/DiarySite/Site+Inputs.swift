import DiaryMarkup
import DiaryModel

extension Site {
  /// Where a page lies, and the hash of what it is made of.
  func page(_ kind: SitePage.Kind) -> SitePage {
    var hash = InputHash()
    if kind != .style { hash.combine(optionsHash) }
    let path: VaultPath
    switch kind {
    case .style:
      path = VaultPath("style.css")
      hash.combine(SiteStyle.sheet)
    case .home:
      path = VaultPath("index.html")
      for place in newest { hash.combine(listed[place]) }
      for place in entries.indices {
        hash.combine(entries[place].entry.day.year)
        hash.combine(entries[place].entry.day.month)
      }
      for kind in topics.kinds { combineTopics(kind, into: &hash) }
    case .year(let year):
      path = VaultPath("\(year.padded(to: 4))/index.html")
      for found in neighbours(of: year) { hash.combine(found ?? 0) }
      for place in places(of: year) { hash.combine(listed[place]) }
    case .topics(let kind):
      path = kind.index
      combineTopics(kind, into: &hash)
    case .topic(let number):
      path = topics.all[number].path
      combineTopic(number, into: &hash)
    case .entry(let place):
      path = paths[place]
      combineEntry(place, into: &hash)
    }
    return SitePage(path: path, kind: kind, inputs: hash.value)
  }

  func places(of year: Int) -> Range<Int> { years.first { $0.year == year }?.places ?? 0..<0 }

  /// The years before and after one that have entries.
  func neighbours(of year: Int) -> [Int?] {
    guard let index = years.firstIndex(where: { $0.year == year }) else { return [nil, nil] }
    return [
      index > 0 ? years[index - 1].year : nil,
      index + 1 < years.count ? years[index + 1].year : nil,
    ]
  }

  /// A hash of what lists show of an entry.
  static func hash(listed entry: Entry, at path: VaultPath, _ options: SiteOptions) -> UInt64 {
    var hash = InputHash()
    hash.combine(path)
    hash.combine(entry.day.ordinal)
    hash.combine(entry.name.second ?? -1)
    hash.combine(entry.facts.title)
    hash.combine(entry.facts.preview)
    hash.combine(entry.facts.isStarred)
    combineCategory(entry.facts.category, options, into: &hash)
    return hash.value
  }

  private func combineEntry(_ place: Int, into hash: inout InputHash) {
    hash.combine(entries[place].content)
    hash.combine(entries[place].entry.path)
    combineCategory(entries[place].entry.facts.category, into: &hash)
    hash.combine(topicPaths[place])
    for neighbour in [place - 1, place + 1] where entries.indices.contains(neighbour) {
      hash.combine(neighbour < place)
      hash.combine(paths[neighbour])
      hash.combine(entries[neighbour].entry.day.ordinal)
      hash.combine(entries[neighbour].entry.facts.title)
    }
    for pointer in pointers[place] {
      switch pointer.target {
      case .text(let target) where target >= 0: hash.combine(paths[target])
      case .file(let path): hash.combine(path.sitePath)
      case .text: hash.combine(2)
      case nil: hash.combine(3)
      }
    }
  }

  func combineCategory(_ category: String?, into hash: inout InputHash) {
    Self.combineCategory(category, options, into: &hash)
  }

  private static func combineCategory(
    _ category: String?, _ options: SiteOptions, into hash: inout InputHash
  ) {
    hash.combine(category)
    guard let category else { return }
    let look = options.category(category)
    hash.combine(look.icon)
    hash.combine(look.color)
  }
}

extension SiteOptions {
  /// A hash of all that every page depends on, the locale's way with dates included.
  var hash: UInt64 {
    var hash = InputHash()
    hash.combine(Site.version)
    hash.combine(title)
    hash.combine(language)
    hash.combine(Int(markup.rawValue))
    hash.combine(isUnsafe)
    hash.combine(breaksLines)
    for month in 1...12 {
      guard let day = Day(year: 2026, month: month, day: month) else { continue }
      hash.combine(dates.month(month))
      hash.combine(dates.long(day))
      hash.combine(dates.monthAndYear(day))
      hash.combine(dates.weekday(day))
    }
    return hash.value
  }
}
