/// What a file of the vault is, as its path alone tells.
package enum PathKind: Hashable, Sendable {
  /// A dated text: an entry.
  case entry(EntryName)
  /// A second version of a text that a sync program has put beside it.
  case conflictCopy
  /// A Markdown file whose path names no day.
  case undated
  /// A text whose name looks like a day that does not exist, such as `2026-02-30.md`.
  case invalidDay
  /// Everything else: other kinds of files, hidden ones, what programs leave behind.
  case ignored

  /// Classifies a file by its path from the vault's root.
  ///
  /// Works on bytes and allocates nothing, because a scan asks it of every file.
  package static func classify(path: VaultPath) -> PathKind {
    let name = path.name
    guard let ending = FileEnding(name: name) else { return .ignored }
    guard !isLeftAlone(path), !name.isTemporary else { return .ignored }
    let stem = name.dropLast(ending.length)
    if stem.isConflictCopy { return .conflictCopy }
    if let name = EntryName(path: path) { return .entry(name) }
    if looksDated(stem, path: path) { return .invalidDay }
    // A text file without a day may be anything, from a licence to a list of packages.
    return ending == .txt ? .ignored : .undated
  }

  /// Whether a folder of this name is never looked into: hidden ones, packages, and what a disk keeps
  /// for its own repair at its top, which only root may read.
  package static func isIgnored(folder name: some Collection<UInt8>) -> Bool {
    name.first == UInt8(ascii: ".") || name.count == 12 && name.elementsEqual("node_modules".utf8)
      || name.count == 10 && name.elementsEqual("lost+found".utf8)
  }

  /// Whether any component of a path is hidden, a folder of packages, or one of Logseq's backups.
  private static func isLeftAlone(_ path: VaultPath) -> Bool {
    let bytes = path.bytes
    var start = 0
    for place in bytes.indices where bytes[place] == UInt8(ascii: "/") {
      if isIgnored(folder: bytes[start..<place]) || isBackup(bytes[..<place]) { return true }
      start = place + 1
    }
    return start < bytes.count && bytes[start] == UInt8(ascii: ".")
  }

  /// Whether a folder is one in which Logseq keeps earlier versions of its files.
  private static func isBackup(_ folder: ArraySlice<UInt8>) -> Bool {
    guard folder.last == UInt8(ascii: "k") || folder.last == UInt8(ascii: "s") else { return false }
    return folder.isPath("logseq/bak") || folder.isPath("logseq/version-files")
  }

  private static func looksDated(_ stem: ArraySlice<UInt8>, path: VaultPath) -> Bool {
    if let shape = DatedShape(name: stem) {
      guard shape.rest.first?.isDigit != true else { return false }
      // Eight digits may be any number; those of this time are more likely a day.
      let isDay = Day(year: shape.year, month: shape.month, day: shape.day) != nil
      return !isDay && (!shape.isCompact || (1900...2099).contains(shape.year))
    }
    guard let shape = DatedShape(spread: stem, path: path) else { return false }
    return shape.rest.isEmpty && Day(year: shape.year, month: shape.month, day: shape.day) == nil
  }
}

extension ArraySlice<UInt8> {
  /// Whether this is a path, from the vault's root or below some folder of it.
  fileprivate func isPath(_ path: StaticString) -> Bool {
    let length = path.utf8CodeUnitCount
    guard count >= length else { return false }
    let expected = UnsafeBufferPointer(start: path.utf8Start, count: length)
    return suffix(length).elementsEqual(expected)
      && (count == length || self[endIndex - length - 1] == UInt8(ascii: "/"))
  }

  /// Whether the name is one that editors and sync programs give to files for a while.
  fileprivate var isTemporary: Bool {
    // vim's `4913`, `*~`, `*.swp` and Emacs's `#*#` have no ending that an entry has.
    starts(with: "~syncthing~".utf8) || starts(with: "~$".utf8) || first == UInt8(ascii: "#")
  }
}
