import Platform

/// A word that may be shown as one where the source has notation within it: `**mark**ed`.
struct JoinableWord: Sendable {
  let word: ByteSearch
  /// Whether lines of the word's script are joined without a blank.
  private let isOfJoinedLines: Bool

  init(_ word: ByteSearch) {
    self.word = word
    // Han, Kana and signs of full width; other characters that begin alike do no harm.
    isOfJoinedLines = word.needle.contains { (0xE3...0xE9).contains($0) || $0 >= 0xEF }
  }

  /// Whether a beginning of the word stands before notation, and what follows of it behind some.
  ///
  /// All punctuation of ASCII counts as notation. `text` is folded; letters that are composed with
  /// what is before them, and so may read otherwise, count as found.
  func mayBeJoined(in text: UnsafeRawBufferPointer) -> Bool {
    let letters = word.needle
    // More than a mask has room for is left to those who parse.
    guard letters.count <= 64 else { return true }
    if Self.mayBeComposed(behindNotationIn: text, isNotation) { return true }
    return letters.withUnsafeBytes { letters in
      // Most texts hold no beginning at all.
      guard beginsBeforeNotation(text, letters) else { return false }
      // The lengths of the beginnings that were met.
      var met: UInt64 = 0
      for place in text.indices where isNotation(text[place]) {
        let next = place + 1
        for length in 1..<max(1, letters.count) {
          let bit = UInt64(1) << UInt64(length)
          if met & bit == 0 {
            guard Self.isBefore(text, place, letters, length) else { continue }
            met |= bit
          }
          if goesOn(text, next, letters, length) { return true }
        }
      }
      return false
    }
  }

  private func isNotation(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    case 0x09, 0x0A, 0x0D, 0x20: isOfJoinedLines
    default: false
    }
  }

  /// Whether a beginning of the word stands anywhere before notation.
  private func beginsBeforeNotation(
    _ text: UnsafeRawBufferPointer, _ letters: UnsafeRawBufferPointer
  ) -> Bool {
    guard let letter = letters.first else { return false }
    let first = ByteSearch([letter])
    var next = 0
    while let start = first.first(in: text, from: next) {
      next = start + 1
      var length = 1
      while length < letters.count, start + length < text.count {
        if isNotation(text[start + length]) { return true }
        guard text[start + length] == letters[length] else { break }
        length += 1
      }
    }
    return false
  }

  private static func isBefore(
    _ text: UnsafeRawBufferPointer, _ place: Int, _ letters: UnsafeRawBufferPointer, _ length: Int
  ) -> Bool {
    guard length <= place, text[place - 1] == letters[length - 1] else { return false }
    return (0..<length).allSatisfy { text[place - length + $0] == letters[$0] }
  }

  /// Whether the letters from one on stand at a place, as far as the next notation.
  private func goesOn(
    _ text: UnsafeRawBufferPointer, _ start: Int, _ letters: UnsafeRawBufferPointer, _ first: Int
  ) -> Bool {
    var (place, letter) = (start, first)
    while letter < letters.count, place < text.count, text[place] == letters[letter] {
      (place, letter) = (place + 1, letter + 1)
    }
    if letter == letters.count { return true }
    return letter > first && place < text.count && isNotation(text[place])
  }

  /// Whether a character that may be composed with the one before it stands right behind notation.
  private static func mayBeComposed(
    behindNotationIn text: UnsafeRawBufferPointer, _ isNotation: (UInt8) -> Bool
  ) -> Bool {
    ([0xE0, 0xE1, 0xE3, 0xEA, 0xF0] as [UInt8]).contains { byte in
      let lead = ByteSearch([byte])
      var next = 1
      while let place = lead.first(in: text, from: next) {
        next = place + 1
        if isNotation(text[place - 1]), mayBeComposed(text, place) { return true }
      }
      return false
    }
  }

  /// Whether a character may be one that is composed with the one before it: letters of Hangul,
  /// marks of Kana, and whatever is of the scripts of South and South-East Asia.
  private static func mayBeComposed(_ text: UnsafeRawBufferPointer, _ place: Int) -> Bool {
    switch text[place] {
    case 0xE0, 0xE1: true
    case 0xE3: place + 2 < text.count && text[place + 1] == 0x82 && text[place + 2] >= 0x99
    case 0xEA: place + 1 < text.count && text[place + 1] < 0xB0
    case 0xF0: place + 1 < text.count && text[place + 1] < 0x9F
    default: false
    }
  }
}
