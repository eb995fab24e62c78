/// The English names of months and weekdays, as file names and phrases have them.
package enum EnglishNames {
  /// January first.
  package static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// Monday first.
  package static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]

  /// The number of a month named in small letters, in full or by its first three.
  static func month(_ word: some StringProtocol) -> Int? {
    if word == "sept" { return 9 }
    return months.firstIndex { $0.matches(word) }.map { $0 + 1 }
  }

  /// A number in digits or in small letters, up to twenty; an article is one.
  static func count(_ word: Substring) -> Int? {
    if word == "a" || word == "an" { return 1 }
    return Array(word.utf8).decimal ?? numbers.firstIndex { $0 == word }
  }

  private static let numbers = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen", "twenty",
  ]

  /// A weekday named in small letters, in full or by its first three or so.
  static func weekday(_ word: some StringProtocol) -> Weekday? {
    switch word {
    case "tues": return .tuesday
    case "weds": return .wednesday
    case "thur", "thurs": return .thursday
    default: return weekdays.firstIndex { $0.matches(word) }.map { Weekday.allCases[$0] }
    }
  }
}

extension String {
  fileprivate func matches(_ word: some StringProtocol) -> Bool {
    let name = lowercased()
    return name == word || word.count == 3 && name.hasPrefix(word)
  }
}

extension Int {
  /// The English name of the month with this number.
  var monthName: String {
    EnglishNames.months.indices.contains(self - 1) ? EnglishNames.months[self - 1] : "month \(self)"
  }
}
