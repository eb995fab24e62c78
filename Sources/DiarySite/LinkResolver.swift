import DiaryMarkup
import DiaryModel

/// Says where in the site something lies that an entry points at.
///
/// Names are compared without regard to case and to how accents are composed. A path wins over a
/// day, a day over a file's name, that over a title, a title over an alias; among equals the
/// newest entry wins.
struct LinkResolver: Sendable {
  enum Target: Hashable, Sendable {
    /// A place in the site's entries.
    case entry(Int)
    case file(VaultPath)
    /// A name that is known and has no page.
    case name
  }

  private var paths: [VaultPath: Int] = [:]
  /// The names that paths and files end with, by which most targets are told to be no path.
  private var endings: Set<VaultPath> = []
  /// The entries of each day, which follow each other.
  private var days: [Day: Range<Int>] = [:]
  private var stems: [String: Int] = [:]
  private var titles: [String: Int] = [:]
  private var aliases: [String: Int] = [:]
  private var files: Set<VaultPath> = []
  private var fileNames: [String: VaultPath] = [:]
  private var names: Set<String> = []

  /// Knows the site's entries, oldest first, and what else lies in the vault.
  init(_ entries: [SiteEntry], files: [VaultPath], names: Set<String>) {
    paths.reserveCapacity(entries.count)
    endings.reserveCapacity(entries.count)
    days.reserveCapacity(entries.count)
    stems.reserveCapacity(entries.count)
    titles.reserveCapacity(entries.count)
    // By place, because an entry as a whole is much to copy.
    for place in entries.indices {
      let path = entries[place].entry.path
      paths[path] = place
      endings.insert(VaultPath(bytes: Array(path.name)))
      let first = days[entries[place].entry.day]?.lowerBound ?? place
      days[entries[place].entry.day] = first..<place + 1
      stems[Self.stem(path)] = place
      let title = entries[place].entry.facts.title
      if !title.isEmpty { titles[title.lowercased()] = place }
      for alias in entries[place].entry.facts.aliases { aliases[alias.lowercased()] = place }
    }
    for file in files where file.isPublishable {
      self.files.insert(file)
      endings.insert(VaultPath(bytes: Array(file.name)))
      fileNames[file.text(of: file.name).lowercased()] = file
    }
    self.names = Set(names.map { $0.lowercased() })
  }

  /// What a link points at: a path that is written out is tried first, then a name.
  func target(of link: EntryLink, from entry: VaultPath) -> Target? {
    switch link.kind {
    case .wiki: wiki(link.target, from: entry)
    case .embed, .file: path(link.target, from: entry) ?? wiki(link.target, from: entry)
    }
  }

  /// What a wiki-link's target is.
  private func wiki(_ target: String, from entry: VaultPath) -> Target? {
    if let found = path(target, from: entry) ?? path(target + ".md", from: entry) { return found }
    if let found = day(target) { return .entry(found) }
    let name = target.lowercased()
    let stem = name.hasSuffix(".md") ? String(name.dropLast(3)) : name
    let last = stem.split(separator: "/").last.map(String.init) ?? stem
    if let found = stems[stem] ?? stems[last] ?? titles[name] ?? aliases[name] {
      return .entry(found)
    }
    if let file = fileNames[name] { return .file(file) }
    return names.contains(name) ? .name : nil
  }

  /// What a relative path is, decoded: from the entry's folder, else from the vault's root.
  private func path(_ path: String, from entry: VaultPath) -> Target? {
    guard mayEndPath(path) else { return nil }
    let folder = path.utf8.first == UInt8(ascii: "/") ? VaultPath(bytes: []) : entry.folder
    for start in [folder, VaultPath(bytes: [])] {
      guard let found = start.normalized(appending: path) else { continue }
      if let place = paths[found] { return .entry(place) }
      if files.contains(found) { return .file(found) }
    }
    return nil
  }

  private func mayEndPath(_ path: String) -> Bool {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"))
    guard let last = parts.last else { return false }
    return endings.contains(VaultPath(bytes: Array(last))) || Self.isStep(last)
  }

  /// `2026-11-29`, or `2026-11-29.2` for the second of that day.
  private func day(_ target: String) -> Int? {
    let start = target.utf8.prefix(10)
    guard start.count == 10, let day = Day(String(decoding: start, as: UTF8.self)),
      let places = days[day]
    else { return nil }
    let rest = target[start.endIndex...]
    if rest.isEmpty { return places.lowerBound }
    guard rest.first == ".", let number = Array(rest.utf8.dropFirst()).decimal, number > 0 else {
      return nil
    }
    return number <= places.count ? places.lowerBound + number - 1 : nil
  }

  /// Whether a part of a path is `.` or `..`.
  fileprivate static func isStep(_ part: Substring.UTF8View) -> Bool {
    part.count < 3 && part.allSatisfy { $0 == UInt8(ascii: ".") }
  }

  private static func stem(_ path: VaultPath) -> String {
    let name = path.name
    let stem = name.lastIndex(of: UInt8(ascii: ".")).map { name[..<$0] } ?? name
    return path.text(of: stem).lowercased()
  }
}

extension VaultPath {
  fileprivate func text(of bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a file may be copied into a site: nothing hidden, and no text of the vault's own.
  fileprivate var isPublishable: Bool {
    let parts = bytes.split(separator: UInt8(ascii: "/"))
    guard let name = parts.last, !parts.contains(where: { $0.first == UInt8(ascii: ".") }) else {
      return false
    }
    let lowercased = text(of: name).lowercased()
    return ![".md", ".markdown", ".yml", ".yaml"].contains(where: lowercased.hasSuffix)
  }

  /// The path with a relative one behind it, `.` and `..` taken away; nothing where that leaves
  /// the vault.
  fileprivate func normalized(appending path: String) -> VaultPath? {
    if !path.utf8.contains(UInt8(ascii: "/")), !LinkResolver.isStep(path[...].utf8) {
      return appending(path)
    }
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
