/// Finds the end of a web address that stands in text without brackets.
///
/// The rules are cmark-gfm's (extensions/autolink.c), with three more: an address ends before
/// punctuation of full width, before letters of another script right after an ASCII host or a
/// closing parenthesis, and before a Korean particle.
struct BareLink {
  let text: UnsafeBufferPointer<UInt8>
  /// Where the line ends.
  let limit: Int

  /// The end of an address that begins at a place with a scheme whose `//` ends at `host`.
  func end(from start: Int, host: Int) -> Int? {
    guard host < limit, isHostByte(host), hasHost(host, needsDot: false) else { return nil }
    let end = trimmed(start, untrimmedEnd(start, host: host))
    return end > host ? end : nil
  }

  /// The end of an address that begins at a place with `www.`.
  func endOfWeb(from start: Int) -> Int? {
    guard hasHost(start, needsDot: true) else { return nil }
    let end = trimmed(start, untrimmedEnd(start, host: start))
    return end > start + 4 ? end : nil
  }

  private func isHostByte(_ place: Int) -> Bool {
    let byte = text[place]
    if byte < 0x80 { return ScalarClass.isASCIIWord(byte) }
    let scalar = ScalarClass.decode(text, at: place).scalar
    return !ScalarClass.isBlank(scalar) && !ScalarClass.isPunctuation(scalar)
  }

  /// Whether a host without `_` in its last two labels begins at a place.
  private func hasHost(_ start: Int, needsDot: Bool) -> Bool {
    guard start < limit else { return false }
    var (dots, underscoresBefore, underscores) = (0, 0, 0)
    // No host is longer than 253 bytes.
    for place in start + 1..<max(start + 1, min(limit, start + 300)) {
      let byte = text[place]
      if byte == 0x5F {
        underscores += 1
      } else if byte == 0x2E {
        (underscoresBefore, underscores) = (underscores, 0)
        dots += 1
      } else if byte < 0x80, byte != 0x2D, !ScalarClass.isASCIIWord(byte) {
        break
      }
    }
    return underscoresBefore == 0 && underscores == 0 && (!needsDot || dots > 0)
  }

  private func untrimmedEnd(_ start: Int, host: Int) -> Int {
    var place = start
    var isHost = true
    while place < limit {
      let byte = text[place]
      if byte < 0x80 {
        // Within a table, `\|` is the pipe that does not end the cell.
        if byte <= 0x20 || Self.isStop(byte), byte != 0x7C || text[place - 1] != 0x5C { break }
        if byte == 0x2F || byte == 0x3F || byte == 0x23, place >= host { isHost = false }
        place += 1
        continue
      }
      let (scalar, length) = ScalarClass.decode(text, at: place)
      if ScalarClass.isBlank(scalar) || Self.isWideStop(scalar) { break }
      if ScalarClass.isEastAsianLetter(scalar), place > host, endsBeforeLetter(place, isHost) {
        break
      }
      place += length
    }
    return place
  }

  private static func isStop(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x3C, 0x3E, 0x60, 0x22, 0x7C, 0x5D: true
    default: false
    }
  }

  private static func isWideStop(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2018...0x201F, 0x2026, 0x3001...0x3003, 0x3008...0x301F, 0xFF01...0xFF0F,
      0xFF1A...0xFF20, 0xFF3B...0xFF3D, 0xFF5B...0xFF65:
      true
    default: false
    }
  }

  /// Whether an address ends before an East Asian letter, by what stands before it.
  private func endsBeforeLetter(_ place: Int, _ isHost: Bool) -> Bool {
    let before = text[place - 1]
    if before == 0x29 { return true }
    guard ScalarClass.isASCIIWord(before) else { return false }
    return isHost || KoreanParticle.begins(text, at: place, limit: limit)
  }

  /// An address without the punctuation that belongs to the sentence around it.
  private func trimmed(_ start: Int, _ end: Int) -> Int {
    var (end, surplus) = (end, 0)
    for place in start..<end {
      if text[place] == 0x29 { surplus += 1 } else if text[place] == 0x28 { surplus -= 1 }
    }
    while end > start {
      switch text[end - 1] {
      case 0x3F, 0x21, 0x2E, 0x2C, 0x3A, 0x2A, 0x5F, 0x7E, 0x27, 0x22: end -= 1
      case 0x3B: end = startOfEntity(start, end) ?? end - 1
      case 0x29 where surplus > 0:
        surplus -= 1
        end -= 1
      default: return end
      }
    }
    return end
  }

  /// Where an entity begins that ends at a place, such as `&hl;`.
  private func startOfEntity(_ start: Int, _ end: Int) -> Int? {
    var place = end - 2
    while place > start, ScalarClass.isASCIIWord(text[place]) { place -= 1 }
    return place >= start && place < end - 2 && text[place] == 0x26 ? place : nil
  }
}
