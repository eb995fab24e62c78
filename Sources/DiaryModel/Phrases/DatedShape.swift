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
    // Places instead of slices: this is asked of every file of the vault.
    guard let year = name.number(at: 0, digits: 4) else { return nil }
    isCompact = !name.hasSeparator(at: 4)
    let gap = isCompact ? 0 : 1
    guard let month = name.number(at: 4 + gap, digits: 2),
      name.hasSeparator(at: 6 + gap) == !isCompact,
      let day = name.number(at: 6 + gap * 2, digits: 2)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
    rest = name.dropFirst(8 + gap * 2)
  }

  /// Reads `YYYY/MM/DD` at the end of a path, where `stem` is the file's name without its ending.
  init?(spread stem: ArraySlice<UInt8>, path: VaultPath) {
    var rest = stem
    guard let day = rest.popNumber(digits: 2) else { return nil }
    // `YYYY/MM/` before the name, where the year begins the path or follows a slash.
    let bytes = path.bytes
    let start = stem.startIndex - 8
    guard start >= 0, bytes[start + 4] == Self.slash, bytes[start + 7] == Self.slash,
      start == 0 || bytes[start - 1] == Self.slash,
      let year = bytes[...].number(at: start, digits: 4),
      let month = bytes[...].number(at: start + 5, digits: 2)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
    (self.rest, isCompact) = (rest, true)
  }

  private static let slash = UInt8(ascii: "/")
}

extension ArraySlice<UInt8> {
  /// The number of just so many digits some places from the start.
  fileprivate func number(at place: Int, digits: Int) -> Int? {
    let start = startIndex + place
    guard start + digits <= endIndex else { return nil }
    var value = 0
    for index in start..<(start + digits) {
      guard self[index].isDigit else { return nil }
      value = value * 10 + Int(self[index] - UInt8(ascii: "0"))
    }
    return value
  }

  fileprivate func hasSeparator(at place: Int) -> Bool {
    guard startIndex + place < endIndex else { return false }
    switch self[startIndex + place] {
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"): return true
    default: return false
    }
  }

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
