extension ArraySlice<UInt8> {
  /// Whether a name without its ending is that of a conflict copy.
  var isConflictCopy: Bool { conflictMark != nil }

  /// Where the mark of a conflict copy begins in a name without its ending: behind the name that it
  /// is a copy of, and perhaps blanks; nothing where the name has none.
  ///
  /// The names that sync programs give:
  /// - Syncthing: `NAME.sync-conflict-20261130-101112-ABCDEFG`
  /// - Dropbox, Nextcloud, Box, Obsidian Sync: `NAME (… conflicted copy …)`, in any case
  /// - ownCloud: `NAME_conflict-20261130-101112`
  /// - Seafile: `NAME (SFConflict …)`
  /// - Synology: `NAME_HOST_Nov-30-1011-2026_Conflict`; Resilio: `NAME.Conflict`
  /// - Google Drive and pCloud: `NAME [Conflict]`, `NAME [conflicted]`
  /// - OneDrive: `NAME-DESKTOP-1A2B3C4`, which only Windows's own computer names give away
  var conflictMark: Index? {
    for place in indices where self[place] | 0x20 == UInt8(ascii: "c") {
      let rest = self[place...]
      guard rest.beginsIgnoringCase("conflict"), place > startIndex else { continue }
      let before = self[..<place]
      let after = rest.dropFirst(8)
      if rest.beginsIgnoringCase("conflicted copy") {
        return before.lastIndex(of: UInt8(ascii: "(")) ?? place
      }
      if before.endsIgnoringCase("sync-"), after.first == UInt8(ascii: "-") { return place - 6 }
      if before.endsIgnoringCase("(sf") { return place - 3 }
      let mark = before.last ?? 0
      let isStamped = after.isStamp || after.isEmpty && before.dropLast().last?.isDigit == true
      if mark == UInt8(ascii: "_"), isStamped {
        return after.isEmpty ? before.markOfHost : place - 1
      }
      // Resilio writes a capital; `life.conflict.md` is somebody's own name.
      if mark == UInt8(ascii: "."), after.isEmpty, self[place] == UInt8(ascii: "C") {
        return place - 1
      }
      if mark == UInt8(ascii: "["), after.elementsEqual("]".utf8) || after.elementsEqual("ed]".utf8)
      {
        return place - 1
      }
    }
    return markOfWindows("-DESKTOP-", 7) ?? markOfWindows("-LAPTOP-", 8)
  }

  /// Where `_HOST_Nov-30-1011-2026_` begins, which this ends with.
  private var markOfHost: Index? {
    var rest = dropLast()
    guard let day = rest.lastIndex(of: UInt8(ascii: "_")) else { return rest.endIndex }
    rest = rest[..<day]
    return rest.lastIndex(of: UInt8(ascii: "_")) ?? day
  }

  /// Whether this begins `-20261130`.
  private var isStamp: Bool {
    first == UInt8(ascii: "-") && count >= 9 && dropFirst().prefix(8).decimal != nil
  }

  private func markOfWindows(_ kind: String, _ length: Int) -> Index? {
    let isName = suffix(length).allSatisfy { byte in
      byte.isDigit || (byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z"))
    }
    let rest = dropLast(length)
    guard isName, rest.suffix(kind.utf8.count).elementsEqual(kind.utf8) else { return nil }
    return rest.endIndex - kind.utf8.count
  }

  private func beginsIgnoringCase(_ text: String) -> Bool {
    prefix(text.utf8.count).elementsEqual(text.utf8) { $0 == $1 || $0 | 0x20 == $1 }
  }

  private func endsIgnoringCase(_ text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8) { $0 == $1 || $0 | 0x20 == $1 }
  }
}

extension VaultPath {
  /// Whether a file of any kind is named as a conflict copy.
  package var isConflictCopy: Bool {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return name.isConflictCopy }
    return name[..<dot].isConflictCopy || name.isConflictCopy
  }

  /// The path of the text that this one is a conflict copy of; nothing for one that is none.
  package var conflictOriginal: VaultPath? {
    let ending = name.suffix(FileEnding.length(in: name))
    let stem = name.dropLast(ending.count)
    guard let mark = stem.conflictMark else { return nil }
    var original = stem[..<mark]
    while original.last == UInt8(ascii: " ") { original.removeLast() }
    return folder.appending(original + ending)
  }
}
