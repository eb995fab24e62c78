import DiaryMarkup
import DiaryModel
import DiaryVault
import Platform

/// Texts of which nobody knows whether they have a category or a tag, though its name is in them:
/// git's marks, broken front matter, or another encoding than UTF-8 are in the way.
enum ObscureText {
  /// Makes sure that a name in a text is read as what it is meant as.
  static func requireClear(
    _ bytes: [UInt8], of path: VaultPath, naming name: String
  ) throws {
    if ConflictMarkers.line(in: bytes) != nil, mentions(name, in: bytes[...]) {
      try ConflictMarkers.requireNone(in: bytes, of: path)
    }
    let text = EntryText(bytes: bytes)
    guard let range = text.frontMatter else { return }
    let front = FrontMatter(text)
    guard !front.isReadable, let problem = front.problem, mentions(name, in: bytes[range])
    else { return }
    throw FrontMatterFailure(path: path, error: .unreadable(problem))
  }

  /// Bytes in an unknown encoding may hold any name that is not ASCII.
  private static func mentions(_ name: String, in bytes: ArraySlice<UInt8>) -> Bool {
    let isText = String(validating: bytes, as: UTF8.self) != nil
    return mentions(name, in: String(decoding: bytes, as: UTF8.self))
      || !isText && !name.utf8.allSatisfy { $0 < 0x80 }
  }

  private static func mentions(_ name: String, in text: String) -> Bool {
    let search = ByteSearch(SearchForm.ofNeedle(name))
    return SearchForm.of(text).withUnsafeBytes { search.isFound(in: $0) }
  }

  /// Whether a text in another encoding than UTF-8 may hold a name.
  static func mayHold(_ name: String, _ bytes: [UInt8], as fault: EncodingFault) -> Bool {
    switch fault {
    case .wide("UTF-32"): mentions(name, in: text(ofFours: bytes))
    case .wide(let order): mentions(name, in: text(ofPairs: bytes, isBig: isBig(bytes, order)))
    // One letter that is none in a text of UTF-8 says nothing about the others.
    case .invalid(_, _, likely: "CP949"): mentions(name, in: bytes[...])
    case .invalid, .null: mentions(name, in: String(decoding: bytes, as: UTF8.self))
    }
  }

  private static func isBig(_ bytes: [UInt8], _ order: String) -> Bool {
    order == "UTF-16BE" || bytes.starts(with: [0xFE, 0xFF])
  }

  private static func text(ofFours bytes: [UInt8]) -> String {
    let isBig = bytes.first == 0
    let units = stride(from: 0, to: bytes.count - 3, by: 4).map { place in
      let four = bytes[place..<(place + 4)]
      return (isBig ? Array(four) : four.reversed()).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    return String(decoding: units, as: UTF32.self)
  }

  private static func text(ofPairs bytes: [UInt8], isBig: Bool) -> String {
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { place in
      UInt16(bytes[isBig ? place : place + 1]) << 8 | UInt16(bytes[isBig ? place + 1 : place])
    }
    return String(decoding: units, as: UTF16.self)
  }
}

extension OpenVault {
  /// Tells of entries that hold the name of something which nobody can read there.
  ///
  /// `query` asks for all entries that are meant, `found` are those in which the name was read.
  func leave(
    obscureAmong query: EntryQuery, besides found: [Entry], naming name: String,
    to leftAlone: inout LeftAlone
  ) throws {
    let paths = Set(found.map(\.path))
    for entry in try journal.entries(query) where !paths.contains(entry.path) {
      let bytes: [UInt8]
      do throws(SystemError) { bytes = try files.folder.read(entry.path.bytes).bytes } catch {
        journal.noteUnreadable(entry.path, error)
        continue
      }
      try leftAlone.attempt {
        if let failure = encodingFailure(of: bytes, entry.path) {
          if ObscureText.mayHold(name, bytes, as: failure.fault) { throw failure }
        } else {
          try ObscureText.requireClear(bytes, of: entry.path, naming: name)
        }
      }
    }
  }
}
