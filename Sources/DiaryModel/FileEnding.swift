/// The endings that the names of entries have, in capitals or not.
package enum FileEnding: CaseIterable, Sendable {
  /// `.md`.
  case md
  /// `.markdown`.
  case markdown
  /// `.txt`.
  case txt

  /// The ending of a file name, or nothing when it has none that an entry may have.
  package init?(name: some BidirectionalCollection<UInt8>) {
    guard let ending = Self.allCases.first(where: { name.hasSuffix($0.bytes) }) else { return nil }
    self = ending
  }

  /// How many bytes of a name are its ending: 0 when it has none that an entry may have.
  package static func length(in name: some BidirectionalCollection<UInt8>) -> Int {
    FileEnding(name: name)?.bytes.utf8CodeUnitCount ?? 0
  }

  /// The ending as new files have it.
  package var text: String { bytes.description }

  private var bytes: StaticString {
    switch self {
    case .md: ".md"
    case .markdown: ".markdown"
    case .txt: ".txt"
    }
  }
}

extension BidirectionalCollection<UInt8> {
  /// Whether the end is the text, ASCII in small letters, without regard to case.
  fileprivate func hasSuffix(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { wanted in
      var rest = wanted.count
      for byte in reversed() {
        guard rest > 0 else { return true }
        rest -= 1
        let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
        guard (isCapital ? byte | 0x20 : byte) == wanted[rest] else { return false }
      }
      return rest == 0
    }
  }
}
