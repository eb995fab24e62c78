/// When an entry was, as its path tells it.
///
/// The order is that of a day's entries in time: the day, then the time of day (an entry without
/// one comes first), then the counter.
package struct EntryName: Hashable, Sendable {
  package var day: Day
  /// Seconds since midnight where the name has a time.
  package var second: Int?
  /// The number in `2026-11-29-2.md`; nothing where the name has none.
  package var counter: Int?

  package init(day: Day, second: Int? = nil, counter: Int? = nil) {
    (self.day, self.second, self.counter) = (day, second, counter)
  }
}

extension EntryName: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    (left.day, left.second ?? -1, left.counter ?? 0)
      < (right.day, right.second ?? -1, right.counter ?? 0)
  }
}

extension EntryName {
  /// Reads the day that a path names, or nothing when it names none.
  ///
  /// `YYYY[-._]?MM[-._]?DD` at the start of the file name, then nothing, a time, a counter or a
  /// slug; or a day spread over the path, `2026/11/29.md`. The file name's ending is not looked at.
  package init?(path: VaultPath) {
    let name = path.name
    let stem = name.lastIndex(of: UInt8(ascii: ".")).map { name[..<$0] } ?? name
    if let (day, rest) = Self.readDay(stem), let name = Self.readRest(rest, day: day) {
      self = name
      return
    }
    guard let (day, rest) = Self.readSpreadDay(stem, folder: path.folder),
      let name = Self.readRest(rest, day: day)
    else { return nil }
    self = name
  }

  private static func readDay(_ stem: ArraySlice<UInt8>) -> (Day, ArraySlice<UInt8>)? {
    var rest = stem
    guard rest.count >= 8, let year = rest.popNumber(digits: 4) else { return nil }
    let separator = rest.popSeparator()
    guard let month = rest.popNumber(digits: 2), rest.popSeparator() == separator,
      let number = rest.popNumber(digits: 2), let day = Day(year: year, month: month, day: number)
    else { return nil }
    return (day, rest)
  }

  private static func readSpreadDay(
    _ stem: ArraySlice<UInt8>, folder: VaultPath
  ) -> (Day, ArraySlice<UInt8>)? {
    var rest = stem
    let month = folder.name
    let year = folder.folder.name
    guard let number = rest.popNumber(digits: 2), month.count == 2, year.count == 4,
      let year = year.decimal, let month = month.decimal,
      let day = Day(year: year, month: month, day: number)
    else { return nil }
    return (day, rest)
  }

  /// What follows the day: nothing, or something that does not begin with a letter or digit.
  private static func readRest(_ rest: ArraySlice<UInt8>, day: Day) -> EntryName? {
    guard let first = rest.first else { return EntryName(day: day) }
    guard !first.isDigit else { return nil }
    var tail = rest.dropFirst()
    let isMarkedTime = first == UInt8(ascii: "T") || first == UInt8(ascii: "t")
    if isMarkedTime || [UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " ")].contains(first) {
      if let second = tail.popTime() { return EntryName(day: day, second: second) }
      if !isMarkedTime, let counter = tail.decimal, (1...999).contains(counter) {
        return EntryName(day: day, counter: counter)
      }
    }
    // `2026-11-29th` and `20261129abc` are words that happen to begin with digits.
    let isLetter = (first | 0x20) >= UInt8(ascii: "a") && (first | 0x20) <= UInt8(ascii: "z")
    return isLetter ? nil : EntryName(day: day)
  }
}

extension ArraySlice<UInt8> {
  fileprivate mutating func popNumber(digits: Int) -> Int? {
    guard count >= digits, let value = prefix(digits).decimal else { return nil }
    removeFirst(digits)
    return value
  }

  fileprivate mutating func popSeparator() -> UInt8? {
    guard let first, [UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_")].contains(first)
    else { return nil }
    return removeFirst()
  }

  /// `HHMM`, `HHMMSS`, `HH.MM` or `HH-MM`, ended by the end or something that is not a digit.
  fileprivate mutating func popTime() -> Int? {
    var rest = self
    guard let hour = rest.popNumber(digits: 2), hour < 24 else { return nil }
    let separator = rest.popSeparator()
    guard let minute = rest.popNumber(digits: 2), minute < 60 else { return nil }
    var second = 0
    var after = rest
    if separator == nil || after.popSeparator() == separator,
      let number = after.popNumber(digits: 2), number < 60, after.first?.isDigit != true
    {
      second = number
      rest = after
    }
    guard rest.first?.isDigit != true else { return nil }
    self = rest
    return hour * 3600 + minute * 60 + second
  }
}
