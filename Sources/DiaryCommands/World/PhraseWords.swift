import DiaryModel

/// The words that a phrase for days may be completed to.
struct PhraseWords {
  /// Whether Korean words are offered before anything is typed.
  let isKorean: Bool

  init(in world: World) {
    let locale = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { world.variable($0) }.first
    isKorean = locale?.hasPrefix("ko") ?? false
  }

  /// What a phrase may begin with, once so much of it is typed; a few words before.
  func beginning(_ word: String) -> [String] {
    guard word.isEmpty else { return (Self.english + Self.weekdays + Self.korean).filter(word) }
    return ["today", "yesterday", "last", "this", "since"]
      + (isKorean ? ["오늘", "어제", "이번주", "지난주", "지난달", "작년"] : [])
  }

  /// What may stand behind the first word of a phrase: `last week`, `3 days`.
  func following(_ word: String) -> [String] {
    let all = Self.units + Self.weekdays + Self.joints + Self.koreanUnits + Self.korean
    guard word.isEmpty else { return all.filter(word) }
    return Self.units + Self.weekdays + (isKorean ? Self.koreanUnits : [])
  }

  /// The months and weekdays that come again each year and week.
  func recurring(_ word: String) -> [String] {
    let english = EnglishNames.months.map { $0.lowercased() } + Self.weekdays
    let korean = (1...12).map { "\($0)월" } + Self.koreanWeekdays
    return (isKorean || !word.isEmpty ? english + korean : english).filter(word)
  }

  private static let english =
    [
      "today", "yesterday", "tomorrow", "last", "this", "next", "past", "since", "until", "before",
      "after", "between", "weekend", "spring", "summer", "autumn", "winter",
    ] + EnglishNames.months.map { $0.lowercased() }

  private static let weekdays = EnglishNames.weekdays.map { $0.lowercased() }

  private static let units = ["week", "month", "year", "weekend", "quarter"]

  private static let joints = [
    "days", "weeks", "months", "years", "ago", "to", "until", "and", "today", "yesterday",
  ]

  private static let korean =
    [
      "오늘", "어제", "그저께", "그끄저께", "내일", "이번주", "지난주", "지지난주", "이번달", "지난달", "올해", "작년", "재작년",
      "최근", "지난",
    ] + koreanWeekdays

  private static let koreanWeekdays = KoreanWords.weekdays.map { "\($0)요일" }

  private static let koreanUnits = ["전", "주", "달", "주말"] + koreanWeekdays
}

extension [String] {
  fileprivate func filter(_ start: String) -> [String] { filter { $0.hasPrefix(start) } }
}
