import DiaryModel
import Platform

/// A line that a search has found, and where in it.
package struct FoundLine: Hashable, Sendable {
  package var text: String
  /// In order and apart.
  package var hits: [Range<String.Index>]

  package init(_ text: String, hits: [Range<String.Index>]) {
    (self.text, self.hits) = (text, hits)
  }

  /// The pieces of the line, and whether each is a hit.
  var pieces: [(text: Substring, isHit: Bool)] {
    var pieces: [(Substring, Bool)] = []
    var place = text.startIndex
    for hit in hits {
      if place < hit.lowerBound { pieces.append((text[place..<hit.lowerBound], false)) }
      pieces.append((text[hit], true))
      place = hit.upperBound
    }
    if place < text.endIndex { pieces.append((text[place...], false)) }
    return pieces
  }

  /// The line from shortly before its first hit on, when that would not be seen in so many cells.
  func cut(to cells: Int) -> FoundLine {
    guard let first = hits.first,
      DisplayWidth.width(of: String(text[..<first.upperBound])) > cells - 1
    else { return self }
    var start = first.lowerBound
    var room = max(0, min(cells / 3, cells - DisplayWidth.width(of: String(text[first])) - 3))
    while start > text.startIndex {
      let before = text.index(before: start)
      room -= DisplayWidth.width(of: String(text[before]))
      if room < 0 { break }
      start = before
    }
    let rest = "…" + text[start...]
    // Counted in scalars, because the ellipsis may join with what follows it.
    let (old, new) = (text.unicodeScalars, rest.unicodeScalars)
    func moved(_ index: String.Index) -> String.Index {
      new.index(new.startIndex, offsetBy: old.distance(from: start, to: index) + 1)
    }
    return FoundLine(rest, hits: hits.map { moved($0.lowerBound)..<moved($0.upperBound) })
  }
}
