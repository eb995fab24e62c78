import DiaryModel

/// A name in the log as far as it tells its place in the order and what kind of file has it.
///
/// A log may hold tens of thousands of files, and each command that writes lists them; so names are
/// read byte by byte, and in full only where they matter.
struct LogName {
  /// The place in the order.
  let number: Int
  /// Where the identity ends.
  let dot: Int
  let kind: Kind
  /// Where begins what comes behind the kind.
  let rest: Int

  enum Kind: CaseIterable {
    case begun, skipped, done, rest, after, told, gone, seen, held, other

    /// Whether it is a change's own record.
    var isChange: Bool {
      switch self {
      case .begun, .skipped, .done, .rest: true
      case .after, .told, .gone, .seen, .held, .other: false
      }
    }

    fileprivate var word: StaticString {
      switch self {
      case .begun: "begun"
      case .skipped: "skipped"
      case .done: "done-"
      case .rest: "rest-"
      case .after: "after-"
      case .told: "told-"
      case .gone: "gone-"
      case .seen: "seen-"
      case .held: "held-"
      case .other: ""
      }
    }
  }

  init?(_ bytes: [UInt8]) {
    guard let dash = bytes.firstIndex(of: UInt8(ascii: "-")),
      let number = bytes[..<dash].decimal,
      let dot = bytes[dash...].firstIndex(of: UInt8(ascii: "."))
    else { return nil }
    (self.number, self.dot) = (number, dot)
    (kind, rest) = Self.kind(bytes, from: dot + 1)
  }

  private static func kind(_ bytes: [UInt8], from start: Int) -> (Kind, Int) {
    func has(_ kind: Kind) -> Bool {
      let word = kind.word
      guard bytes.count - start >= word.utf8CodeUnitCount else { return false }
      for place in 0..<word.utf8CodeUnitCount where bytes[start + place] != word.utf8Start[place] {
        return false
      }
      return true
    }
    guard start < bytes.count else { return (.other, start) }
    let kind: Kind =
      switch bytes[start] {
      case UInt8(ascii: "a"): .after
      case UInt8(ascii: "b"): .begun
      case UInt8(ascii: "d"): .done
      case UInt8(ascii: "g"): .gone
      case UInt8(ascii: "h"): .held
      case UInt8(ascii: "r"): .rest
      case UInt8(ascii: "s"): has(.seen) ? .seen : .skipped
      case UInt8(ascii: "t"): .told
      default: .other
      }
    guard has(kind) else { return (.other, start) }
    return (kind, start + kind.word.utf8CodeUnitCount)
  }

  static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    byte.isDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
