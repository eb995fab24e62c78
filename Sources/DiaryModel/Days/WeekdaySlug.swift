/// A weekday behind the day in a file's name, such as ` Monday`, `-Mon` or ` (월)`.
package struct WeekdaySlug: Hashable, Sendable {
  package let weekday: Weekday

  /// Reads English and Korean names, in full and short, behind a space, `-`, `_` or `,`, with or
  /// without round brackets; nothing where the slug says something else.
  package init?(_ slug: ArraySlice<UInt8>) {
    guard let word = Self.word(slug),
      let weekday = Weekday(named: word) ?? KoreanWords.shortWeekday(word)
    else { return nil }
    self.weekday = weekday
  }

  /// Whether a slug names a weekday and nothing else, in English, in Korean or by a name of it that
  /// the writer's language has.
  package static func isName(_ slug: ArraySlice<UInt8>, of weekday: Weekday, named name: String)
    -> Bool
  {
    WeekdaySlug(slug)?.weekday == weekday || word(slug) == name.lowercased()
  }

  /// The word without what parts it from the day, in small letters.
  private static func word(_ slug: ArraySlice<UInt8>) -> String? {
    let name = slug.drop { " -_,(".utf8.contains($0) }
    let word = name.last == UInt8(ascii: ")") ? name.dropLast() : name
    guard name.count < slug.count, !word.isEmpty, word.count <= 40 else { return nil }
    return String(decoding: word, as: UTF8.self).lowercased()
  }
}
