import Platform

/// Where the lines of a text stand, one after another, without their ends.
///
/// A line ends with a line feed or a carriage return; between those of one pair is an empty line.
struct LineRanges: Sequence, IteratorProtocol {
  private let text: UnsafeRawBufferPointer
  private var place: Int? = 0
  /// The next line feed, or the text's end.
  private var feed = -1

  init(_ text: UnsafeRawBufferPointer) { self.text = text }

  mutating func next() -> Range<Int>? {
    guard let start = place else { return nil }
    if feed < start { feed = Self.lineFeed.first(in: text, from: start) ?? text.count }
    let rest = UnsafeRawBufferPointer(rebasing: text[..<feed])
    let end = Self.carriageReturn.first(in: rest, from: start) ?? feed
    place = end < text.count ? end + 1 : nil
    return start..<end
  }

  private static let lineFeed = ByteSearch([0x0A])
  private static let carriageReturn = ByteSearch([0x0D])
}
