extension [UInt8] {
  /// Appends a number in decimal with leading zeros, at least `digits` (one or more) long.
  package mutating func append(number: Int, digits: Int) {
    var divisor = 1
    for _ in 1..<digits { divisor *= 10 }
    while number / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / divisor % 10))
      divisor /= 10
    }
  }

  /// Appends a day as ISO 8601 writes it.
  package mutating func append(_ day: Day) {
    append(number: day.year, digits: 4)
    append(UInt8(ascii: "-"))
    append(number: day.month, digits: 2)
    append(UInt8(ascii: "-"))
    append(number: day.day, digits: 2)
  }
}
