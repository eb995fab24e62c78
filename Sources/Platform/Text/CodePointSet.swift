/// Characters of Unicode by their numbers, as a bracket expression names them.
struct CodePointSet {
  /// What is in it, in order, without overlaps.
  private(set) var ranges: [ClosedRange<UInt32>] = []

  /// All that a text without ends of lines may hold.
  static let all = CodePointSet([1...9, 0xB...0xD7FF, 0xE000...0x10FFFF])

  init(_ ranges: [ClosedRange<UInt32>]) {
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = self.ranges.last, range.lowerBound <= last.upperBound + 1 {
        let end = max(last.upperBound, range.upperBound)
        self.ranges[self.ranges.count - 1] = last.lowerBound...end
      } else {
        self.ranges.append(range)
      }
    }
  }

  func contains(_ code: UInt32) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < code { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(code)
  }

  func intersection(_ other: CodePointSet) -> CodePointSet {
    CodePointSet(
      ranges.flatMap { range in
        other.ranges.filter { $0.overlaps(range) }.map { $0.clamped(to: range) }
      })
  }

  /// All that is not in it, but for ends of lines.
  var complement: CodePointSet {
    var gaps: [ClosedRange<UInt32>] = []
    var next: UInt32 = 0
    for range in ranges {
      if range.lowerBound > next { gaps.append(next...(range.lowerBound - 1)) }
      next = range.upperBound + 1
    }
    if next <= 0x10FFFF { gaps.append(next...0x10FFFF) }
    return CodePointSet(gaps).intersection(.all)
  }

  /// An expression of bytes for any one of them in UTF-8, as a group.
  var expression: [UInt8] {
    let lines = intersection(.all).ranges.flatMap { Self.sequences($0) }
    guard !lines.isEmpty else { return Array("[^".utf8) + [1, 0x2D, 0xFF, 0x5D] }
    return Array("(".utf8) + lines.joined(separator: "|".utf8) + Array(")".utf8)
  }

  /// The bytes of a range, as brackets in a row for each stretch of it whose bytes are independent.
  private static func sequences(_ range: ClosedRange<UInt32>) -> [[UInt8]] {
    var sequences: [[UInt8]] = []
    var waiting = [range]
    while let range = waiting.popLast() {
      let (low, high) = (range.lowerBound, range.upperBound)
      if let cut = cut(low, high) {
        waiting.append(cut...high)
        waiting.append(low...(cut - 1))
      } else {
        let pairs = zip(bytes(low), bytes(high))
        sequences.append(pairs.flatMap { bracket($0, $1) })
      }
    }
    return sequences
  }

  /// Where a range is to be parted, so that each of its bytes goes over a range of its own.
  private static func cut(_ low: UInt32, _ high: UInt32) -> UInt32? {
    for end: UInt32 in [0x7F, 0x7FF, 0xFFFF] where low <= end && high > end { return end + 1 }
    guard high > 0x7F else { return nil }
    for shift: UInt32 in [6, 12, 18] where low >> shift != high >> shift {
      let mask: UInt32 = (1 << shift) - 1
      if low & mask != 0 { return (low | mask) + 1 }
      if high & mask != mask { return high & ~mask }
    }
    return nil
  }

  private static func bytes(_ code: UInt32) -> [UInt8] {
    Unicode.Scalar(code).map { Array(String($0).utf8) } ?? []
  }

  /// Collating symbols, since '[', ']', '^' and '-' mean something else in brackets.
  private static func bracket(_ low: UInt8, _ high: UInt8) -> [UInt8] {
    func symbol(_ byte: UInt8) -> [UInt8] {
      byte < 0x80 ? Array("[.".utf8) + [byte] + Array(".]".utf8) : [byte]
    }
    let end = low == high ? [] : [UInt8(ascii: "-")] + symbol(high)
    return [UInt8(ascii: "[")] + symbol(low) + end + [UInt8(ascii: "]")]
  }
}
