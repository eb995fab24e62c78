import DiaryModel

/// Finds all that looks like a link in a file, in code and comments too.
///
/// Whether it is one is for the parser to say; this tells where.
struct LinkScan {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var found: [WrittenLink] = []

  /// Looks from a place on, which is where the body begins.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    self.bytes = bytes
    var place = start
    while place + 1 < bytes.count {
      switch (bytes[place], bytes[place + 1]) {
      case (0x5B, 0x5B): readWiki(at: place + 2, isEmbed: place > start && bytes[place - 1] == 0x21)
      case (0x5D, 0x28), (0x5D, 0x3A): readAddress(after: place + 2)
      default: break
      }
      place += 1
    }
  }

  private mutating func readWiki(at start: Int, isEmbed: Bool) {
    var end = start
    var nameEnd: Int?
    var isLabelled = false
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D, bytes[end] != 0x5D {
      if bytes[end] == 0x7C, !isLabelled {
        isLabelled = true
        nameEnd = nameEnd ?? (end > start && bytes[end - 1] == 0x5C ? end - 1 : end)
      } else if bytes[end] == 0x23 {
        nameEnd = nameEnd ?? end
      }
      end += 1
    }
    guard end + 1 < bytes.count, bytes[end] == 0x5D, bytes[end + 1] == 0x5D else { return }
    var range = start..<(nameEnd ?? end)
    while let first = range.first, bytes[first] == 0x20 { range = first + 1..<range.upperBound }
    while let last = range.last, bytes[last] == 0x20 { range = range.lowerBound..<last }
    guard !range.isEmpty else { return }
    add(
      EntryLink(isEmbed ? .embed : .wiki, text(range)), .wiki(isBare: nameEnd == nil), range)
  }

  private mutating func readAddress(after place: Int) {
    var start = place
    while start < bytes.count, bytes[start] <= 0x20 { start += 1 }
    guard start < bytes.count else { return }
    let isEnclosed = bytes[start] == 0x3C
    if isEnclosed { start += 1 }
    var end = start
    var depth = 0
    scan: while end < bytes.count {
      switch bytes[end] {
      case 0x0A, 0x0D: break scan
      case 0x3E where isEnclosed: break scan
      case 0x20, 0x09: if !isEnclosed { break scan }
      case 0x5C: end += 1
      case 0x28: depth += 1
      case 0x29:
        if depth == 0, !isEnclosed { break scan }
        depth -= 1
      default: break
      }
      end += 1
    }
    end = min(end, bytes.count)
    guard end > start, let path = RelativeAddress.path(of: unescaped(start..<end)) else { return }
    let nameEnd = bytes[start..<end].firstIndex { $0 == 0x23 || $0 == 0x3F } ?? end
    let form: WrittenLink.Form = isEnclosed ? .enclosedAddress : .address
    add(EntryLink(.file, path), form, start..<nameEnd)
    add(EntryLink(.embed, path), form, start..<nameEnd)
  }

  private mutating func add(_ link: EntryLink, _ form: WrittenLink.Form, _ range: Range<Int>) {
    found.append(WrittenLink(link, form, range: range))
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// An address without the backslashes before punctuation.
  private func unescaped(_ range: Range<Int>) -> String {
    var text: [UInt8] = []
    for place in range {
      let isEscape =
        bytes[place] == 0x5C && place + 1 < range.upperBound
        && ScalarClass.isASCIIPunctuation(bytes[place + 1])
        && (text.isEmpty || place == range.lowerBound || bytes[place - 1] != 0x5C)
      if !isEscape { text.append(bytes[place]) }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
