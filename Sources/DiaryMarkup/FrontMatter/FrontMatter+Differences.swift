/// A field of front matter with what it said before and says now, each on one line.
package struct FieldDifference: Sendable, Equatable {
  package let key: String
  /// Nothing where the key was not there.
  package let before: String?
  /// Nothing where the key is gone.
  package let after: String?
}

extension FrontMatter {
  /// The fields that an older state of the front matter has otherwise, or not at all.
  package func differences(from old: FrontMatter) -> [FieldDifference] {
    var differences: [FieldDifference] = []
    for field in old.fields + fields where !differences.contains(where: { $0.key == field.key }) {
      let (before, after) = (old[field.key]?.line, self[field.key]?.line)
      guard before != after else { continue }
      differences.append(FieldDifference(key: field.key, before: before, after: after))
    }
    return differences
  }
}

extension FrontMatterValue {
  /// The value as it is told in a sentence.
  fileprivate var line: String {
    switch self {
    case .null: ""
    case .scalar(let text), .alias(let text): text
    case .list(let values): values.map(\.line).joined(separator: ", ")
    case .map: yaml(.typed, in: .flow)
    }
  }
}
