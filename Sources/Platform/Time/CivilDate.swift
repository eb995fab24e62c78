/// A day of the calendar as the C library takes it, and as it is written without a locale.
struct CivilDate {
  let year: Int
  let month: Int
  let day: Int

  /// The day of the week, where 0 is Monday; by Sakamoto's method.
  var weekday: Int {
    let shifts = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
    let year = month < 3 ? year - 1 : year
    return (year + year / 4 - year / 100 + year / 400 + shifts[month - 1] + day + 6) % 7
  }

  func iso(_ style: LocaleDates.Style) -> String {
    let (year, month) = (Self.padded(year, to: 4), Self.padded(month, to: 2))
    let date = "\(year)-\(month)-\(Self.padded(day, to: 2))"
    return switch style {
    case .short: date
    case .full: "\(Self.weekdayName(weekday, isShort: false)) \(date)"
    case .monthYear: "\(Self.monthName(self.month, isShort: false)) \(year)"
    }
  }

  static func weekdayName(_ weekday: Int, isShort: Bool) -> String {
    let names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    return isShort ? String(names[weekday].prefix(3)) : names[weekday]
  }

  static func monthName(_ month: Int, isShort: Bool) -> String {
    let names = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    return isShort ? String(names[month - 1].prefix(3)) : names[month - 1]
  }

  private static func padded(_ number: Int, to length: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, length - digits.count)) + digits
  }
}
