import Platform

/// Who makes a change, and whether that is still so.
extension ChangeLog {
  /// Whether another program is making a change.
  package func isBeingMadeElsewhere(_ recorded: RecordedChange) -> Bool {
    guard recorded.state == .begun else { return false }
    let life = recorded.maker.life
    return life != .own && mayRun(recorded, life)
  }

  /// The changes that were to give files a text and whose maker was stopped.
  package func stoppedWriting() throws(SystemError) -> [RecordedChange] {
    guard let opened = try? Folder(path: folder) else { return [] }
    let listed = try list(opened)
    return listed.begun.compactMap { name in
      guard let recorded = ChangeRecord.read(name, in: opened),
        [.replaced, .created].contains(recorded.change.kind), !mayRun(recorded, recorded.maker.life)
      else { return nil }
      return recorded
    }
  }

  /// Whether the maker of a change, of which so much is known, may run still.
  ///
  /// One on another machine, or in another container, cannot be seen: it counts as running until it
  /// has given no sign for an hour, see `giveSign`.
  func mayRun(_ recorded: RecordedChange, _ life: ProgramMark.Life) -> Bool {
    switch life {
    case .own, .running: true
    case .ended: false
    case .unknown: hasSign(recorded, within: 3600)
    }
  }

  /// Whether the maker of a change has given a sign in so many seconds, by the clock that stamps
  /// files.
  func hasSign(_ recorded: RecordedChange, within seconds: Int64) -> Bool {
    let status = (try? Folder(path: folder).status(of: recorded.name)) ?? nil
    return status.map { $0.modified > Clock.nanoseconds() - seconds * 1_000_000_000 } ?? false
  }

  /// Tells whoever shares the folder from elsewhere that a change is still being made; every few
  /// minutes, however often it is called.
  package func giveSign(of recorded: RecordedChange) {
    let now = Clock.nanoseconds()
    guard abs(now - lastSign) > 300 * 1_000_000_000 else { return }
    lastSign = now
    try? Folder(path: folder).touch(recorded.name)
  }
}
