/// The name that a file has until it is whole.
///
/// `.<name>.diary-tmp-<process>-<machine>-<random>`, beside the file it will be. No program that
/// looks for entries reads a name with a dot in front, and the process and the machine tell whether
/// its maker still lives.
struct TemporaryName: Hashable {
  let bytes: [UInt8]
  let process: Int32
  /// The machine that the process is of; nothing where its maker knew none.
  let machine: String?

  /// A fresh name for a file, shortened where the file's own is nearly as long as names may be.
  init(for name: [UInt8], process: Int32, machine: String? = Machine.word) {
    let middle = machine.map { "-\($0)" } ?? ""
    let end = Array("\(Self.mark)\(process)\(middle)-\(Random.word())".utf8)
    let room = Self.longest - end.count - 1
    bytes = [Self.dot] + Self.prefix(of: name, upTo: room) + end
    (self.process, self.machine) = (process, machine)
  }

  /// A name that was made by the other initialiser, or nil.
  init?(parsing bytes: [UInt8]) {
    guard bytes.first == Self.dot, let end = Self.endOfLastMark(in: bytes) else { return nil }
    let fields = String(decoding: bytes[end...], as: UTF8.self).split(
      separator: "-", omittingEmptySubsequences: false)
    guard 2...3 ~= fields.count, let process = Int32(fields[0]), "\(process)" == fields[0],
      process > 0,
      fields.dropFirst().allSatisfy({ !$0.isEmpty && $0.allSatisfy(Random.letters.contains) })
    else { return nil }
    (self.bytes, self.process) = (bytes, process)
    machine = fields.count == 3 ? String(fields[1]) : nil
  }

  private static let longest = 255
  private static let mark = ".diary-tmp-"
  private static let dot = UInt8(ascii: ".")

  /// The start of a name, never ending within a character of UTF-8.
  private static func prefix(of name: [UInt8], upTo room: Int) -> ArraySlice<UInt8> {
    guard name.count > room else { return name[...] }
    var end = room
    while end > 0, UTF8.isContinuation(name[end]) { end -= 1 }
    return name[..<end]
  }

  /// Where the last mark ends.
  private static func endOfLastMark(in bytes: [UInt8]) -> Int? {
    let mark = Array(mark.utf8)
    guard bytes.count > mark.count else { return nil }
    return (mark.count..<bytes.count).last { bytes[..<$0].suffix(mark.count) == mark[...] }
  }
}
