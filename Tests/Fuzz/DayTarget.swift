import DiaryModel

/// Phrases for days, names of files and moments: what is read can be written and read again.
enum DayTarget {
  static func check(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let today = Day(year: 2024, month: 2, day: 29) else { return }
    for weekStart in [Weekday.monday, .sunday] {
      do throws(DayPhraseError) {
        let range = try DayPhrase.parse(text, today: today, weekStart: weekStart)
        if let first = range.first, let last = range.last {
          expect(first <= last, "\(range) is turned round")
        }
        if let day = range.onlyDay {
          let again = try DayPhrase.parseDay(day.description, today: today, weekStart: weekStart)
          expect(again == day, "\(day) is read as \(again)")
        }
      } catch {
        expect(!error.description.isEmpty, "a refusal without a reason")
      }
    }
    if let day = Day(text) { expect(day.description == text, "\(text) is read as \(day)") }
    if let moment = Moment(text) {
      expect(
        Moment(moment.description)?.description == moment.description, "\(moment) is not read again"
      )
    }
    name(bytes)
  }

  /// A file's name gives the same day, wherever the file lies.
  private static func name(_ bytes: [UInt8]) {
    guard !bytes.contains(0x2F), let name = EntryName(path: VaultPath(bytes: bytes)) else { return }
    expect(Day(ordinal: name.day.ordinal) == name.day, "\(name.day) is not its ordinal's")
    if let second = name.second {
      expect((0..<86_400).contains(second), "a day of \(second) seconds")
    }
  }
}
