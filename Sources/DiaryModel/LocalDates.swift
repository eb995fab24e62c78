/// Dates as the user's locale writes them, which phrases may hold beside English and Korean.
///
/// The locale is asked when a phrase first needs it, since most do not.
package struct LocalDates: Sendable {
  /// The names and forms; nothing where the locale is English or there is none.
  package let names: @Sendable () -> LocalDateNames?

  /// Knows no locale: phrases mean the same wherever they are read.
  package init() { names = { nil } }

  package init(_ names: @escaping @Sendable () -> LocalDateNames?) { self.names = names }

  /// The names for a phrase; nothing for one that is the same everywhere, such as `2026-11-29`.
  func names(for phrase: String) -> LocalDateNames? {
    let bytes = phrase.utf8
    let isISO = bytes.count < 6 || bytes.prefix(4).allSatisfy(\.isDigit)
    let isEverywhere = isISO && bytes.allSatisfy { $0.isDigit || $0 == UInt8(ascii: "-") }
    return isEverywhere ? nil : names()
  }
}
