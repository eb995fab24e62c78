import CCMark

/// A paragraph or underlined heading in which tables are looked for.
struct BlockReader {
  /// The block itself, where it is known.
  private(set) var block: OpaquePointer?
  let first: Int
  private(set) var last: Int
  /// Where the first line's text begins.
  let firstStart: Int
  private(set) var isUnderlined: Bool
  let containers: [OpaquePointer]
  /// What a new line begins with.
  let canonical: [UInt8]

  mutating func goOn(with block: OpaquePointer, to last: Int, isUnderlined: Bool) {
    (self.block, self.last, self.isUnderlined) = (block, last, isUnderlined)
  }
}
