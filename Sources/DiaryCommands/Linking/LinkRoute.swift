import DiaryMarkup
import DiaryModel

/// How a link can be written that is to go on leading where it leads.
struct LinkRoute {
  /// The link as it stands now.
  let link: WrittenLink
  /// Where the text that holds it will lie.
  let text: VaultPath
  /// What it is to lead to, by all that this will be called.
  let end: LinkedText
  /// Whether the end is a text, and no other file.
  let isText: Bool
  /// How many entries the end's day will have.
  let entriesOfDay: Int

  /// The targets to try, those most like the old one first.
  var targets: [String] {
    let old = link.link.target
    let names = isText ? days + [stem] : []
    switch link.form {
    case .wiki:
      guard LinkResolver.day(old) == nil else { return names + [path(keepsEnding: false)] }
      if old.contains("/") { return [path(keepsEnding: hasEnding), fullPath] + names }
      return (isText ? [hasEnding ? fileName : stem] : [fileName]) + [fullPath] + days
    case .address, .enclosedAddress:
      if LinkResolver.day(old) != nil { return names + [relative] }
      if old.utf8.first == UInt8(ascii: "/") { return ["/" + fullPath] }
      return [relative, "/" + fullPath]
    }
  }

  /// What a link that showed its own target shows on, where that was a title or an alias.
  var shown: String? {
    let old = link.link.target
    let isName = ([end.title] + end.aliases).contains { $0.lowercased() == old.lowercased() }
    return isName && LinkResolver.day(old) == nil ? old : nil
  }

  private var days: [String] {
    guard let day = end.name?.day else { return [] }
    return ["\(day)"] + (1...max(1, entriesOfDay)).map { "\(day).\($0)" }
  }

  private var fullPath: String { end.path.text }
  private var fileName: String { String(decoding: end.path.name, as: UTF8.self) }
  private var stem: String {
    String(
      decoding: end.path.name.dropLast(FileEnding.length(in: end.path.name)), as: UTF8.self)
  }
  private var hasEnding: Bool { FileEnding.length(in: Array(link.link.target.utf8)[...]) > 0 }

  private func path(keepsEnding: Bool) -> String {
    let length = keepsEnding ? 0 : FileEnding.length(in: end.path.name)
    return String(decoding: end.path.bytes.dropLast(length), as: UTF8.self)
  }

  /// The way from the text's folder.
  private var relative: String {
    let slash = UInt8(ascii: "/")
    let from = text.folder.bytes.split(separator: slash)
    let to = end.path.bytes.split(separator: slash)
    let common = zip(from, to.dropLast()).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: from.count - common)
    return (up + to.dropFirst(common).map { String(decoding: $0, as: UTF8.self) })
      .joined(separator: "/")
  }
}
