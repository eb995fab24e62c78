import Platform

/// What an editor that was stopped has kept of a text that was not saved, in a file beside it.
package struct EditorCopy: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    /// A swap file of vim's, `.NAME.swp`, which only vim can read.
    case swap
    /// The text, as nano (`NAME.save`), emacs (`#NAME#`) and kakoune (`.NAME.kak.RANDOM`) write it.
    case text
  }

  package let kind: Kind
  /// The copy's name.
  package let name: [UInt8]
  /// The name of the file it is a copy of.
  package let original: [UInt8]

  /// The copy that a file is; nothing for one that is none, has no words that are not in the file it
  /// is a copy of, or belongs to an editor that is at work.
  package init?(named name: [UInt8], in folder: borrowing Folder) {
    let swapped = Self.swapped(name)
    guard let original = swapped ?? Self.saved(name) else { return nil }
    (self.name, self.original) = (name, original)
    guard let head = try? folder.read(beginningOf: name, upTo: Self.headLength) else {
      // What cannot be read may hold words.
      kind = swapped == nil ? .text : .swap
      return
    }
    // A lock of nano's says who has the file open, and holds no word of it.
    if swapped != nil, head.dropFirst(2).starts(with: "nano ".utf8) { return nil }
    if swapped != nil, head.dropFirst(2).starts(with: "VIM ".utf8) {
      kind = .swap
      guard Self.isLeft(head) else { return nil }
    } else {
      kind = .text
      guard let text = try? folder.read(name).bytes else { return }
      let file = (try? folder.read(original).bytes) ?? []
      guard !OverwrittenTexts.isWhole(text, in: file) else { return nil }
    }
  }

  /// `.NAME.swp`, and `.swo` and so on down to `.swa` where there was one already.
  private static func swapped(_ name: [UInt8]) -> [UInt8]? {
    guard name.count > 5, name[0] == UInt8(ascii: "."), let last = name.last,
      (UInt8(ascii: "a")...UInt8(ascii: "p")).contains(last),
      name.dropLast().suffix(3).elementsEqual(".sw".utf8)
    else { return nil }
    return Array(name[1...].dropLast(4))
  }

  /// `NAME.save`, `NAME.save.1` and so on, `#NAME#` or `.NAME.kak.RANDOM`.
  private static func saved(_ name: [UInt8]) -> [UInt8]? {
    let kakoune = Array(".kak.".utf8)
    if name.count > 12, name.first == UInt8(ascii: "."), name.dropLast(6).suffix(5) == kakoune[...]
    {
      return Array(name[1...].dropLast(11))
    }
    if name.count > 2, name.first == UInt8(ascii: "#"), name.last == UInt8(ascii: "#") {
      return Array(name[1...].dropLast())
    }
    let mark = Array(".save".utf8)
    guard let start = name.indices.last(where: { name[$0...].starts(with: mark) }), start > 0 else {
      return nil
    }
    let rest = name[(start + mark.count)...]
    let isNumbered =
      rest.first == UInt8(ascii: ".") && rest.count > 1
      && rest.dropFirst().allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return rest.isEmpty || isNumbered ? Array(name[..<start]) : nil
  }

  private static let headLength = 1008

  /// Whether the first block of a swap file says that something was not saved, by a vim that runs no
  /// more; `struct block0` in vim's `memline.c`.
  ///
  /// A block that was cut short may be that of anything.
  private static func isLeft(_ head: [UInt8]) -> Bool {
    guard head.count == headLength else { return true }
    guard head[headLength - 1] == 0x55 else { return false }
    // The number is in the order of the machine that wrote it.
    let process = head[24..<28].reversed().reduce(Int32(0)) { $0 << 8 | Int32($1) }
    return !Processes.isRunning(process, named: "vi")
  }
}
