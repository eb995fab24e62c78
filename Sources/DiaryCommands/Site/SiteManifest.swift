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

    init(inputs: UInt64, status: FileStatus) {
      (self.inputs, size, modified) = (inputs, status.size, status.modified)
      inode = status.inode
    }

    init(inputs: UInt64, size: Int64, modified: Int64, inode: UInt64) {
      (self.inputs, self.size, self.modified) = (inputs, size, modified)
      self.inode = inode
    }

    /// A file that is going to be written, and may be there in part.
    static let announced = Record(inputs: 0, size: -1, modified: 0, inode: 0)

    /// Whether the file is still as it was written from the same inputs.
    func isCurrent(inputs: UInt64, status: FileStatus) -> Bool {
      self == Record(inputs: inputs, status: status)
    }
  }

  /// By path from the site's folder.
  var records: [[UInt8]: Record] = [:]

  static let name = Array(".diary-site".utf8)
  private static let heading = "diary site 1"

  init() {}

  /// Reads a manifest; one that is damaged or of another version is as none.
  init(_ bytes: [UInt8]) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"))[...]
    guard let first = lines.popFirst(), first.elementsEqual(Self.heading.utf8) else { return }
    for line in lines {
      let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 4)
      guard parts.count == 5, let inputs = Self.number(parts[0]),
        let size = Self.number(parts[1]), let modified = Self.number(parts[2]),
        let inode = Self.number(parts[3])
      else { continue }
      records[Self.plain(parts[4])] = Record(
        inputs: inputs, size: Int64(truncatingIfNeeded: size),
        modified: Int64(truncatingIfNeeded: modified), inode: inode)
    }
  }

  /// The manifest as a file: a line for each record, in the order of the paths.
  var bytes: [UInt8] {
    var result = Array(Self.heading.utf8) + [UInt8(ascii: "\n")]
    for (path, record) in records.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let numbers = [
        record.inputs, UInt64(truncatingIfNeeded: record.size),
        UInt64(truncatingIfNeeded: record.modified), record.inode,
      ]
      for number in numbers {
        result += Array(String(number, radix: 16).utf8) + [UInt8(ascii: " ")]
      }
      result += Self.escaped(path) + [UInt8(ascii: "\n")]
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
