/// A day in words with a time of it, or without: `yesterday 18:30`, `어제 저녁 7시`, `2026-11-29T18:30`.
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
    let typed = text.split(whereSeparator: \.isWhitespace)
    guard let time = TimePhrase(endOf: typed) else {
      (naming, second, offset) = (.day, nil, nil)
      do throws(DayPhraseError) {
        day = try DayPhrase.parseDay(text, today: today, local: local)
      } catch {
        // `yesterday 7` is said of both halves of the day, as `yesterday at 7` is.
        let words = typed.dropLast().joined(separator: " ")
        guard case .unknown = error, let last = typed.last, last.utf8.count <= 2,
          let hour = Array(last.utf8).decimal, (1...12).contains(hour),
          (try? DayPhrase.parseDay(words, today: today, local: local)) != nil
        else { throw error }
        throw Self.eitherHalf(hour * 3600, of: words, typed.joined(separator: " "))
      }
      return
    }
    offset = nil
    naming = time.rest.isEmpty ? .time : Day(time.rest) == nil ? .day : .moment
    let phrase = typed.joined(separator: " ")
    do throws(DayPhraseError) {
      day =
        time.rest.isEmpty ? today : try DayPhrase.parseDay(time.rest, today: today, local: local)
    } catch {
      // An hour that its part of the day does not have: `evening at 2`.
      guard case .eitherHalf(let second) = time.meaning,
        let part = TimePhrase(endOf: time.rest.split(separator: " ")), case .part = part.meaning
      else { throw error }
      throw Self.eitherHalf(second, of: part.rest, phrase)
    }
    switch time.meaning {
    case .time(let second): self.second = second
    // A small hour told alone is this date's, but its midnight is as well the one to come.
    case .night(let second) where naming == .time && second >= 3600: self.second = second
    case .night(let second):
      let days = [day, day.adding(days: 1)].compactMap { $0 }
      throw .ambiguousTime(phrase, readings: days.map { "\($0)T\(Self.clock(second))" })
    case .eitherHalf(let second): throw Self.eitherHalf(second, of: time.rest, phrase)
    case .part(let part):
      throw .timeWithoutHour(
        phrase, isKorean: !phrase.utf8.allSatisfy { $0 < 0x80 }, hour: part.hour)
    }
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

  /// The words before a time of day; nothing where the last words are none.
  package static func wordsBeforeTime(in words: [Substring]) -> String? {
    TimePhrase(endOf: words)?.rest
  }

  private static func eitherHalf(
    _ second: Int, of day: String, _ phrase: String
  ) -> DayPhraseError {
    let times = [second % 43_200, second % 43_200 + 43_200].map(clock)
    return .ambiguousTime(phrase, readings: times.map { day.isEmpty ? $0 : "\(day) \($0)" })
  }

  private static func clock(_ second: Int) -> String {
    "\((second / 3600).padded(to: 2)):\((second / 60 % 60).padded(to: 2))"
  }
}
