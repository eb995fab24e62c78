/// Tells quickly which links cannot point at one text, so that the few others are looked up.
///
/// What it lets through may still point elsewhere; what it stops never points at the text, however
/// a `LinkResolver` reads it.
package struct LinkScreen: Sendable {
  private let day: Day?
  /// The names, in small letters, that a link to the text may have whole or behind its last slash.
  private let names: Set<String>

  package init(for text: LinkedText) {
    day = text.name?.day
    let stem = LinkResolver.stem(text.path)
    names = Set([LinkResolver.key(text.path.name), stem, stem + ".md", text.title.lowercased()])
      .union(text.aliases.map { $0.lowercased() })
  }

  /// Whether a link is to be looked up.
  package func mayMean(_ link: EntryLink) -> Bool {
    let target = link.target.lowercased()
    if names.contains(target) { return true }
    if let day, LinkResolver.day(link.target)?.day == day { return true }
    let parts = target.split(separator: "/")
    guard let last = parts.last else { return false }
    // A path may end in steps.
    return names.contains(String(last)) || last.allSatisfy { $0 == "." }
  }
}
