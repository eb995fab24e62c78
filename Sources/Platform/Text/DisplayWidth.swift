import CUTF8Proc

/// How many cells of a terminal a text takes.
///
/// The width of each code point, summed after normalization to NFC; but an emoji behind a joiner
/// takes no cells of its own. tmux, kitty, foot, WezTerm and iTerm2 draw a family of emoji as one; xterm
/// and VTE, which draw each, count more.
package enum DisplayWidth {
  /// The cells that a text takes on a terminal's line.
  package static func width(of text: String) -> Int {
    if text.isASCII { return text.utf8.count { $0 >= 0x20 && $0 != 0x7F } }
    var (cells, isJoined) = (0, false)
    for scalar in NormalForm.nfc(text).unicodeScalars {
      if !isJoined || !scalar.properties.isEmoji { cells += width(of: scalar) }
      isJoined = scalar == "\u{200D}"
    }
    return cells
  }

  /// The cells of one code point by itself.
  package static func width(of scalar: Unicode.Scalar) -> Int {
    Int(utf8proc_charwidth(Int32(bitPattern: scalar.value)))
  }

  /// The text, cut where it takes more cells than there are, with an ellipsis to show it.
  ///
  /// Never cuts through what is seen as one character; where one of two cells does not fit, the
  /// result is a cell shorter. Without room for the ellipsis there is none.
  package static func truncate(
    _ text: String, to cells: Int, ellipsis: String = "…"
  ) -> String {
    // No character takes more cells than it has bytes.
    if text.utf8.count <= cells || width(of: text) <= cells { return text }
    let ending = width(of: ellipsis) <= cells ? ellipsis : ""
    let room = cells - width(of: ending)
    var (end, used) = (text.startIndex, 0)
    while end < text.endIndex {
      used += width(of: String(text[end]))
      if used > room { break }
      end = text.index(after: end)
    }
    return text[..<end] + ending
  }

  /// The text, filled up with blanks to a number of cells; a wider one stays as it is.
  package static func pad(_ text: String, to cells: Int, side: Side = .end) -> String {
    let blanks = String(repeating: " ", count: max(0, cells - width(of: text)))
    return side == .end ? text + blanks : blanks + text
  }

  /// Where blanks are put: at the end for texts, at the start for numbers.
  package enum Side: Sendable {
    case start
    case end
  }
}
