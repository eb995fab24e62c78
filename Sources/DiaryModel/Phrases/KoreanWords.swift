/// The Korean words for days, numbers and stretches of time.
package enum KoreanWords {
  /// Weeks, months and years by their distance from today's, longer words before their beginnings.
  static let spans: [(word: String, unit: PhraseCalendar.Unit, count: Int)] = [
    ("지지난주", .week, -2), ("저저번주", .week, -2), ("지난주", .week, -1), ("저번주", .week, -1),
    ("이번주", .week, 0), ("금주", .week, 0), ("다음주", .week, 1), ("담주", .week, 1),
    ("다다음주", .week, 2), ("내주", .week, 1),
    ("지지난달", .month, -2), ("저저번달", .month, -2), ("지난달", .month, -1),
    ("저번달", .month, -1), ("이번달", .month, 0), ("이달", .month, 0), ("금월", .month, 0),
    ("당월", .month, 0),
    ("다음달", .month, 1), ("내달", .month, 1), ("다다음달", .month, 2),
    ("재작년", .year, -2), ("작년", .year, -1), ("지난해", .year, -1), ("올해", .year, 0),
    ("금년", .year, 0), ("내년", .year, 1),
  ]

  /// A weekday in full, such as `월요일`, or as it is said, `월욜`.
  static func weekday(_ word: String) -> Weekday? {
    guard let letter = word.without(suffix: "요일") ?? word.without(suffix: "욜"), letter.count == 1
    else { return nil }
    return shortWeekday(letter)
  }

  /// A weekday by its letter alone, such as `월`.
  static func shortWeekday(_ letter: String) -> Weekday? {
    weekdays.firstIndex(of: letter).map { Weekday.allCases[$0] }
  }

  /// The weekdays in short, Monday first.
  package static let weekdays = ["월", "화", "수", "목", "금", "토", "일"]

  /// A number and a unit, such as `3일`, `두 달` or `보름`, without blanks.
  static func stretch(_ text: String) -> (count: Int, unit: PhraseCalendar.Unit)? {
    if let days = days[text] { return (days, .day) }
    if text == "반년" { return (6, .month) }
    for (word, unit) in units {
      if let count = number(text, before: word) { return (count, unit) }
    }
    return nil
  }

  /// The number that stands before a word, if that is all.
  static func number(_ text: String, before word: String) -> Int? {
    guard let count = text.without(suffix: word) else { return nil }
    if let number = Array(count.utf8).decimal { return number }
    return native.firstIndex(of: count).map { $0 + 1 } ?? chineseNumber(count)
  }

  /// `삼`, `십오`, `이십`, `삼십육`.
  private static func chineseNumber(_ text: String) -> Int? {
    guard let (tens, ones) = text.parted(at: "십") else {
      return chinese.firstIndex(of: text).map { $0 + 1 }
    }
    let digits = [tens.isEmpty ? 0 : chinese.firstIndex(of: tens), chinese.firstIndex(of: ones)]
    guard let ten = digits[0], ones.isEmpty || digits[1] != nil else { return nil }
    return (ten + 1) * 10 + (ones.isEmpty ? 0 : (digits[1] ?? 0) + 1)
  }

  /// An hour of the clock as it is said: `일곱`, `열두`.
  static func hour(_ text: String) -> Int? { native.firstIndex(of: text).map { $0 + 1 } }

  private static let units: [(word: String, unit: PhraseCalendar.Unit)] = [
    ("개월", .month), ("주일", .week), ("주", .week), ("달", .month), ("년", .year), ("해", .year),
    ("일", .day),
  ]

  private static let days = [
    "하루": 1, "이틀": 2, "사흘": 3, "나흘": 4, "닷새": 5, "엿새": 6, "이레": 7, "여드레": 8,
    "아흐레": 9, "열흘": 10, "보름": 15, "스무날": 20,
  ]

  private static let native = [
    "한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열", "열한",
    "열두",
  ]
  private static let chinese = ["일", "이", "삼", "사", "오", "육", "칠", "팔", "구"]
}
