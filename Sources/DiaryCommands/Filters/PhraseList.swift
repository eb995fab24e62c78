import DiaryModel

/// Phrases for days parted by commas, of which any will do.
enum PhraseList {
  /// Reads each phrase; a comma may also belong to one, as in `Nov 29, 2026`.
  static func parse<Value>(
    _ text: String, each read: (String) throws(DayPhraseError) -> Value
  ) throws(DayPhraseError) -> [Value] {
    do throws(DayPhraseError) { return [try read(text)] } catch {
      let parts = text.split(separator: ",").map(String.init).filter { part in
        part.contains { !$0.isWhitespace }
      }
      guard parts.count > 1 else { throw error }
      var values: [Value] = []
      for part in parts { values.append(try read(part)) }
      return values
    }
  }
}
