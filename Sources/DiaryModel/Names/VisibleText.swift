/// Text from a file or a file name, made safe to show on a terminal.
///
/// A title could otherwise clear the screen, forge a message, or reorder what stands around it.
package enum VisibleText {
  /// The text with control characters as visible escapes, on one line.
  ///
  /// C0, DEL and C1 become `\u{1b}`, tab and line ends one blank, and likewise escapes those
  /// bidirectional controls that reorder what stands around them: embeddings, overrides, isolates.
  /// Everything else stays: emoji joiners, and the marks that people type in Hebrew and Arabic (LRM,
  /// RLM, ALM), each of which is no more than an invisible letter (UAX #9, 2.6).
  package static func oneLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\t", "\n", "\r": shown.append(" ")
      case _ where isUnsafe(scalar):
        shown.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
      default: shown.append(scalar)
      }
    }
    return String(shown)
  }

  /// A path or name as shown: control characters and bytes that are not UTF-8 as `\xNN`.
  package static func path(_ bytes: some Collection<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    if text.utf8.elementsEqual(bytes) { return oneLine(text) }
    var shown = ""
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let valid = rest.validPrefix
      shown += oneLine(String(decoding: rest.prefix(valid), as: UTF8.self))
      rest = rest.dropFirst(valid)
      if let byte = rest.popFirst() { shown += "\\x" + String(byte, radix: 16) }
    }
    return shown
  }

  package static func path(_ path: VaultPath) -> String { self.path(path.bytes) }

  /// A text of several lines as shown: its lines and tabs stay, all else is as in a path.
  package static func lines(_ bytes: [UInt8]) -> String {
    var shown = ""
    var rest = bytes[...]
    while let end = rest.firstIndex(where: { $0 == 0x0A || $0 == 0x09 }) {
      shown += path(rest[..<end]) + (rest[end] == 0x0A ? "\n" : "\t")
      rest = rest[(end + 1)...]
    }
    return shown + path(rest)
  }

  /// Whether a scalar acts on a terminal instead of being shown by it.
  package static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension ArraySlice<UInt8> {
  /// How many bytes at the start are whole, valid UTF-8.
  fileprivate var validPrefix: Int {
    var decoder = UTF8()
    var bytes = makeIterator()
    var length = 0
    while case .scalarValue(let scalar) = decoder.decode(&bytes) {
      length += UTF8.width(scalar)
    }
    return length
  }
}
