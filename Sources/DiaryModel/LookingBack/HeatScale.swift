/// How much is much: the words of days in four levels, a quarter of the days that are written each.
///
/// Measured by the days themselves, so that the year of somebody who writes a line a day is as
/// colourful as that of somebody who writes pages.
package struct HeatScale: Hashable, Sendable {
  /// The most words of each level that there is, rising.
  package let bounds: [Int]

  /// Creates the scale of days by their words.
  package init(_ words: [Int]) {
    let sorted = words.sorted()
    guard let most = sorted.last else {
      bounds = []
      return
    }
    let quarters = (1..<Self.levels).map { sorted[(sorted.count * $0 - 1) / Self.levels] }
    bounds = (quarters + [most]).reduce(into: []) { bounds, bound in
      if bounds.last != bound { bounds.append(bound) }
    }
  }

  /// The level of a day that is written: from 1 to the number of `bounds`.
  package func level(of words: Int) -> Int {
    (bounds.firstIndex { words <= $0 } ?? bounds.count - 1) + 1
  }

  /// How many levels there are at most.
  package static let levels = 4
}
