/// A part of the day that an hour may be told of: `evening`, `저녁`.
enum DayPart: CaseIterable {
  case beforeNoon, afterNoon, dawn, morning, noon, day, evening, night

  /// The word in Korean, which stands before the hour.
  var korean: String {
    switch self {
    case .beforeNoon: "오전"
    case .afterNoon: "오후"
    case .dawn: "새벽"
    case .morning: "아침"
    case .noon: "점심"
    case .day: "낮"
    case .evening: "저녁"
    case .night: "밤"
    }
  }

  /// By an English word in small letters.
  init?(english word: String) {
    switch word {
    case "morning": self = .beforeNoon
    case "afternoon": self = .afterNoon
    case "evening": self = .evening
    case "night": self = .night
    default: return nil
    }
  }

  /// An hour of it, as it is said.
  var hour: Int {
    switch self {
    case .beforeNoon, .morning: 8
    case .afterNoon, .day: 3
    case .dawn: 5
    case .noon: 12
    case .evening: 7
    case .night: 11
    }
  }

  /// What stands before a Korean part of the day in a word, and the word from there: `어제`, `저녁7시`.
  static func apart(_ word: String) -> (before: String, rest: String)? {
    for part in allCases {
      guard let (before, behind) = word.parted(at: part.korean) else { continue }
      return (before, part.korean + behind)
    }
    return nil
  }

  /// The time that an hour of it is, on a clock with twelve hours or with twenty-four; nothing for an
  /// hour that it does not have.
  func meaning(hour: Int, minute: Int) -> TimePhrase.Meaning? {
    guard minute < 60, let hours = hours(hour) else { return nil }
    let second = hours * 3600 + minute * 60
    return self == .night && hours < 6 ? .night(second) : .time(second)
  }

  private func hours(_ hour: Int) -> Int? {
    switch (self, hour) {
    case (.beforeNoon, 0...11), (.dawn, 0...7), (.morning, 4...11), (.noon, 11...12),
      (.day, 11...12),
      (.night, 0...5), (.evening, 16...23), (.night, 18...23), (.afterNoon, 12):
      hour
    case (.beforeNoon, 12), (.dawn, 12), (.night, 12): 0
    case (.afterNoon, 1...11), (.noon, 1...3), (.day, 1...5), (.evening, 4...11), (.night, 6...11):
      hour + 12
    default: nil
    }
  }
}
