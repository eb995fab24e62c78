/// A local wall time with its distance from UTC, as an entry's `created` records it.
package struct Moment: Hashable, Sendable {
  package var day: Day
  /// Seconds since midnight on the wall clock, 0 through 86 399.
  package var second: Int
  /// Minutes east of UTC; nothing where the text did not say.
  package var offset: Int?

  package init(day: Day, second: Int, offset: Int?) {
    (self.day, self.second, self.offset) = (day, second, offset)
  }

  /// 0 through 23.
  package var hour: Int { second / 3600 }
  /// 0 through 59.
  package var minute: Int { second / 60 % 60 }

  /// The wall time as `14:32`.
  package var clock: String { "\(hour.padded(to: 2)):\(minute.padded(to: 2))" }
}

extension Moment {
  /// So many minutes earlier, by a clock that is as far from UTC; the first moment at the earliest.
  package func before(minutes: Int) -> Moment {
    let total = second - minutes * 60
    let days = total >= 0 ? 0 : (total - 86_399) / 86_400
    guard let day = day.adding(days: days) else {
      return Moment(day: .first, second: 0, offset: offset)
    }
    return Moment(day: day, second: total - days * 86_400, offset: offset)
  }
}

extension Moment: Comparable {
  /// By wall time, because a diary follows its author and not the sun.
  package static func < (left: Self, right: Self) -> Bool {
    (left.day, left.second) < (right.day, right.second)
  }
}

extension Moment: LosslessStringConvertible {
  /// Reads `2026-11-29`, `2026-11-29T23:10`, `2026-11-29 23:10:05.25`, each with `Z`, `+09:00`,
  /// `+0900` or nothing behind.
  package init?(_ description: String) {
    var bytes = Array(description.utf8)[...]
    guard bytes.count >= 10, let day = Day(String(decoding: bytes.prefix(10), as: UTF8.self)) else {
      return nil
    }
    bytes = bytes.dropFirst(10)
    guard let separator = bytes.popFirst() else {
      self.init(day: day, second: 0, offset: nil)
      return
    }
    guard [UInt8(ascii: "T"), UInt8(ascii: "t"), UInt8(ascii: " ")].contains(separator) else {
      return nil
    }
    while bytes.first == UInt8(ascii: " ") { bytes.removeFirst() }
    guard let second = Self.readTime(&bytes), let offset = Self.readOffset(&bytes) else {
      return nil
    }
    self.init(day: day, second: second, offset: offset)
  }

  /// The moment as ISO 8601 writes it, to the minute: `2026-11-29T23:10+09:00`.
  package var description: String {
    guard let offset else { return "\(day)T\(clock)" }
    let (sign, size) = (offset < 0 ? "-" : "+", abs(offset))
    return "\(day)T\(clock)\(sign)\((size / 60).padded(to: 2)):\((size % 60).padded(to: 2))"
  }

  private static func readTime(_ bytes: inout ArraySlice<UInt8>) -> Int? {
    guard let hour = readTwo(&bytes), bytes.popFirst() == UInt8(ascii: ":"),
      let minute = readTwo(&bytes), hour < 24, minute < 60
    else { return nil }
    guard bytes.first == UInt8(ascii: ":") else { return hour * 3600 + minute * 60 }
    bytes.removeFirst()
    guard let second = readTwo(&bytes), second < 61 else { return nil }
    if bytes.first == UInt8(ascii: ".") { bytes = bytes.dropFirst().drop { $0.isDigit } }
    return hour * 3600 + minute * 60 + min(second, 59)
  }

  /// The outer optional tells a fault, the inner that no offset was written.
  private static func readOffset(_ bytes: inout ArraySlice<UInt8>) -> Int?? {
    while bytes.first == UInt8(ascii: " ") { bytes.removeFirst() }
    guard let sign = bytes.popFirst() else { return .some(nil) }
    if sign == UInt8(ascii: "Z") || sign == UInt8(ascii: "z") { return bytes.isEmpty ? 0 : nil }
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), let hours = readTwo(&bytes) else {
      return nil
    }
    let hasColon = bytes.first == UInt8(ascii: ":")
    if hasColon { bytes.removeFirst() }
    let isWhole = bytes.isEmpty && !hasColon
    guard let minutes = isWhole ? 0 : readTwo(&bytes), bytes.isEmpty else { return nil }
    guard hours < 24, minutes < 60 else { return nil }
    return (hours * 60 + minutes) * (sign == UInt8(ascii: "-") ? -1 : 1)
  }

  private static func readTwo(_ bytes: inout ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= 2, let value = bytes.prefix(2).decimal else { return nil }
    bytes = bytes.dropFirst(2)
    return value
  }
}
