/// A time of day in words: `18:30`, `7pm`, `evening at 7`, `오후 6시 반`, `저녁 일곱 시`, `noon`, `자정`.
struct TimePhrase: Hashable {
  /// What the words mean.
  enum Meaning: Hashable {
    /// Seconds since midnight.
    case time(Int)
    /// Seconds since midnight in a night that two dates share: `midnight`, `밤 1시`.
    case night(Int)
    /// Of the morning or of the evening: `7시`, `at 7`.
    case eitherHalf(Int)
    /// A part of the day without an hour: `evening`, `저녁`.
    case part(DayPart)
  }

  let meaning: Meaning
  /// The words before it, which should name the day; perhaps none.
  let rest: String

  /// Takes the time from the end of words; nothing where there is none.
  init?(endOf typed: [Substring]) {
    let words = Self.plainWords(typed)
    for count in stride(from: min(6, words.count), through: 1, by: -1) {
      let time = words.suffix(count).map { $0.lowercased() }
      guard let meaning = Self.english(time) ?? Self.korean(time.joined()) else { continue }
      let rest = words.dropLast(count).joined(separator: " ")
      (self.meaning, self.rest) = (meaning, rest.without(suffix: ",") ?? rest)
      return
    }
    return nil
  }

  /// Words of which the parts of a day stand alone, and `tonight` and its like are a day and a part.
  private static func plainWords(_ typed: [Substring]) -> [String] {
    var words: [String] = []
    for word in typed {
      let small = word.lowercased()
      if small == "o'clock" || small == "o’clock" { continue }
      if let night = nights[small] {
        words += night
      } else if let (before, part) = DayPart.apart(small) {
        words += before.isEmpty ? [part] : [before, part]
      } else if DayPart(english: small) != nil, let day = days[words.last?.lowercased() ?? ""] {
        words[words.count - 1] = day
        words.append(small)
      } else {
        words.append(String(word))
      }
    }
    return words
  }

  private static let nights = [
    "tonight": ["today", "night"], "어젯밤": ["어제", "밤"], "간밤": ["어제", "밤"], "지난밤": ["어제", "밤"],
  ]

  /// What stands before a part of the day for the day itself: `last night`, `this morning`.
  private static let days = ["last": "yesterday", "this": "today"]

  private static func english(_ words: [String]) -> Meaning? {
    let isAt = words.first == "at"
    let words = words.filter { !["at", "in", "the", ","].contains($0) }
    switch words.joined(separator: " ") {
    case "noon", "midday", "12 noon": return .time(12 * 3600)
    case "midnight", "12 midnight": return .night(0)
    default: break
    }
    let parts = words.compactMap { DayPart(english: $0) }
    guard parts.count <= 1 else { return nil }
    let clock = words.filter { DayPart(english: $0) == nil }.joined()
    guard let part = parts.first else {
      if let second = clockTime(clock) { return .time(second) }
      guard isAt, let hour = number(clock), (1...12).contains(hour) else { return nil }
      return .eitherHalf(hour * 3600)
    }
    if clock.isEmpty { return words.count == 1 && !isAt ? .part(part) : nil }
    let numbers = clock.split(separator: ":", omittingEmptySubsequences: false).map(number)
    guard let hour = numbers[0], numbers.count < 3 else { return nil }
    guard numbers.count == 1 || clock.utf8.suffix(3).first == UInt8(ascii: ":"),
      let minute = numbers.count == 1 ? 0 : numbers[1]
    else { return nil }
    return part.meaning(hour: hour, minute: minute)
  }

  /// `18:30`, `18:30:15`, `6:30pm`, `6pm`.
  private static func clockTime(_ text: String) -> Int? {
    let half = ["am": 0, "pm": 12].first { text.hasSuffix($0.key) }
    let fields = (half == nil ? text[...] : text.dropLast(2)).split(
      separator: ":", omittingEmptySubsequences: false)
    let numbers = fields.compactMap(number)
    guard numbers.count == fields.count, (1...3).contains(fields.count),
      half != nil || fields.count > 1, fields.dropFirst().allSatisfy({ $0.utf8.count == 2 })
    else { return nil }
    var hour = numbers[0]
    if let half {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + half.value
    }
    return second(
      hour, numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0)
  }

  private static func number(_ text: some StringProtocol) -> Int? {
    text.utf8.count <= 2 ? Array(text.utf8).decimal : nil
  }

  /// `18시 30분`, `오후 6시 반`, `저녁 일곱 시`, without blanks.
  private static func korean(_ text: String) -> Meaning? {
    switch text {
    case "정오", "낮12시": return .time(12 * 3600)
    case "자정": return .night(0)
    default: break
    }
    let part = DayPart.allCases.first { text.hasPrefix($0.korean) }
    var rest = part.map { String(text.dropFirst($0.korean.count)) } ?? text
    if let part, rest.isEmpty { return .part(part) }
    if let time = rest.without(suffix: "에") { rest = time }
    if let second = clockTime(rest) {
      return part.map { $0.meaning(hour: second / 3600, minute: second / 60 % 60) } ?? .time(second)
    }
    guard let (hourText, minuteText) = rest.parted(at: "시") else { return nil }
    guard let hour = number(hourText) ?? KoreanWords.hour(hourText),
      let minute = minute(minuteText)
    else { return nil }
    if let part { return part.meaning(hour: hour, minute: minute) }
    guard let second = second(hour, minute, 0) else { return nil }
    // `07시` is of a clock with 24 hours, `7시` is said of both halves of the day.
    let isSaid = (1...12).contains(hour) && !hourText.hasPrefix("0")
    return isSaid ? .eitherHalf(second) : .time(second)
  }

  private static func minute(_ text: String) -> Int? {
    switch text {
    case "": 0
    case "반": 30
    default: text.without(suffix: "분").flatMap { Array($0.utf8).decimal }
    }
  }

  private static func second(_ hour: Int, _ minute: Int, _ second: Int) -> Int? {
    guard hour < 24, minute < 60, second < 60 else { return nil }
    return hour * 3600 + minute * 60 + second
  }
}
