import DiaryMarkup
import DiaryModel
import DiaryVault
import DiaryViews
import Platform

extension OpenVault {
  /// What is told of commands that can be taken back, the last one first.
  ///
  /// An entry is told by its title of now, wherever later changes have moved it; where its file is
  /// gone, by the one it had before the change. With each goes what keeps it from being taken back
  /// once those after it have been.
  func listed(
    _ commands: [[RecordedChange]], of history: ChangeHistory, by undoing: Undoing
  ) throws -> [ListedChange] {
    var forecast = UndoForecast(in: self, log: undoing.log)
    var (places, titles): ([VaultPath: VaultPath], [VaultPath: String]) = ([:], [:])
    var listed: [ListedChange] = []
    for (number, command) in commands.enumerated() {
      var changes: [ListedChange] = []
      for recorded in command.reversed() {
        let change = recorded.change
        let place = places[change.result] ?? change.result
        let title = titles[place] ?? title(at: place) ?? title(before: recorded)
        titles[place] = title
        var item = ListedChange(change.verb, at: change.moment, path: change.result.bytes)
        if case .moved = change.kind {
          item.original = change.path.bytes
          places[change.result] = nil
          places[change.path] = place
        }
        item.day = EntryName(path: change.isDeletion ? change.path : change.result)?.day
        item.title = title ?? ""
        (item.command, item.number) = (change.command, number + 1)
        item.obstacle =
          try obstacle(to: recorded, by: &forecast)
          ?? (history.isWhole(command) ? nil : .partlyGone)
        changes.append(item)
      }
      listed += changes.reversed()
    }
    return listed
  }

  private func obstacle(
    to recorded: RecordedChange, by forecast: inout UndoForecast
  ) throws -> ListedChange.Obstacle? {
    do { try forecast.takeBack(recorded) } catch let failure as UndoFailure {
      return failure.obstacle
    } catch let error as SystemError {
      journal.noteUnreadable(recorded.change.result, error)
      return .unreadable
    }
    return nil
  }

  /// What is told of deleted entries.
  func listed(_ items: [Trash.Item]) -> [ListedChange] {
    items.map { item in
      var change = ListedChange(
        .deleted, at: item.moment, path: item.path.bytes, original: item.original.bytes)
      change.day = EntryName(path: item.original)?.day
      change.title = title(at: item.path) ?? ""
      return change
    }
  }

  /// What cannot be read is remembered, and told of in the end.
  private func title(at path: VaultPath) -> String? {
    guard FileEnding(name: path.name) != nil else { return nil }
    do throws(SystemError) {
      let bytes = try files.folder.read(path.bytes).bytes
      return EntryReader.facts(of: bytes, options: markup).title
    } catch {
      journal.noteUnreadable(path, error)
      return nil
    }
  }

  private func title(before recorded: RecordedChange) -> String? {
    guard FileEnding(name: recorded.change.path.name) != nil, recorded.change.before != nil,
      let changes
    else { return nil }
    do throws(SystemError) {
      return EntryReader.facts(of: try changes.text(before: recorded), options: markup).title
    } catch {
      journal.noteUnreadable(recorded.change.path, error)
      return nil
    }
  }
}

extension UndoFailure {
  fileprivate var obstacle: ListedChange.Obstacle? {
    switch self {
    case .nothing: nil
    case .changed: .changed
    case .gone: .gone
    case .taken: .taken
    case .underWay, .otherUndoing, .otherChange: .open
    case .unfinished: .unfinished
    case .damaged, .unreadable: .damaged
    case .partlyGone: .partlyGone
    }
  }
}

extension Change {
  fileprivate var isDeletion: Bool { verb == .deleted }

  fileprivate var verb: ListedChange.Kind {
    switch kind {
    case .created: .written
    case .replaced: .changed
    case .moved(let target): target.isInTrash ? .deleted : path.isInTrash ? .restored : .moved
    }
  }
}
