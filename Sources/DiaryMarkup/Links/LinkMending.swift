import DiaryModel

/// The links of a file where they stand, and giving them other targets.
///
/// Only the bytes that name a target are changed. Each change is read back before it counts: the
/// parser must find the link with its new target, and everything else as it was.
package struct LinkMending: Sendable {
  package private(set) var bytes: [UInt8]
  private let options: MarkupOptions

  package init(_ bytes: [UInt8], options: MarkupOptions = .standard) {
    self.bytes = bytes
    self.options = options.subtracting(.headingIdentifiers)
  }

  /// The links to files and entries, as they stand; each is one that the parser finds, too.
  package var links: [WrittenLink] {
    let known = Set(EntryReader.facts(of: bytes, options: options).links)
    return candidates.filter { known.contains($0.link) }
  }

  /// The line, from 1, on which a place of the file stands.
  package func line(of place: Int) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      let lines = SourceLines(bytes)
      return (1...max(1, lines.count)).first { place <= lines.range($0).upperBound } ?? lines.count
    }
  }

  /// The text of a line, from 1, without its end.
  package func text(ofLine line: Int) -> String {
    bytes.withUnsafeBufferPointer { bytes in
      let lines = SourceLines(bytes)
      guard line >= 1, line <= lines.count else { return "" }
      return String(decoding: bytes[lines.range(line)], as: UTF8.self)
    }
  }

  /// What became of a link that was to get another target.
  package struct Change: Hashable, Sendable {
    package let line: Int
    package let old: String
    package let new: String
    /// False where the link cannot be told from what is around it, and was left.
    package let isMade: Bool

    /// The same where the file is left as it is, for another reason.
    package var left: Change { Change(line: line, old: old, new: new, isMade: false) }
  }

  /// Gives links other targets, the last one first, and tells what became of each, first to last.
  ///
  /// `target` says what a link is to point at, or nothing where it is to stay.
  package mutating func change(
    _ target: (WrittenLink) -> (target: String, shown: String?)?
  ) -> [Change] {
    var changes: [Change] = []
    var left: [Int: EntryLink] = [:]
    var reading = Reading(bytes, options)
    var lastStart = bytes.count + 1
    for found in links.reversed() where found.range.upperBound <= lastStart {
      guard let new = target(found) else { continue }
      let written = found.written(new.target, showing: new.shown)
      let old = Array(bytes[found.range])
      guard written != old else { continue }
      var changed = bytes
      changed.replaceSubrange(found.range, with: written)
      let newReading = Reading(changed, options)
      let isMade = newReading.differs(from: reading, byLinkFrom: found.link, to: new.target)
      changes.append(
        Change(
          line: line(of: found.range.lowerBound), old: String(decoding: old, as: UTF8.self),
          new: String(decoding: written, as: UTF8.self), isMade: isMade))
      guard isMade else {
        left[changes.count - 1] = found.link
        continue
      }
      (bytes, reading, lastStart) = (changed, newReading, found.range.lowerBound)
    }
    // What looked like a link may have been code, beside a real one that has been changed.
    let still = Set(EntryReader.facts(of: bytes, options: options).links)
    return changes.indices.reversed()
      .filter { place in left[place].map { still.contains($0) } ?? true }.map { changes[$0] }
  }

  private var candidates: [WrittenLink] {
    let start = EntryText(bytes: bytes).bodyRange.lowerBound
    return bytes.withUnsafeBufferPointer { LinkScan($0, from: start).found }
  }

  /// What a parser makes of a file: the kinds and texts of its nodes.
  private struct Reading {
    private let nodes: [(kind: MarkupTree.Kind, text: String, parent: Int)]

    init(_ bytes: [UInt8], _ options: MarkupOptions) {
      let tree = MarkupTree(parsing: EntryText(bytes: bytes).body, options: options)
      nodes = tree.nodes.map { ($0.kind, tree.string($0.text), Int($0.parent)) }
    }

    /// Whether all that differs is where some links lead, and what those show that show it.
    func differs(from old: Reading, byLinkFrom link: EntryLink, to target: String) -> Bool {
      guard nodes.count == old.nodes.count else { return false }
      var count = 0
      for (new, old) in zip(nodes, old.nodes) where new != old {
        guard new.kind == old.kind, new.parent == old.parent else { return false }
        switch new.kind {
        case .link, .image:
          guard RelativeAddress.path(of: old.text) == link.target,
            RelativeAddress.path(of: new.text) == target
          else { return false }
          count += 1
        case .wikiLink, .embed:
          guard old.text == link.target, new.text == target else { return false }
          count += 1
        case .text:
          guard new.parent >= 0, [.wikiLink, .embed].contains(nodes[new.parent].kind),
            nodes[new.parent].text == target
          else { return false }
        default: return false
        }
      }
      return count > 0
    }
  }
}
