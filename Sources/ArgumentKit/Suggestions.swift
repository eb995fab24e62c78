/// The candidates that somebody who typed `word` may have meant, at most three.
///
/// Those it is the beginning of, else the nearest ones: one edit away, or two for a longer word.
/// Capitals do not matter.
package func suggestions(for word: String, among candidates: [String]) -> [String] {
  let letters = word.drop { $0 == "-" }
  guard !letters.isEmpty else { return [] }
  let longer = candidates.filter { $0.lowercased().hasPrefix(word.lowercased()) }
  if !longer.isEmpty { return Array(longer.prefix(3)) }
  let limit = letters.count < 6 ? 1 : 2
  let ranked = candidates.map { (name: $0, distance: editDistance(word, $0, atMost: limit)) }
  guard let least = ranked.map({ $0.distance }).min(), least <= limit else { return [] }
  return Array(ranked.filter { $0.distance == least }.map { $0.name }.prefix(3))
}

/// How many letters must be added, removed, replaced or swapped with a neighbour.
///
/// Optimal string alignment; more than `limit` where the lengths alone tell.
private func editDistance(_ left: String, _ right: String, atMost limit: Int) -> Int {
  let (left, right) = (Array(left.lowercased()), Array(right.lowercased()))
  guard abs(left.count - right.count) <= limit else { return limit + 1 }
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for i in left.indices {
    var row = [i + 1]
    for j in right.indices {
      var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (left[i] == right[j] ? 0 : 1))
      if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
        cost = min(cost, beforeLast[j - 1] + 1)
      }
      row.append(cost)
    }
    (beforeLast, last) = (last, row)
  }
  return last[right.count]
}
