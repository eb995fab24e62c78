/// What can be taken back, and what can be made again.
///
/// A change that was taken back counts no more; the change that did so can be taken back itself,
/// which makes the first one again, until something else is changed.
package struct ChangeHistory: Sendable {
  /// The changes that count, oldest first.
  private let live: [RecordedChange]
  private let known: Set<ChangeIdentity>

  /// `changes` come oldest first.
  package init(_ changes: [RecordedChange]) {
    let takenBack = Set(changes.filter { $0.state != .begun }.compactMap(\.change.takesBack))
    live = changes.filter { !takenBack.contains($0.identity) && $0.state != .skipped }
    known = Set(changes.map(\.identity))
  }

  /// Whether all that a command has changed is known, so that taking it back leaves nothing of it.
  package func isWhole(_ command: [RecordedChange]) -> Bool {
    command.allSatisfy { !$0.isRest && known.contains($0.command) }
  }

  /// The commands whose changes can be taken back, the last one first, each oldest first.
  package var commands: [[RecordedChange]] {
    Self.commands(live.filter { !$0.isUndoing })
  }

  /// The commands that were taken back and can be made again, the last one first.
  package var undone: [[RecordedChange]] {
    Self.commands(live.filter(\.isUndoing)).filter { command in
      guard let last = live.last(where: { $0.change.takesBack == nil }),
        let first = command.first
      else { return true }
      return last.identity < first.identity
    }
  }

  private static func commands(_ changes: [RecordedChange]) -> [[RecordedChange]] {
    var (order, groups): ([ChangeIdentity], [ChangeIdentity: [RecordedChange]]) = ([], [:])
    for recorded in changes.reversed() {
      if groups[recorded.command] == nil { order.append(recorded.command) }
      groups[recorded.command, default: []].append(recorded)
    }
    return order.compactMap { groups[$0]?.reversed() }
  }
}

extension RecordedChange {
  /// Whether it takes back one that can then be made again.
  fileprivate var isUndoing: Bool { change.takesBack != nil && !change.isRedo }
}
