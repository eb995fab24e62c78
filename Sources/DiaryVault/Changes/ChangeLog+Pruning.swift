import DiaryModel
import Platform

/// How far back the log reaches.
extension ChangeLog {
  /// How many commands are kept, how many changes of them, and how many bytes.
  ///
  /// What is more goes once it is old, and what is young only where it is very much. The newest
  /// command is kept always, and each as a whole: one of which a part is gone could be taken back only
  /// in part.
  package struct Reach: Sendable {
    package var (commands, changes, bytes) = (200, 2000, 64 << 20)
    /// For so many days every command is kept, as long as there are not more than `most`.
    package var days = 30
    package var (mostChanges, mostBytes) = (20_000, 512 << 20)
    /// After so many changes it is looked whether there are too many.
    package var interval = 50

    package init() {}

    /// The more there are, the longer it takes to look, and the more rarely it is done.
    func isDue(_ count: Int) -> Bool {
      var interval = interval
      while interval * 64 < count { interval *= 2 }
      return count >= commands && count.isMultiple(of: interval)
    }
  }

  /// Commands that were dropped though they are young.
  package struct Dropped: Sendable {
    package var commands = 0
    /// When the last of them was made.
    package var last: Moment
    package let reach: Reach
  }

  /// Drops the oldest commands where there are too many; what fails here is tried again later.
  ///
  /// Of the command that makes a change, or that it takes back, nothing is dropped, however many
  /// changes it has, nor one that is being made: an editor may be open for days. Nor is a command that
  /// has left a text somewhere of which `isSeenTo` says that it is not known what became of that.
  func prune(
    _ opened: borrowing Folder, during change: Change, of command: ChangeIdentity,
    isSeenTo: (VaultPath) -> Bool
  ) {
    guard !isWithinReach(opened), let listed = try? ListedChanges(in: opened) else { return }
    let commands = commands(opened, Array(listed.records.values))
    var needed: Set<ChangeIdentity> = [command]
    if let other = change.takesBack,
      let taken = commands.first(where: { $0.changes.contains { $0.name.identity == other } })
    {
      needed.insert(taken.identity)
    }
    let held = heldSizes(in: opened)
    let unsettled = Set(listed.after.values.joined().map(\.identity))
    var seenTo: [VaultPath: Bool] = [:]
    func maySettle(_ path: VaultPath) -> Bool {
      if let known = seenTo[path] { return known }
      let isKnown = isSeenTo(path)
      seenTo[path] = isKnown
      return isKnown
    }
    var (keptCommands, keptChanges, keptBytes) = (0, 0, 0)
    var dropped: Set<ChangeIdentity> = []
    let young = Clock.nanoseconds() - Int64(reach.days) * 86_400 * 1_000_000_000
    for command in commands {
      var (bytes, isYoung) = (0, false)
      for (name, _) in command.changes {
        let status = (try? opened.status(of: name.bytes)) ?? nil
        // The text from afterwards is kept too, and about as long.
        bytes += 2 * Int(status?.size ?? 0) + (held[name.identity] ?? 0)
        isYoung = isYoung || (status?.modified ?? 0) > young
      }
      keptCommands += 1
      keptChanges += command.changes.count
      keptBytes += bytes
      let isTooMuch =
        isYoung
        ? keptChanges > reach.mostChanges || keptBytes > reach.mostBytes
        : keptCommands > reach.commands || keptChanges > reach.changes || keptBytes > reach.bytes
      guard isTooMuch, keptCommands > 1, !needed.contains(command.identity),
        command.changes.allSatisfy({ !unsettled.contains($0.name.identity) || maySettle($0.path) })
      else { continue }
      if isYoung, command.changes.contains(where: { $0.name.state != .begun }) {
        let last = self.dropped?.last ?? command.moment
        self.dropped = Dropped(
          commands: (self.dropped?.commands ?? 0) + 1, last: last, reach: reach)
      }
      for (name, _) in command.changes where name.state != .begun {
        try? opened.discard(name.bytes)
        dropped.insert(name.identity)
      }
    }
    if !dropped.isEmpty { dropTexts(of: dropped) }
  }

  /// Whether nothing is to be dropped for certain, so that no change has to be read: all that could be
  /// is young, and together not too much.
  private func isWithinReach(_ opened: borrowing Folder) -> Bool {
    guard let items = try? opened.names() else { return false }
    let young = Clock.nanoseconds() - Int64(reach.days) * 86_400 * 1_000_000_000
    var (changes, bytes) = (0, 0)
    for item in items {
      guard let name = LogName(item.name), name.kind.isChange || name.kind == .held else {
        continue
      }
      changes += name.kind.isChange ? 1 : 0
      guard changes <= reach.mostChanges, bytes <= reach.mostBytes,
        let status = (try? opened.status(of: item.name)) ?? nil,
        status.modified > young || name.kind == .begun || name.kind == .held
      else { return false }
      bytes += (name.kind == .held ? 1 : 2) * Int(status.size)
    }
    return changes <= reach.mostChanges && bytes <= reach.mostBytes
  }

  /// A command with its changes, each with the path at which its file is now.
  private typealias Command = (
    identity: ChangeIdentity, moment: Moment, changes: [(name: ChangeName, path: VaultPath)]
  )

  /// The changes by their commands, the newest command first.
  private func commands(_ opened: borrowing Folder, _ names: [ChangeName]) -> [Command] {
    var order: [(identity: ChangeIdentity, moment: Moment)] = []
    var groups: [ChangeIdentity: [(ChangeName, VaultPath)]] = [:]
    // Where files went that were at a path.
    var targets: [VaultPath: VaultPath] = [:]
    for name in names.sorted(by: { $1.identity < $0.identity }) {
      guard let recorded = ChangeRecord.read(name, in: opened) else { continue }
      if groups[recorded.command] == nil {
        order.append((recorded.command, recorded.change.moment))
      }
      let result = recorded.change.result
      let path = targets[result] ?? result
      if case .moved = recorded.change.kind { targets[recorded.change.path] = path }
      groups[recorded.command, default: []].append((name, path))
    }
    return order.map { ($0.identity, $0.moment, groups[$0.identity] ?? []) }
  }

  /// How many bytes were held while editors were open on files, by their changes.
  private func heldSizes(in opened: borrowing Folder) -> [ChangeIdentity: Int] {
    var sizes: [ChangeIdentity: Int] = [:]
    forEachText(.held) { name, opened in
      guard case .held(let identity, _) = name else { return }
      sizes[identity, default: 0] += Int((try? opened.status(of: name.bytes))?.size ?? 0)
    }
    return sizes
  }
}
