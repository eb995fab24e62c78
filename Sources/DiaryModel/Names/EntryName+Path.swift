extension EntryName {
  /// Reads the day that a path names, or nothing when it names none.
  ///
  /// `YYYY[-._]?MM[-._]?DD` at the start of the file name, then nothing, a time, a counter or a
  /// slug; or a day spread over the path, `2026/11/29.md`. An ending that entries have is taken
  /// away first, others are part of the name.
  package init?(path: VaultPath) {
    let stem = path.name.dropLast(FileEnding.length(in: path.name))
    guard let (day, rest, isCompact) = Self.readDay(stem) ?? Self.readSpreadDay(stem, path: path),
      let name = Self.readRest(rest, day: day, isCompact: isCompact)
    else { return nil }
    self = name
  }

  /// What the name of an entry's file says beyond its day, time and counter: ` dawn` in
  /// `2026-11-29-0715 dawn.md`.
  package static func slug(of path: VaultPath) -> ArraySlice<UInt8> {
    let stem = path.name.dropLast(FileEnding.length(in: path.name))
    guard let reading = readDay(stem) ?? readSpreadDay(stem, path: path),
      let name = readRest(reading.rest, day: reading.day, isCompact: reading.isCompact),
      name.counter == nil
    else { return [] }
    return name.second == nil
      ? reading.rest : reading.rest.dropFirst().readTime()?.behind ?? reading.rest
  }

  /// A day as names write it, what follows, and whether its digits stand without separators.
  private typealias Reading = (day: Day, rest: ArraySlice<UInt8>, isCompact: Bool)

  private static func readDay(_ stem: ArraySlice<UInt8>) -> Reading? {
    guard let shape = DatedShape(name: stem),
      let day = Day(year: shape.year, month: shape.month, day: shape.day)
    else { return nil }
    return (day, shape.rest, shape.isCompact)
  }

  private static func readSpreadDay(_ stem: ArraySlice<UInt8>, path: VaultPath) -> Reading? {
    guard let shape = DatedShape(spread: stem, path: path),
      let day = Day(year: shape.year, month: shape.month, day: shape.day)
    else { return nil }
    return (day, shape.rest, shape.isCompact)
  }

  private static func readRest(
    _ rest: ArraySlice<UInt8>, day: Day, isCompact: Bool
  ) -> EntryName? {
    guard let mark = rest.first else { return EntryName(day: day) }
    guard !mark.isDigit else { return nil }
    let tail = rest.dropFirst()
    // The end of a range, as in `2026-11-29_2026-12-05`, is no time.
    if DatedShape(name: tail) == nil {
      let isT = mark | 0x20 == UInt8(ascii: "t")
      let isJoint =
        mark == UInt8(ascii: "-") || mark == UInt8(ascii: "_") || mark == UInt8(ascii: " ")
      if isT || isJoint, let time = tail.readTime() {
        return EntryName(day: day, second: time.second, counter: time.counter)
      }
      if isJoint, let counter = tail.counter { return EntryName(day: day, counter: counter) }
    }
    // `20261129abc` is a number that happens to begin like a day; `2026-11-29th` is not.
    let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(mark | 0x20)
    return isCompact && isLetter ? nil : EntryName(day: day)
  }
}

extension ArraySlice<UInt8> {
  /// A time as names write it, and what follows, which begins with another separator than its own.
  fileprivate struct Time {
    let second: Int
    let separator: UInt8?
    let behind: ArraySlice<UInt8>

    /// The number in `-0715-2`, of the minute's second entry.
    ///
    /// `-07-15-2` could as well be meant as a second.
    var counter: Int? {
      guard let mark = behind.first, mark != separator, " -_".utf8.contains(mark) else {
        return nil
      }
      return behind.dropFirst().counter
    }
  }

  /// `HHMM`, `HHMMSS`, `HH.MM`, `HH-MM-SS` or `HH:MM` at the start, not followed by a digit.
  fileprivate func readTime() -> Time? {
    var rest = self
    guard let hour = rest.popNumber(digits: 2), hour < 24 else { return nil }
    let separator = rest.popSeparator(orColon: true)
    guard let minute = rest.popNumber(digits: 2), minute < 60 else { return nil }
    let time = hour * 3600 + minute * 60
    var after = rest
    if after.popSeparator(orColon: true) == separator, let second = after.popNumber(digits: 2),
      second < 60, after.first?.isDigit != true
    {
      return Time(second: time + second, separator: separator, behind: after)
    }
    guard rest.first?.isDigit != true else { return nil }
    return Time(second: time, separator: separator, behind: rest)
  }

  /// `2` or `(2)`, and nothing else but the name of a weekday, which layouts may write behind it.
  fileprivate var counter: Int? {
    let isEnclosed = first == UInt8(ascii: "(") && last == UInt8(ascii: ")") && count > 2
    let number = prefix(while: \.isDigit)
    let isNamed = !number.isEmpty && WeekdaySlug(self[number.endIndex...]) != nil
    let digits = isEnclosed ? dropFirst().dropLast() : isNamed ? number : self
    guard let counter = digits.decimal, (1...999).contains(counter) else { return nil }
    return counter
  }
}
