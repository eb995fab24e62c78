/// Says what in the vault a link points at; the one place that knows.
///
/// Names are compared without regard to case and to how accents are composed. A path wins over a
/// day, a day over a file's name, that over a title, a title over an alias; among equals the text
/// that was added last wins, which is the newest entry. No text is meant by its own title in itself:
/// a link that stands alone at the top is the title of its own text.
package struct LinkResolver: Sendable {
  package enum Target: Hashable, Sendable {
    /// A text, by the number it was added with.
    case text(Int)
    case file(VaultPath)
  }

  private var paths: [String: Target] = [:]
  /// Paths that differ from another one only in capitals.
  private var twins: [VaultPath: Target] = [:]
  /// The names that paths end with, by which most targets are told to be no path.
  private var endings: Set<String> = []
  /// The entries of each day, in time.
  private var days: [Day: [Int]] = [:]
  private var stems: [String: Int] = [:]
  private var titles: [String: Int] = [:]
  /// The texts that come next by a title, where several have it.
  private var nextTitles: [String: Int] = [:]
  private var aliases: [String: Int] = [:]
  private var fileNames: [String: VaultPath] = [:]

  /// Knows nothing yet; `capacity` is how many texts will be added.
  package init(capacity: Int = 0) {
    paths.reserveCapacity(capacity)
    endings.reserveCapacity(capacity)
    days.reserveCapacity(capacity)
    stems.reserveCapacity(capacity)
    titles.reserveCapacity(capacity)
  }

  /// Knows texts by their places.
  package init(_ texts: [LinkedText], files: [VaultPath] = []) {
    self.init(capacity: texts.count)
    for place in texts.indices.sorted(by: { LinkedText.isOlder(texts[$0], texts[$1]) }) {
      let text = texts[place]
      add(
        text.path, day: text.name?.day, title: text.title, aliases: text.aliases, as: place)
    }
    for file in files { add(file: file) }
  }

  /// Takes note of a text, of a day the oldest first.
  package mutating func add(
    _ path: VaultPath, day: Day?, title: String, aliases: [String], as number: Int
  ) {
    add(path, .text(number))
    if let day { days[day, default: []].append(number) }
    stems[Self.stem(path)] = number
    if !title.isEmpty {
      let name = title.lowercased()
      if let other = titles.updateValue(number, forKey: name) { nextTitles[name] = other }
    }
    for alias in aliases { self.aliases[alias.lowercased()] = number }
  }

  /// Takes note of a file that is no text.
  package mutating func add(file path: VaultPath) {
    add(path, .file(path))
    fileNames[Self.key(path.name)] = path
  }

  private mutating func add(_ path: VaultPath, _ target: Target) {
    let key = Self.key(path.bytes)
    if paths[key] == nil { paths[key] = target } else { twins[path] = target }
    endings.insert(Self.key(path.name))
  }
}

extension LinkResolver {
  /// What a link points at: a path that is written out is tried first, then a name.
  package func target(of link: EntryLink, from text: VaultPath) -> Target? {
    switch link.kind {
    case .wiki: wiki(link.target, from: text)
    case .embed, .file: path(link.target, from: text) ?? wiki(link.target, from: text)
    }
  }

  /// What a wiki-link's target is.
  private func wiki(_ target: String, from text: VaultPath) -> Target? {
    if let found = path(target, from: text) ?? path(target + ".md", from: text) { return found }
    if let found = entry(ofDay: target) { return .text(found) }
    let name = target.lowercased()
    let stem = name.hasSuffix(".md") ? String(name.dropLast(3)) : name
    let last = stem.split(separator: "/").last.map(String.init) ?? stem
    if let found = stems[stem] ?? stems[last] { return .text(found) }
    // An entry of nothing but an image has the image's name as its title.
    if let file = fileNames[name] { return .file(file) }
    return (titled(name, from: text) ?? aliases[name]).map { .text($0) }
  }

  /// The newest text with a title, but for the one that asks.
  private func titled(_ name: String, from text: VaultPath) -> Int? {
    guard let found = titles[name] else { return nil }
    let own = (twins.isEmpty ? nil : twins[text]) ?? paths[Self.key(text.bytes)]
    return own == .text(found) ? nextTitles[name] : found
  }

  /// What a relative path is, decoded: from the text's folder, else from the vault's root.
  private func path(_ path: String, from text: VaultPath) -> Target? {
    guard mayEndPath(path) else { return nil }
    let folder = path.utf8.first == UInt8(ascii: "/") ? VaultPath(bytes: []) : text.folder
    for start in [folder, VaultPath(bytes: [])] {
      guard let found = start.normalized(appending: path) else { continue }
      if let target = twins.isEmpty ? nil : twins[found] { return target }
      if let target = paths[Self.key(found.bytes)] { return target }
    }
    return nil
  }

  private func mayEndPath(_ path: String) -> Bool {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"))
    guard let last = parts.last else { return false }
    return endings.contains(Self.key(last)) || last.isStep
  }

  /// `2026-11-29`, or `2026-11-29.2` for the second of that day.
  private func entry(ofDay target: String) -> Int? {
    guard let (day, number) = Self.day(target), let entries = days[day] else { return nil }
    return entries.indices.contains(number - 1) ? entries[number - 1] : nil
  }

  /// The day that a target is, and which entry of it, from 1; nothing for any other name.
  package static func day(_ target: String) -> (day: Day, number: Int)? {
    let start = target.utf8.prefix(10)
    guard start.count == 10, let day = Day(String(decoding: start, as: UTF8.self)) else {
      return nil
    }
    let rest = target.utf8[start.endIndex...]
    if rest.isEmpty { return (day, 1) }
    guard rest.first == UInt8(ascii: "."), let number = rest.dropFirst().decimal, number > 0 else {
      return nil
    }
    return (day, number)
  }

  static func stem(_ path: VaultPath) -> String {
    let name = path.name
    return key(name.lastIndex(of: UInt8(ascii: ".")).map { name[..<$0] } ?? name)
  }

  static func key(_ bytes: some Collection<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).lowercased()
  }
}

extension VaultPath {
  /// The path with a relative one behind it, `.` and `..` taken away; nothing where that leaves
  /// the vault.
  package func normalized(appending path: String) -> VaultPath? {
    if !path.utf8.contains(UInt8(ascii: "/")), !path.utf8.isStep { return appending(path) }
    var parts = bytes.split(separator: UInt8(ascii: "/")).map { Array($0) }
    for part in path.utf8.split(separator: UInt8(ascii: "/")) {
      switch Array(part) {
      case [UInt8(ascii: ".")]: continue
      case [UInt8(ascii: "."), UInt8(ascii: ".")]: if parts.popLast() == nil { return nil }
      case let name: parts.append(name)
      }
    }
    return VaultPath(bytes: Array(parts.joined(separator: [UInt8(ascii: "/")])))
  }
}

extension Collection<UInt8> {
  /// Whether a part of a path is `.` or `..`.
  fileprivate var isStep: Bool { count < 3 && allSatisfy { $0 == UInt8(ascii: ".") } }
}
