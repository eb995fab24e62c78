/// Dates as the user's locale writes them, which phrases may hold beside English and Korean, and the
/// day that the user's weeks begin with.
///
/// The locale is asked when a phrase first needs it, since most do not.
package struct LocalDates: Sendable {
  /// The names and forms; nothing where the locale is English or there is none.
  package let names: @Sendable () -> LocalDateNames?
  /// The day that weeks in words, such as `last week`, begin with.
  package let weekStart: @Sendable () -> Weekday

  /// Knows no locale: phrases mean the same wherever they are read.
  package init(weekStart: Weekday = .monday) { self.init(weekStart: { weekStart }, names: { nil }) }

  package init(
    weekStart: @escaping @Sendable () -> Weekday = { .monday },
    names: @escaping @Sendable () -> LocalDateNames?
  ) {
    (self.weekStart, self.names) = (weekStart, names)
  }

  /// The names for a phrase; nothing for one that is the same everywhere, such as `2026-11-29`.
  func names(for phrase: String) -> LocalDateNames? {
    let bytes = phrase.utf8
    let isISO = bytes.count < 6 || bytes.prefix(4).allSatisfy(\.isDigit)
    let isEverywhere = isISO && bytes.allSatisfy { $0.isDigit || $0 == UInt8(ascii: "-") }
    return isEverywhere ? nil : names()
  }
}
