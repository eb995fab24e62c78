#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The system's locale for dates, which writes UTF-8.
struct SystemLocale: ~Copyable, Sendable {
  /// Where it lies; a number, since any thread may read by it at any time until it is freed.
  private let address: Int
  /// How dates are written in it.
  let patterns: DatePatterns

  /// Nil where the system has no such locale, or none that writes UTF-8, and for `C` and `POSIX`.
  init?(named name: String) {
    let candidates = Self.candidates(for: name)
    guard let found = candidates.lazy.compactMap(Self.open).first else { return nil }
    address = Int(bitPattern: found)
    patterns = DatePatterns(
      short: Self.text(nl_item(D_FMT), found),
      long: Self.text(Self.longFormat, found))
  }

  deinit { freelocale(locale) }

  private var locale: locale_t? { locale_t(bitPattern: address) }

  /// The date in a pattern of `strftime`; nil where the result is empty or not UTF-8.
  borrowing func format(_ date: CivilDate, _ pattern: String) -> String? {
    var fields = tm()
    (fields.tm_year, fields.tm_mon) = (Int32(clamping: date.year - 1900), Int32(date.month - 1))
    fields.tm_mday = Int32(date.day)
    // The C library counts from Sunday.
    fields.tm_wday = Int32((date.weekday + 1) % 7)
    let room = 512
    var buffer = [CChar](repeating: 0, count: room)
    guard let locale else { return nil }
    let length = strftime_l(&buffer, room, pattern, &fields, locale)
    guard length > 0 else { return nil }
    return String(
      validating: buffer.prefix(length).lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The day that weeks begin with, where 0 is Monday.
  ///
  /// In glibc the locale names a day of reference, a Sunday (19971130) or a Monday (19971201), and
  /// counts from it, beginning with 1 (locale(5), `week` and `first_weekday`).
  var firstWeekday: Int {
    #if canImport(Glibc)
      guard let locale else { return 0 }
      let reference = Int(bitPattern: nl_langinfo_l(Self.weekReference, locale))
      let first = Int(nl_langinfo_l(Self.weekFirstDay, locale)?.pointee ?? 1)
      return (first - 1 + (reference == 1997_12_01 ? 0 : 6)) % 7
    #else
      return 0
    #endif
  }

  /// The locale itself, and where it may write in another code set, its sisters in UTF-8.
  private static func candidates(for name: String) -> [String] {
    let parts = name.split(separator: "@", maxSplits: 1)
    guard let front = parts.first, let language = front.split(separator: ".").first,
      language != "C", language != "POSIX"
    else { return [] }
    let modifier = parts.count > 1 ? "@\(parts[1])" : ""
    return [name, "\(language).UTF-8\(modifier)", "\(language).UTF-8"]
  }

  private static func open(_ name: String) -> locale_t? {
    guard let found = newlocale(LC_TIME_MASK | LC_CTYPE_MASK, name, nil) else { return nil }
    if text(nl_item(CODESET), found) == "UTF-8" { return found }
    freelocale(found)
    return nil
  }

  private static func text(_ item: nl_item, _ locale: locale_t) -> String {
    guard let text = nl_langinfo_l(item, locale) else { return "" }
    return String(cString: text)
  }

  #if canImport(Glibc)
    private static let longFormat = nl_item(_DATE_FMT)
    private static let weekReference = nl_item(_NL_TIME_WEEK_1STDAY)
    private static let weekFirstDay = nl_item(_NL_TIME_FIRST_WEEKDAY)
  #else
    private static let longFormat = nl_item(D_T_FMT)
  #endif
}
