#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An extended regular expression of POSIX, matched by the system's C library against UTF-8.
///
/// See regex(7); ranges of characters beyond ASCII go by their numbers in Unicode. Back-references are refused, since matching those can take for ever. A class, since
/// several can be kept in one list while C's pattern must not be copied.
package final class RegularExpression {
  private let pattern: regex_t
  private let locale: locale_t?

  /// Why a pattern cannot be used, in the C library's words.
  package struct Fault: Error, Equatable {
    package let reason: String
  }

  /// Compiles a pattern.
  package init(_ text: String, ignoresCase: Bool) throws(Fault) {
    if Self.hasBackReference(text) { throw Fault(reason: "Back-references are not allowed") }
    if text.utf8.contains(0) { throw Fault(reason: "A zero byte is not allowed") }
    let copies = try Self.copies(in: text)
    let flags = REG_EXTENDED | REG_NEWLINE
    let opened: locale_t?
    if CodePointExpression.isNeeded(for: text) {
      let bytes = try CodePointExpression(text, ignoresCase: ignoresCase).bytes
      guard bytes.count * copies <= Self.mostWrittenBytes else {
        throw Fault(reason: "No more repeats are allowed with such brackets")
      }
      opened = newlocale(LC_CTYPE_MASK | LC_COLLATE_MASK, "C", nil)
      pattern = try Self.compile(bytes, flags, opened)
    } else {
      opened = Self.openLocale("C.UTF-8") ?? Self.openLocale("UTF-8") ?? Self.openLocale("")
      pattern = try Self.compile(Array(text.utf8), flags | (ignoresCase ? REG_ICASE : 0), opened)
    }
    locale = opened
  }

  deinit {
    var pattern = pattern
    regfree(&pattern)
    if let locale { freelocale(locale) }
  }

  /// Where the first match in some bytes is, from a place on.
  package func firstMatch(
    in text: UnsafeRawBufferPointer, from start: Int = 0
  ) -> Range<Int>? {
    guard let base = text.baseAddress, start <= text.count else { return nil }
    var match = regmatch_t()
    (match.rm_so, match.rm_eo) = (0, regoff_t(text.count - start))
    let old = uselocale(locale)
    defer { uselocale(old) }
    let flags = REG_STARTEND | (start > 0 ? REG_NOTBOL : 0)
    let code = withUnsafePointer(to: pattern) { pattern in
      regexec(pattern, (base + start).assumingMemoryBound(to: CChar.self), 1, &match, flags)
    }
    guard code == 0 else { return nil }
    return (start + Int(match.rm_so))..<(start + Int(match.rm_eo))
  }

  /// A locale for characters of UTF-8, and for ranges of them in brackets.
  private static func openLocale(_ name: String) -> locale_t? {
    guard let locale = newlocale(LC_CTYPE_MASK | LC_COLLATE_MASK, name, nil) else { return nil }
    if let codes = nl_langinfo_l(nl_item(CODESET), locale), String(cString: codes) == "UTF-8" {
      return locale
    }
    freelocale(locale)
    return nil
  }

  private static func compile(
    _ text: [UInt8], _ flags: Int32, _ locale: locale_t?
  ) throws(Fault) -> regex_t {
    var pattern = regex_t()
    let old = uselocale(locale)
    let code = regcomp(&pattern, text.map(CChar.init(bitPattern:)) + [0], flags)
    uselocale(old)
    guard code != 0 else { return pattern }
    if let locale { freelocale(locale) }
    var buffer = [CChar](repeating: 0, count: 256)
    regerror(code, &pattern, &buffer, buffer.count)
    let reason = buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
    throw Fault(reason: String(decoding: reason, as: UTF8.self))
  }

  /// How long a pattern may be, how deep its groups, and how often what it repeats may stand in all.
  ///
  /// The C library takes a stack as deep as the groups, and copies what is repeated: `(((a{99}){99}){99}`
  /// would be a million copies.
  private static let (mostBytes, mostGroups, mostCopies) = (4096, 100, 4096)

  /// How long an expression for bytes may be, with all copies.
  private static let mostWrittenBytes = 1 << 19

  private static func copies(in text: String) throws(Fault) -> Int {
    guard text.utf8.count <= mostBytes else {
      throw Fault(reason: "No more than \(mostBytes) bytes are allowed")
    }
    var (depth, copies) = (0, 1)
    var isEscaped = false
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      defer { isEscaped = !isEscaped && byte == UInt8(ascii: "\\") }
      guard !isEscaped else { continue }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      guard depth <= mostGroups else {
        throw Fault(reason: "No more than \(mostGroups) groups within each other are allowed")
      }
      guard byte == UInt8(ascii: "{") else { continue }
      let numbers = rest.prefix { $0 != UInt8(ascii: "}") }
      let most =
        numbers.split(separator: UInt8(ascii: ",")).map { number in
          number.reduce(0) { min($0 &* 10 + max(0, Int($1) - 48), mostCopies + 1) }
        }.max() ?? 1
      copies = min(copies * max(1, most), mostCopies + 1)
      guard copies <= mostCopies else {
        throw Fault(reason: "Repeats may make no more than \(mostCopies) copies in all")
      }
    }
    return copies
  }

  /// Whether a digit from 1 stands behind a backslash that is not one itself.
  private static func hasBackReference(_ text: String) -> Bool {
    var isEscaped = false
    for byte in text.utf8 {
      if isEscaped, byte >= UInt8(ascii: "1"), byte <= UInt8(ascii: "9") { return true }
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
    }
    return false
  }
}
