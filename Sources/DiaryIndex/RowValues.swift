/// The values of one row on their way into the database, their bytes side by side.
///
/// It is filled and emptied for each row, so that writing ten thousand rows allocates as much as
/// writing one.
struct RowValues: ~Copyable {
  enum Value {
    case null
    case integer(Int64)
    case text(UnsafeRawBufferPointer)
    case blob(UnsafeRawBufferPointer)
  }

  private enum Place {
    case null
    case integer(Int64)
    case text(Range<Int>)
    case blob(Range<Int>)
  }

  private var bytes: [UInt8] = []
  private var places: [Place] = []

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
  }

  mutating func append(_ value: Int64?) {
    places.append(value.map { .integer($0) } ?? .null)
  }

  mutating func append(blob: [UInt8]) {
    let start = bytes.count
    bytes += blob
    places.append(.blob(start..<bytes.count))
  }

  mutating func append(text: String?) {
    guard let text else { return places.append(.null) }
    let start = bytes.count
    bytes += text.utf8
    places.append(.text(start..<bytes.count))
  }

  /// A text whose bytes `body` appends.
  mutating func appendText(_ body: (inout [UInt8]) -> Void) {
    let start = bytes.count
    body(&bytes)
    places.append(.text(start..<bytes.count))
  }

  mutating func appendNull() { places.append(.null) }

  /// Calls `bind` for every value, counted from 1, and then `body` while the bytes stay in place.
  borrowing func withBound(
    _ bind: (Int32, Value) -> Int32, body: () -> Int32
  ) -> Int32 {
    bytes.withUnsafeBytes { bytes in
      // A text of no bytes still needs an address, or it would be NULL.
      withUnsafeBytes(of: UInt8(0)) { nothing in
        func span(_ range: Range<Int>) -> UnsafeRawBufferPointer {
          UnsafeRawBufferPointer(rebasing: range.isEmpty ? nothing[0..<0] : bytes[range])
        }
        for (index, place) in places.enumerated() {
          let value: Value =
            switch place {
            case .null: .null
            case .integer(let number): .integer(number)
            case .text(let range): .text(span(range))
            case .blob(let range): .blob(span(range))
            }
          let status = bind(Int32(index + 1), value)
          if status != 0 { return status }
        }
        return body()
      }
    }
  }
}
