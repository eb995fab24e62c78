import DiaryModel
import Platform

/// Entries to which something could not be done: each is told of and left as it is, and the rest is
/// done.
struct LeftAlone {
  private let world: World
  private(set) var count = 0
  private var first: (any Error)?

  init(in world: World) { self.world = world }

  /// Does something to one entry, or tells why it cannot be done to that one.
  mutating func attempt(_ body: () throws -> Void) throws {
    do { try body() } catch  where Self.isOfOne(error) {
      let complaint = Complaint(error)
      world.warn(complaint.description, hint: complaint.hint)
      first = first ?? error
      count += 1
    }
  }

  /// Ends a command that has left some alone, and has done something or nothing.
  func end(afterDoing isDone: Bool) throws {
    guard let first else { return }
    guard isDone else { throw SilentEnd(Complaint(first).status) }
    world.note(
      "\(count.counted("entry was", "entries were")) left as \(count == 1 ? "it is" : "they are")")
    throw SilentEnd(.incomplete)
  }

  /// Whether a failure says nothing of what can be done to others.
  private static func isOfOne(_ error: any Error) -> Bool {
    switch error {
    case is OutputError, is SilentEnd, is SettingsFailure, is PlaceFailure, is QuestionFailure:
      false
    default: true
    }
  }
}

extension World {
  /// Does something to each of several things that were named; what cannot be done to one of them
  /// is told, and keeps it from none of the others.
  func each<Thing>(of things: [Thing], _ body: (Thing) throws -> Void) throws {
    guard things.count > 1 else { return try things.forEach(body) }
    var leftAlone = LeftAlone(in: self)
    for thing in things { try leftAlone.attempt { try body(thing) } }
    try leftAlone.end(afterDoing: leftAlone.count < things.count)
  }
}
