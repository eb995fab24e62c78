/// The labels of the footnotes that a document may define.
struct FootnoteLabels {
  private var numbers: [[UInt8]: Int] = [:]

  var isEmpty: Bool { numbers.isEmpty }
  var count: Int { numbers.count }

  /// Gathers every `[^label]:` that begins a line; whether it lies in code is not known yet.
  init(of source: UnsafeBufferPointer<UInt8>) {
    var place = 0
    while place < source.count {
      let start = LinePrefix(source, from: place).end
      if let end = Self.end(source, at: start), end < source.count, source[end] == 0x3A {
        let label = Self.normalized(source[start + 2..<end - 1])
        if numbers[label] == nil { numbers[label] = numbers.count }
      }
      place = start
      while place < source.count, source[place] != 0x0A, source[place] != 0x0D { place += 1 }
      place += 1
    }
  }

  init() {}

  /// The number of a label, from 0, as it stands in the source.
  func number(_ label: some Sequence<UInt8>) -> Int? { numbers[Self.normalized(label)] }

  /// The end of a reference at a place, if its label is known and it does not define it.
  func endOfReference(
    _ source: UnsafeBufferPointer<UInt8>, at place: Int, lineText: Int
  ) -> Int? {
    guard let end = Self.end(source, at: place), number(source[place + 2..<end - 1]) != nil else {
      return nil
    }
    let isDefinition = place == lineText && end < source.count && source[end] == 0x3A
    return isDefinition ? nil : end
  }

  /// The end of `[^label]` at a place.
  static func end(_ source: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
    guard start + 3 < source.count, source[start] == 0x5B, source[start + 1] == 0x5E else {
      return nil
    }
    var place = start + 2
    let limit = min(source.count, start + 1_000)
    while place < limit, source[place] != 0x5D {
      if source[place] <= 0x20 { return nil }
      place += 1
    }
    return place < limit && place > start + 2 ? place + 1 : nil
  }

  private static func normalized(_ label: some Sequence<UInt8>) -> [UInt8] {
    label.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  }
}
