/// A format for a day and a time of moment.js, which Obsidian's templates have: `YYYY-MM-DD`, `HH:mm`.
///
/// Source: <https://momentjs.com/docs/#/displaying/format/>. Months have their English names.
struct MomentFormat {
  private let format: String

  init(_ format: String) { self.format = format }

  /// The text for a day and a clock such as `14:32`; nothing where a token is not known.
  func text(day: Day, clock: String, weekday: (Weekday) -> String) -> String? {
    let times = clock.split(separator: ":").compactMap { Array($0.utf8).decimal }
    guard times.count >= 2 else { return nil }
    var result = ""
    var rest = format[...]
    while let letter = rest.first {
      if letter == "[", let end = rest.firstIndex(of: "]") {
        result += rest[..<end].dropFirst()
        rest = rest[end...].dropFirst()
        continue
      }
      guard letter.isASCII, letter.isLetter else {
        result.append(letter)
        rest.removeFirst()
        continue
      }
      var run = rest.prefix { $0 == letter }
      rest = rest[run.endIndex...]
      if run == "D", rest.first == "o" {
        rest.removeFirst()
        run = "Do"
      }
      guard
        let value = Self.date(run, day, weekday)
          ?? Self.time(run, hour: times[0], minute: times[1])
      else { return nil }
      result += value
    }
    return result
  }

  private static func date(
    _ token: Substring, _ day: Day, _ weekday: (Weekday) -> String
  ) -> String? {
    switch token {
    case "YYYY", "yyyy": day.year.padded(to: 4)
    case "YY", "yy": (day.year % 100).padded(to: 2)
    case "MMMM": day.month.monthName
    case "MMM": String(day.month.monthName.prefix(3))
    case "MM": day.month.padded(to: 2)
    case "M": String(day.month)
    case "DD": day.day.padded(to: 2)
    case "D": String(day.day)
    case "Do": ordinal(day.day)
    case "dddd": weekday(day.weekday)
    case "ddd": String(weekday(day.weekday).prefix(3))
    case "GGGG", "gggg": ISOWeek(day).year.padded(to: 4)
    case "WW", "ww": ISOWeek(day).number.padded(to: 2)
    case "W", "w": String(ISOWeek(day).number)
    case "Q": String((day.month + 2) / 3)
    default: nil
    }
  }

  private static func time(_ token: Substring, hour: Int, minute: Int) -> String? {
    let short = (hour + 11) % 12 + 1
    return switch token {
    case "HH": hour.padded(to: 2)
    case "H": String(hour)
    case "hh": short.padded(to: 2)
    case "h": String(short)
    case "mm": minute.padded(to: 2)
    case "m": String(minute)
    case "ss": "00"
    case "A": hour < 12 ? "AM" : "PM"
    case "a": hour < 12 ? "am" : "pm"
    default: nil
    }
  }

  private static func ordinal(_ number: Int) -> String {
    let endings = [1: "st", 2: "nd", 3: "rd"]
    return "\(number)" + ((11...13).contains(number) ? "th" : endings[number % 10] ?? "th")
  }
}
