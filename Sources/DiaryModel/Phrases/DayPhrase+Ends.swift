extension DayPhrase {
  /// The phrases for days that a phrase is made of, in small letters: both ends of a range, the one
  /// that is told of a range without the other, or all of it.
  package static func ends(of text: String) -> [String] {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    let phrase = words.joined(separator: " ")
    let joints = ["to", "until", "till", "through"]
    let begun = words.first.map { starts.contains(String($0)) } ?? false
    let rest = begun ? words.dropFirst().joined(separator: " ") : phrase
    let parts =
      phrase.partedAtDots ?? phrase.parted(at: "~") ?? phrase.parted(at: "부터")
      ?? rest.parted(atWord: words.first == "between" ? ["and"] : joints) ?? (rest, "")
    return [parts.0, parts.1].compactMap { part in
      let bare = ["까지", "이후", "전", "에"].lazy.compactMap { part.without(suffix: $0) }.first
      return part.isEmpty ? nil : bare ?? part
    }
  }

  private static let starts = [
    "since", "from", "between", "until", "till", "through", "before", "after",
  ]
}
