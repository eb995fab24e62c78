/// A day in words with a time of it, or without: `yesterday 18:30`, `어제 오후 6시 반`, `2026-11-29T18:30`.
package struct DayTimePhrase: Hashable, Sendable {
  /// What a phrase names.
  package enum Naming: Sendable {
    /// A moment of the calendar: `2026-11-29T18:30`, also with a blank.
    case moment
    /// A day as the diary counts it, perhaps with a time of it: `yesterday 18:30`.
    case day
    /// A time alone.
    case time
  }

  package let naming: Naming
  package let day: Day
  /// Seconds since midnight; nothing where no time is told.
  package let second: Int?
  /// Minutes east of UTC, where the text said so, as only ISO 8601 does.
  package let offset: Int?

  /// Reads words that mean one day; a time alone is today's.
  package init(
    _ text: String, today: Day, local: LocalDates = LocalDates()
  ) throws(DayPhraseError) {
    if text.contains(where: { $0 == "T" || $0 == "t" }), let moment = Moment(text) {
      (naming, day, second, offset) = (.moment, moment.day, moment.second, moment.offset)
      return
    }
    guard let (rest, second) = Self.timeApart(text.split(whereSeparator: \.isWhitespace)) else {
      (naming, second, offset) = (.day, nil, nil)
      day = try DayPhrase.parseDay(text, today: today, local: local)
      return
    }
    (self.second, offset) = (second, nil)
    naming = rest.isEmpty ? .time : Day(rest) == nil ? .day : .moment
    day = rest.isEmpty ? today : try DayPhrase.parseDay(rest, today: today, local: local)
  }

  /// The date and the time on the calendar that are meant; nothing where no time is told.
  ///
  /// Days end `late` seconds after midnight, and `wallDay` is today's date by the calendar.
  /// A moment of the small hours is of the night that began the evening before. A day that is named
  /// has its own small hours at its end, which the calendar counts to the next date; a time alone is
  /// that of this date's, as somebody means who fills in at noon what was at two.
  package func moment(endingAt late: Int, wallDay: Day) -> (day: Day, second: Int)? {
    guard let second else { return nil }
    switch naming {
    case .day where second < late: return (day.adding(days: 1) ?? day, second)
    case .time where second < late: return (wallDay, second)
    case .moment, .day, .time: return (day, second)
    }
  }

  /// The words before a time, and the time; nothing where the last words are none.
  package static func timeApart(_ words: [Substring]) -> (String, second: Int)? {
    for count in stride(from: min(3, words.count), through: 1, by: -1) {
      let time = words.suffix(count).joined().lowercased()
      guard let second = englishTime(time) ?? koreanTime(time) else { continue }
      var rest = words.dropLast(count)
      if let last = rest.last, ["at", ","].contains(last.lowercased()) { rest.removeLast() }
      let phrase = rest.joined(separator: " ")
      return (phrase.without(suffix: ",") ?? phrase, second)
    }
    return nil
  }

  /// `18:30`, `18:30:15`, `6:30pm`, `6pm`.
  private static func englishTime(_ text: String) -> Int? {
    let half = ["am": 0, "pm": 12].first { text.hasSuffix($0.key) }
    let fields = (half == nil ? text[...] : text.dropLast(2)).split(
      separator: ":", omittingEmptySubsequences: false)
    let numbers = fields.compactMap { $0.utf8.count <= 2 ? Array($0.utf8).decimal : nil }
    guard numbers.count == fields.count, fields.count <= 3, half != nil || fields.count > 1,
      fields.dropFirst().allSatisfy({ $0.utf8.count == 2 })
    else { return nil }
    return time(numbers, half: half?.value)
  }

  /// `18시 30분`, `오후 6시 반`, without blanks.
  private static func koreanTime(_ text: String) -> Int? {
    let half = ["오전": 0, "오후": 12].first { text.hasPrefix($0.key) }
    let rest = half == nil ? text[...] : text.dropFirst(2)
    let parts = rest.split(separator: "시", omittingEmptySubsequences: false)
    guard parts.count == 2, let hour = Array(parts[0].utf8).decimal else { return nil }
    if parts[1].isEmpty { return time([hour], half: half?.value) }
    if parts[1] == "반" { return time([hour, 30], half: half?.value) }
    guard parts[1].hasSuffix("분"), let minute = Array(parts[1].dropLast().utf8).decimal else {
      return nil
    }
    return time([hour, minute], half: half?.value)
  }

  private static func time(_ numbers: [Int], half: Int?) -> Int? {
    var hour = numbers[0]
    if let half {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + half
    }
    let (minute, second) = (
      numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0
    )
    guard hour < 24, minute < 60, second < 60 else { return nil }
    return hour * 3600 + minute * 60 + second
  }
}
