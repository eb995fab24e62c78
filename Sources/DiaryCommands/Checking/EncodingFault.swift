import DiaryModel
import Platform

/// What keeps a text's bytes from being read as the letters that somebody typed.
enum EncodingFault: Equatable {
  /// Two bytes a letter, or four, by the name that iconv has for it: `UTF-16`, or with the order of
  /// the bytes where no mark at the top tells it.
  case wide(String)
  /// A byte that is not UTF-8, with its line and column, and the encoding that the text may have;
  /// nothing where most of it is UTF-8.
  case invalid(line: Int, column: Int, likely: String?)
  case null(line: Int, column: Int)

  init?(in bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      self = .wide("UTF-32")
      return
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      self = .wide("UTF-16")
      return
    }
    let (invalid, null) = (TextLines.firstInvalidByte(in: bytes), bytes.firstIndex(of: 0))
    if null != nil, let order = Self.order(ofPairs: bytes, isText: invalid == nil) {
      self = .wide(order)
    } else if let place = invalid {
      let (line, column) = TextLines.place(of: place, in: bytes)
      let other = Self.isCP949(bytes) ? "CP949" : "CP1252"
      self = .invalid(
        line: line, column: column, likely: TextLines.isMostlyUTF8(bytes) ? nil : other)
    } else if let place = null {
      let (line, column) = TextLines.place(of: place, in: bytes)
      self = .null(line: line, column: column)
    } else {
      return nil
    }
  }

  /// Whether what is put into the text would stand there in another encoding than the rest.
  var isOtherEncoding: Bool {
    switch self {
    case .null, .invalid(_, _, nil): false
    case .wide, .invalid: true
    }
  }

  /// The name that iconv has for what the text may be written in.
  var encoding: String {
    switch self {
    case .wide(let name): name
    case .invalid(_, _, let likely): likely ?? "UTF-8"
    case .null: "UTF-8"
    }
  }

  /// The line of a shell that writes a file as UTF-8, by way of another one.
  ///
  /// What iconv is told to write into the file that it reads is lost. Where the encoding is only
  /// likely, the file stays under another name, should it have been another one.
  func conversion(of path: [UInt8]) -> String {
    func quoted(_ ending: String) -> String { ShellWords.quoted(path + Array(ending.utf8)) }
    let (name, new, old) = (quoted(""), quoted(".utf8"), quoted(".orig"))
    let isCertain = if case .wide = self { true } else { false }
    return "iconv -f \(encoding) -t UTF-8 \(name) >\(new) && "
      + (isCertain ? "" : "mv \(name) \(old) && ") + "mv \(new) \(name)"
  }

  /// The order of the bytes of UTF-16 without a mark: of a Latin letter, a blank or a line's end one
  /// is 0, and always the same one.
  ///
  /// A few bytes tell nothing, and a text with a NUL in it is no such one: a conversion would make
  /// other letters of all it holds.
  private static func order(ofPairs bytes: [UInt8], isText: Bool) -> String? {
    let pairs = bytes.count / 2
    guard pairs >= 4 else { return nil }
    var (even, odd) = (0, 0)
    for (place, byte) in bytes.enumerated() where byte == 0 {
      if place.isMultiple(of: 2) { even += 1 } else { odd += 1 }
    }
    let zeros = max(even, odd)
    guard zeros > 9 * min(even, odd) else { return nil }
    if isText {
      guard zeros * 2 > pairs else { return nil }
    } else {
      // Of Korean, only what stands between words has one.
      guard zeros * 20 >= pairs, !isCP949(bytes), asciiPairs(in: bytes) * 2 <= pairs else {
        return nil
      }
    }
    return odd > even ? "UTF-16LE" : "UTF-16BE"
  }

  /// How many pairs are two letters of ASCII, as in a text of one byte a letter.
  private static func asciiPairs(in bytes: [UInt8]) -> Int {
    let ascii: ClosedRange<UInt8> = 0x20...0x7E
    return stride(from: 0, to: bytes.count - 1, by: 2).count {
      ascii.contains(bytes[$0]) && ascii.contains(bytes[$0 + 1])
    }
  }

  /// Whether all bytes are letters of the code page of Korean Windows, which holds those of EUC-KR.
  private static func isCP949(_ bytes: [UInt8]) -> Bool {
    var place = bytes.startIndex
    while place < bytes.endIndex {
      let lead = bytes[place]
      place += 1
      guard lead >= 0x80 else { continue }
      guard place < bytes.endIndex else { return false }
      switch (lead, bytes[place]) {
      case (0x81...0xFD, 0xA1...0xFE): break
      case (0x81...0xC6, 0x41...0x5A), (0x81...0xC6, 0x61...0x7A), (0x81...0xC6, 0x81...0xA0): break
      default: return false
      }
      place += 1
    }
    return true
  }
}

/// A text of the vault in which nothing is changed, since the change would be of another encoding.
struct EncodingFailure: CommandFailure {
  let path: VaultPath
  let fault: EncodingFault
  /// The file, as the shell finds it.
  let file: [UInt8]

  var description: String { "\(VisibleText.path(path))\(found), so nothing is changed in it" }

  /// What was found, behind the path: with line and column where there is one.
  var found: String {
    switch fault {
    case .wide(let name): ": the text is \(name)"
    case .invalid(let line, let column, let likely):
      ":\(line):\(column): a byte that is not UTF-8"
        + (likely.map { "; the text may be \($0)" } ?? "")
    case .null(let line, let column): ":\(line):\(column): a NUL character"
    }
  }

  var hint: String? {
    switch fault {
    case .invalid(_, _, nil): "put there with 'diary edit' what was meant; the rest is UTF-8"
    case .invalid:
      "take out what is no letter with 'diary edit', or write the text as UTF-8, perhaps with: "
        + fault.conversion(of: file)
    case .wide, .null: "write the text as UTF-8 first, with: \(fault.conversion(of: file))"
    }
  }
}

extension OpenVault {
  /// Makes sure that what is put into a text, which is UTF-8, is of the text's own encoding.
  func requireUTF8(_ bytes: [UInt8], of path: VaultPath) throws(EncodingFailure) {
    if let failure = encodingFailure(of: bytes, path) { throw failure }
  }

  /// Likewise, as what keeps a text from being changed.
  func encodingFailure(of bytes: [UInt8], _ path: VaultPath) -> EncodingFailure? {
    guard let fault = EncodingFault(in: bytes), fault.isOtherEncoding else { return nil }
    return EncodingFailure(path: path, fault: fault, file: absolute(path))
  }
}
