import DiaryIndex
import DiaryModel
import Platform

/// What an export has written into its folder, kept in that folder.
///
/// It tells what may be skipped because nothing it is made of has changed, and what may be taken
/// away again. A folder's other files are never touched.
struct SiteManifest {
  /// A file that was written, as it was right after.
  struct Record: Equatable {
    /// A hash of all that the file was made of.
    var inputs: UInt64
    var size: Int64
    var modified: Int64
    var inode: UInt64
    /// A hash of its bytes; 0 where they are not known.
    var content: UInt64

    init(inputs: UInt64, status: FileStatus, content: UInt64) {
      (self.inputs, size, modified) = (inputs, status.size, status.modified)
      (inode, self.content) = (status.inode, content)
    }

    init(inputs: UInt64, size: Int64, modified: Int64, inode: UInt64, content: UInt64) {
      (self.inputs, self.size, self.modified) = (inputs, size, modified)
      (self.inode, self.content) = (inode, content)
    }

    /// A file that is going to be written, and may be there in part.
    static let announced = Record(inputs: 0, size: -1, modified: 0, inode: 0, content: 0)

    /// The same file, as it is until it is written anew.
    var again: Record {
      var record = self
      record.inputs = 0
      return record
    }

    /// Whether the file is going to be written, for the first time or anew.
    var isAnnounced: Bool { inputs == 0 }

    /// Whether the file is still as it was written from the same inputs.
    func isCurrent(inputs: UInt64, status: FileStatus) -> Bool {
      self.inputs == inputs && isOf(status)
    }

    /// Whether the file is the one that was written, as it was right after.
    func isOf(_ status: FileStatus) -> Bool {
      (size, modified, inode) == (status.size, status.modified, status.inode)
    }

    /// Whether these are the bytes that were written.
    func holds(_ bytes: [UInt8]) -> Bool {
      size == bytes.count && content != 0
        && content == UInt64(bitPattern: ContentHash.of(bytes))
    }
  }

  /// By path from the site's folder.
  var records: [VaultPath: Record] = [:]

  static let name = Array(".diary-site".utf8)
  private static let heading = "diary site 2\n"
  /// That of a version which kept no hash of what files hold.
  private static let oldHeading = "diary site 1\n"

  init() {}

  /// Whether bytes are a manifest, of whichever version.
  static func isOne(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "diary site ".utf8) }

  /// Reads a manifest; one that is damaged or of a later version is as none.
  init(_ bytes: [UInt8]) {
    let isOld = bytes.starts(with: Self.oldHeading.utf8)
    guard isOld || bytes.starts(with: Self.heading.utf8) else { return }
    records.reserveCapacity(bytes.count / 80)
    var rest = bytes.dropFirst(Self.heading.utf8.count)
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      read(rest[..<end], hasContent: !isOld)
      rest = rest[(end + 1)...]
    }
    read(rest, hasContent: !isOld)
  }

  /// Reads one line; one that is no record tells nothing.
  private mutating func read(_ line: ArraySlice<UInt8>, hasContent: Bool) {
    var rest = line
    func number() -> UInt64? {
      guard let end = rest.firstIndex(of: UInt8(ascii: " ")) else { return nil }
      defer { rest = rest[(end + 1)...] }
      return Self.number(rest[..<end])
    }
    guard let inputs = number(), let size = number(), let modified = number(),
      let inode = number(), let content = hasContent ? number() : 0, !rest.isEmpty
    else { return }
    records[VaultPath(bytes: Self.plain(rest))] = Record(
      inputs: inputs, size: Int64(truncatingIfNeeded: size),
      modified: Int64(truncatingIfNeeded: modified), inode: inode,
      content: content)
  }

  /// The manifest as a file: a line for each record, in the order of the paths.
  var bytes: [UInt8] {
    var result = Array(Self.heading.utf8)
    for (path, record) in records.sorted(by: { $0.key < $1.key }) {
      let numbers = [
        record.inputs, UInt64(truncatingIfNeeded: record.size),
        UInt64(truncatingIfNeeded: record.modified), record.inode, record.content,
      ]
      for number in numbers {
        result += Array(String(number, radix: 16).utf8) + [UInt8(ascii: " ")]
      }
      result += Self.escaped(path.bytes) + [UInt8(ascii: "\n")]
    }
    return result
  }

  /// A path on one line: `%` and control characters are percent-encoded.
  private static func escaped(_ path: [UInt8]) -> [UInt8] {
    guard path.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "%") }) else { return path }
    return path.flatMap { byte -> [UInt8] in
      guard byte < 0x20 || byte == UInt8(ascii: "%") else { return [byte] }
      return Array((byte < 16 ? "%0" : "%").utf8) + Array(String(byte, radix: 16).utf8)
    }
  }

  private static func plain(_ text: ArraySlice<UInt8>) -> [UInt8] {
    guard text.contains(UInt8(ascii: "%")) else { return Array(text) }
    var path: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2, let code = number(rest.prefix(2)) {
        path.append(UInt8(code))
        rest = rest.dropFirst(2)
      } else {
        path.append(byte)
      }
    }
    return path
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> UInt64? {
    guard !digits.isEmpty, digits.count <= 16 else { return nil }
    var value: UInt64 = 0
    for byte in digits {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt64(byte - 0x30)
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt64(byte - 0x61 + 10)
      default: return nil
      }
    }
    return value
  }
}
