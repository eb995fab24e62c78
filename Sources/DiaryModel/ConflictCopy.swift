extension ArraySlice<UInt8> {
  /// Whether a name without its ending is that of a conflict copy.
  ///
  /// The names that sync programs give:
  /// - Syncthing: `NAME.sync-conflict-20261130-101112-ABCDEFG`
  /// - Dropbox, Nextcloud, Box, Obsidian Sync: `NAME (… conflicted copy …)`, in any case
  /// - ownCloud: `NAME_conflict-20261130-101112`
  /// - Seafile: `NAME (SFConflict …)`
  /// - Synology: `NAME_HOST_Nov-30-1011-2026_Conflict`; Resilio: `NAME.Conflict`
  /// - Google Drive and pCloud: `NAME [Conflict]`, `NAME [conflicted]`
  /// - OneDrive: `NAME-DESKTOP-1A2B3C4`, which only Windows's own computer names give away
  var isConflictCopy: Bool {
    for place in indices where self[place] | 0x20 == UInt8(ascii: "c") {
      let rest = self[place...]
      guard rest.beginsIgnoringCase("conflict"), place > startIndex else { continue }
      let before = self[..<place]
      let after = rest.dropFirst(8)
      if rest.beginsIgnoringCase("conflicted copy") { return true }
      if before.endsIgnoringCase("sync-"), after.first == UInt8(ascii: "-") { return true }
      if before.endsIgnoringCase("(sf") { return true }
      let mark = before.last ?? 0
      let isStamped = after.isStamp || after.isEmpty && before.dropLast().last?.isDigit == true
      if mark == UInt8(ascii: "_"), isStamped { return true }
      // Resilio writes a capital; `life.conflict.md` is somebody's own name.
      if mark == UInt8(ascii: "."), after.isEmpty, self[place] == UInt8(ascii: "C") { return true }
      if mark == UInt8(ascii: "["), after.elementsEqual("]".utf8) || after.elementsEqual("ed]".utf8)
      {
        return true
      }
    }
    return hasWindowsName("-DESKTOP-", 7) || hasWindowsName("-LAPTOP-", 8)
  }

  /// Whether this begins `-20261130`.
  private var isStamp: Bool {
    first == UInt8(ascii: "-") && count >= 9 && dropFirst().prefix(8).decimal != nil
  }

  private func hasWindowsName(_ kind: String, _ length: Int) -> Bool {
    let isName = suffix(length).allSatisfy { byte in
      byte.isDigit || (byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z"))
    }
    return isName && dropLast(length).suffix(kind.utf8.count).elementsEqual(kind.utf8)
  }

  private func beginsIgnoringCase(_ text: String) -> Bool {
    prefix(text.utf8.count).elementsEqual(text.utf8) { $0 == $1 || $0 | 0x20 == $1 }
  }

  private func endsIgnoringCase(_ text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8) { $0 == $1 || $0 | 0x20 == $1 }
  }
}
