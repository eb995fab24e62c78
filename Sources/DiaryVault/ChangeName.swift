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
  package init?(_ description: String) {
    let parts = description.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Array(parts[0].utf8).decimal,
      parts[1].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
    else { return nil }
    (self.number, word) = (number, String(parts[1]))
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

  /// The place in the order that a name in the log begins with, and whether it may be a change's own:
  /// there may be thousands, and reading each in full takes long.
  static func glance(at bytes: [UInt8]) -> (number: Int, mayBeChange: Bool)? {
    guard let dash = bytes.firstIndex(of: UInt8(ascii: "-")), let number = bytes[..<dash].decimal,
      let dot = bytes[dash...].firstIndex(of: UInt8(ascii: "."))
    else { return nil }
    let rest = bytes[(dot + 1)...]
    return (number, ["begun", "done-", "rest-", "skipped"].contains { rest.starts(with: $0.utf8) })
  }

  init?(parsing bytes: [UInt8]) {
    guard let glance = Self.glance(at: bytes), glance.mayBeChange else { return nil }
    let parts = String(decoding: bytes, as: UTF8.self).split(separator: ".")
    guard parts.count == 2, let identity = ChangeIdentity(String(parts[0])) else { return nil }
    isRest = parts[1].hasPrefix("rest-")
    if parts[1] == "begun" {
      state = .begun
    } else if parts[1] == "skipped" {
      state = .skipped
    } else if isRest || parts[1].hasPrefix("done-") {
      let left = parts[1].dropFirst(5)
      if left == "gone" {
        state = .done(nil)
      } else if let mark = ContentMark(String(left)) {
        state = .done(mark)
      } else {
        return nil
      }
    } else {
      return nil
    }
    self.identity = identity
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
