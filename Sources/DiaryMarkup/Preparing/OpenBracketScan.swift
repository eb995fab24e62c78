/// Keeps libcmark from building what is far more than any reader means.
extension SentinelWriter {
  /// Whether a body holds more signs of quotes and lists on a line, or more brackets in a run, than
  /// are read as such.
  static func isHostile(_ body: UnsafeBufferPointer<UInt8>) -> Bool {
    var place = 0
    while place < body.count {
      let prefix = LinePrefix(body, from: place)
      if prefix.isTooDeep { return true }
      place = prefix.end
      var run = 0
      while place < body.count, body[place] != 0x0A, body[place] != 0x0D {
        run = body[place] == 0x5B ? run + 1 : 0
        if run > OpenBracketScan.few { return true }
        place += 1
      }
      place += 1
    }
    return false
  }
}

/// Finds open brackets that nothing can close.
///
/// libcmark keeps each `[` as a node until its paragraph ends, though a `]` only ever closes the last
/// one that is open. So of a run of them no more can begin something than there are `]` behind it.
struct OpenBracketScan {
  /// Where the run ends that was met last.
  private var runEnd = 0
  private var runs = 0
  /// Up to where `]` have been counted, and how many are behind that.
  private var counted = 0
  private var closing = -1

  /// Runs that are shorter are left alone, and so are the first runs of a document.
  static let few = 64

  /// How many of the brackets from a place on begin nothing.
  mutating func surplus(_ source: UnsafeBufferPointer<UInt8>, at place: Int) -> Int {
    guard place >= runEnd else { return 0 }
    var end = place
    while end < source.count, source[end] == 0x5B { end += 1 }
    runEnd = end
    runs += 1
    guard end - place > Self.few || runs > Self.few else { return 0 }
    if closing < 0 { closing = Self.count(source[counted...]) }
    closing -= Self.count(source[counted..<end])
    counted = end
    if closing == 0 { return end - place }
    return end - place > Self.few ? max(0, end - place - closing - 2) : 0
  }

  private static func count(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    text.reduce(0) { $1 == 0x5D ? $0 + 1 : $0 }
  }
}
