/// How somebody names an entry on a command line, before the vault is asked.
package enum EntryReference: Hashable, Sendable {
  /// The newest entry.
  case last
  /// The entry of a day, or the `number`th of it in time, from 1.
  case day(Day, number: Int?)
  /// A file, as written: relative to the current folder or to the vault.
  case path([UInt8])
  /// A whole title.
  case title(String)

  /// Reads what was typed: `last`, a day or a phrase for one, `2026-11-29.2`, a path, or a title.
  ///
  /// `day` reads a phrase for one day, gives nothing for anything else, and throws for a day that
  /// does not exist or that could be two.
  package init<Refusal: Error>(
    _ text: String, day: (String) throws(Refusal) -> Day?
  ) throws(Refusal) {
    if ["last", "newest", "마지막"].contains(text.lowercased()) {
      self = .last
    } else if let reference = try Self.numbered(text, day: day) {
      self = reference
    } else if let day = try day(text) {
      self = .day(day, number: nil)
    } else if text.contains("/") || Self.hasEntryEnding(text) {
      self = .path(Array(text.utf8))
    } else {
      self = .title(text)
    }
  }

  /// The name by which an entry is known again: its day, and its number where that has several.
  package static func name(of day: Day, number: Int?) -> String {
    number.map { "\(day).\($0)" } ?? day.description
  }

  private static func numbered<Refusal: Error>(
    _ text: String, day: (String) throws(Refusal) -> Day?
  ) throws(Refusal) -> EntryReference? {
    guard let dot = text.lastIndex(of: "."),
      let number = Array(text[text.index(after: dot)...].utf8).decimal, number > 0, number <= 999
    else { return nil }
    // `2026.11` would otherwise be a year and a number.
    guard !text[..<dot].contains("."), let day = try day(String(text[..<dot])) else { return nil }
    return .day(day, number: number)
  }

  private static func hasEntryEnding(_ text: String) -> Bool {
    let lower = text.lowercased()
    return [".md", ".markdown", ".txt"].contains { lower.hasSuffix($0) }
  }
}
