/// The digits of a name that look like a day, whether or not there is such a day.
struct DatedShape {
  var year: Int
  var month: Int
  var day: Int
  /// What follows the day.
  var rest: ArraySlice<UInt8>
  /// Whether year, month and day stand without separators.
  var isCompact: Bool

  /// Reads `YYYY-MM-DD`, `YYYY.MM.DD`, `YYYY_MM_DD` or `YYYYMMDD` at the start of a name.
  init?(name: ArraySlice<UInt8>) {
    var rest = name
    guard let year = rest.popNumber(digits: 4) else { return nil }
    let first = rest.popSeparator(orColon: false)
    guard let month = rest.popNumber(digits: 2) else { return nil }
    let second = rest.popSeparator(orColon: false)
    guard (first == nil) == (second == nil), let day = rest.popNumber(digits: 2) else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
    (self.rest, isCompact) = (rest, first == nil)
  }

  /// Reads `YYYY/MM/DD` at the end of a path, where `stem` is the file's name without its ending.
  init?(spread stem: ArraySlice<UInt8>, path: VaultPath) {
    var rest = stem
    guard let day = rest.popNumber(digits: 2) else { return nil }
    // `/MM/` and `YYYY` before it, which itself begins a component.
    let folders = path.bytes[..<stem.startIndex]
    guard folders.count >= 8, folders.last == Self.slash, folders.dropLast(3).last == Self.slash,
      let month = folders.dropLast().suffix(2).decimal,
      let year = folders.dropLast(4).suffix(4).decimal,
      folders.count == 8 || folders.dropLast(8).last == Self.slash
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
    (self.rest, isCompact) = (rest, true)
  }

  private static let slash = UInt8(ascii: "/")
}

extension ArraySlice<UInt8> {
  /// Takes a number of just so many digits from the start, if there is one.
  mutating func popNumber(digits: Int) -> Int? {
    guard count >= digits, let value = prefix(digits).decimal else { return nil }
    removeFirst(digits)
    return value
  }

  /// Takes `-`, `.` or `_` from the start, or `:` where that may be one.
  mutating func popSeparator(orColon: Bool) -> UInt8? {
    switch first {
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"): return popFirst()
    case UInt8(ascii: ":") where orColon: return popFirst()
    default: return nil
    }
  }
}
