/// The endings that the names of entries have, in capitals or not.
package enum FileEnding: CaseIterable, Sendable {
  /// `.md`.
  case md
  /// `.markdown`.
  case markdown
  /// `.txt`.
  case txt

  /// The ending of a file name, or nothing when it has none that an entry may have.
  package init?(name: ArraySlice<UInt8>) {
    // One look at the last letter settles it for nearly every other file.
    switch (name.last ?? 0) | 0x20 {
    case UInt8(ascii: "d") where name.hasSuffix(".md"): self = .md
    case UInt8(ascii: "n") where name.hasSuffix(".markdown"): self = .markdown
    case UInt8(ascii: "t") where name.hasSuffix(".txt"): self = .txt
    default: return nil
    }
  }

  /// How many bytes of a name are its ending: 0 when it has none that an entry may have.
  package static func length(in name: ArraySlice<UInt8>) -> Int {
    FileEnding(name: name)?.length ?? 0
  }

  /// How many bytes it is long, its dot included.
  package var length: Int {
    switch self {
    case .md: 3
    case .markdown: 9
    case .txt: 4
    }
  }

  /// The ending as new files have it.
  package var text: String {
    switch self {
    case .md: ".md"
    case .markdown: ".markdown"
    case .txt: ".txt"
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether the end is a text, ASCII in small letters, without regard to case.
  fileprivate func hasSuffix(_ text: StaticString) -> Bool {
    let start = endIndex - text.utf8CodeUnitCount
    guard start >= startIndex else { return false }
    return text.withUTF8Buffer { wanted in
      wanted.indices.allSatisfy { place in
        let byte = self[start + place]
        let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
        return (isCapital ? byte | 0x20 : byte) == wanted[place]
      }
    }
  }
}
