import DiaryMarkup
import DiaryModel
import Platform

/// What the links of a vault may point at: its files, and the names that entries have.
///
/// Names are compared without regard to case and to how letters are composed.
struct LinkTargets {
  /// Where a link leads.
  enum Target: Equatable {
    case file(VaultPath)
    /// A day, a title or an alias.
    case name
    case nowhere
  }

  private var paths: [String: VaultPath] = [:]
  private var files: [String: VaultPath] = [:]
  private var names: Set<String> = []

  /// Takes note of a file.
  mutating func add(_ path: VaultPath) {
    paths[Self.key(path.text)] = path
    let name = String(decoding: path.name, as: UTF8.self)
    files[Self.key(name)] = path
    let ending = FileEnding.length(in: path.name)
    guard ending > 0 else { return }
    let stem = String(decoding: path.name.dropLast(ending), as: UTF8.self)
    files[Self.key(stem)] = files[Self.key(stem)] ?? path
    paths[Self.key(String(decoding: path.bytes.dropLast(ending), as: UTF8.self))] = path
  }

  /// Takes note of what a text is called.
  mutating func add(_ facts: EntryFacts, of path: VaultPath) {
    if case .entry(let name) = PathKind.classify(path: path) { names.insert("\(name.day)") }
    for name in [facts.title] + facts.aliases where !name.isEmpty { names.insert(Self.key(name)) }
  }

  /// Where a link of a text leads.
  func resolve(_ link: EntryLink, from text: VaultPath) -> Target {
    let target = RelativeAddress.path(of: link.target) ?? link.target
    // A place on the same page.
    guard !target.isEmpty else { return .name }
    if let found = file(target, from: text) ?? file(link.target, from: text) { return .file(found) }
    let key = Self.key(link.target)
    if names.contains(key) || names.contains(String(key.prefix(10))) { return .name }
    return .nowhere
  }

  private func file(_ target: String, from text: VaultPath) -> VaultPath? {
    let isFromRoot = target.utf8.first == UInt8(ascii: "/")
    for folder in isFromRoot ? [VaultPath(bytes: [])] : [text.folder, VaultPath(bytes: [])] {
      guard let path = Self.joined(folder, target) else { continue }
      if let found = paths[Self.key(path)] { return found }
    }
    return files[Self.key(target)]
  }

  /// A path with `.` and `..` taken away; nothing where that leaves the vault.
  private static func joined(_ folder: VaultPath, _ target: String) -> String? {
    var parts = folder.text.split(separator: "/").map(String.init)
    for part in target.split(separator: "/") {
      switch part {
      case ".": continue
      case "..": if parts.popLast() == nil { return nil }
      default: parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }

  private static func key(_ text: String) -> String { NormalForm.nfc(text).lowercased() }
}
