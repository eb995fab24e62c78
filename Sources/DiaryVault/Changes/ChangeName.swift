import DiaryModel
import Platform

/// What tells one change from all others: its place in the order, and a random word.
///
/// Two programs that begin a change at once may give it the same place, never the same word.
package struct ChangeIdentity: Hashable, Sendable {
  let number: Int
  private let word: String

  init(number: Int) { (self.number, word) = (number, Random.word()) }
}

extension ChangeIdentity: LosslessStringConvertible, Comparable {
  package init?(_ description: String) { self.init(ascii: Array(description.utf8)[...]) }

  /// Likewise, byte by byte.
  init?(ascii bytes: ArraySlice<UInt8>) {
    guard let dash = bytes.firstIndex(of: UInt8(ascii: "-")),
      let number = bytes[..<dash].decimal,
      bytes[(dash + 1)...].allSatisfy(LogName.isLetterOrDigit)
    else { return nil }
    self.number = number
    word = String(decoding: bytes[(dash + 1)...], as: UTF8.self)
  }

  package var description: String { "\(number.padded(to: 8))-\(word)" }

  package static func < (left: Self, right: Self) -> Bool {
    (left.number, left.word) < (right.number, right.word)
  }
}

/// The name of a change's file in the log, which tells what it is and how far it has come.
///
/// `00000042-WORD.begun`, then `00000042-WORD.done-MARK` with the mark of the bytes that it left,
/// or `.done-gone` where it left no file, then `.skipped` when it was passed over. So a change is
/// finished by one renaming. It is `.rest-` in place of `.done-` once other changes of its command
/// have been forgotten.
struct ChangeName {
  let identity: ChangeIdentity
  let state: ChangeState
  let isRest: Bool

  init(_ identity: ChangeIdentity, _ state: ChangeState, isRest: Bool = false) {
    (self.identity, self.state, self.isRest) = (identity, state, isRest)
  }

  init?(parsing bytes: [UInt8]) {
    guard let name = LogName(bytes) else { return nil }
    self.init(name, in: bytes)
  }

  /// Reads a name that was looked at already.
  init?(_ name: LogName, in bytes: [UInt8]) {
    let left = bytes[name.rest...]
    switch name.kind {
    case .begun where left.isEmpty: state = .begun
    case .skipped where left.isEmpty: state = .skipped
    case .done, .rest:
      if left.elementsEqual("gone".utf8) {
        state = .done(nil)
      } else if let mark = ContentMark(ascii: left) {
        state = .done(mark)
      } else {
        return nil
      }
    default: return nil
    }
    guard let identity = ChangeIdentity(ascii: bytes[..<name.dot]) else { return nil }
    (self.identity, isRest) = (identity, name.kind == .rest)
  }

  var bytes: [UInt8] {
    let end =
      switch state {
      case .begun: "begun"
      case .skipped: "skipped"
      case .done(let mark): "\(isRest ? "rest" : "done")-\(mark.map(\.description) ?? "gone")"
      }
    return Array("\(identity).\(end)".utf8)
  }
}
