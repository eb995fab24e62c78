import DiaryMarkup
import DiaryModel
import DiaryVault
import Platform

/// Texts of which nobody knows whether they have a category or a tag, though its name is in them:
/// git's marks, broken front matter, or UTF-16 are in the way.
enum ObscureText {
  /// Makes sure that a name in a text is read as what it is meant as.
  static func requireClear(
    _ bytes: [UInt8], of path: VaultPath, naming name: String
  ) throws {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      guard mentions(name, in: inUTF16(bytes)) else { return }
      throw UTF16Failure(path: path)
    }
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

  private static func inUTF16(_ bytes: [UInt8]) -> String {
    let isBig = bytes[0] == 0xFE
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
      UInt16(bytes[isBig ? place : place + 1]) << 8 | UInt16(bytes[isBig ? place + 1 : place])
    }
    return String(decoding: units, as: UTF16.self)
  }
}

/// An entry in which nothing is read, and nothing changed.
struct UTF16Failure: CommandFailure {
  let path: VaultPath

  var description: String {
    "\(VisibleText.path(path)): the text is UTF-16, so nothing is changed in it"
  }

  var hint: String? {
    "write it as UTF-8: iconv -f UTF-16 -t UTF-8 \(ShellWords.quoted(path.bytes))"
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
        try ObscureText.requireClear(bytes, of: entry.path, naming: name)
      }
    }
  }
}
