import CUTF8Proc

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Unicode texts in one form, so that the same words are the same bytes.
///
/// By utf8proc: https://juliastrings.github.io/utf8proc/doc/
package enum NormalForm {
  /// The text in Normalization Form C.
  package static func nfc(_ text: String) -> String {
    if text.isASCII { return text }
    return map(text, UTF8PROC_STABLE.rawValue | UTF8PROC_COMPOSE.rawValue)
  }

  /// The text as search compares it: without case, accents, and differences of composition.
  package static func fold(_ text: String) -> String {
    var (text, result) = (text, [UInt8]())
    text.withUTF8 { Folding.append($0, to: &result) }
    return String(decoding: result, as: UTF8.self)
  }

  /// What utf8proc makes of a text, or the text itself when there is no memory for that.
  private static func map(_ text: String, _ options: UInt32) -> String {
    var text = text
    let mapped = text.withUTF8 { bytes -> String? in
      var result: UnsafeMutablePointer<UInt8>?
      let length = utf8proc_map(
        bytes.baseAddress, bytes.count, &result, utf8proc_option_t(rawValue: options))
      defer { free(result) }
      guard length >= 0, let result else { return nil }
      return String(decoding: UnsafeBufferPointer(start: result, count: length), as: UTF8.self)
    }
    return mapped ?? text
  }
}

extension String {
  var isASCII: Bool {
    utf8.withContiguousStorageIfAvailable { bytes in bytes.allSatisfy { $0 < 0x80 } }
      ?? utf8.allSatisfy { $0 < 0x80 }
  }
}
