import DiaryMarkup
import DiaryModel
import DiaryVault
import DiaryViews
import Platform

extension OpenVault {
  /// What is told of commands that can be taken back, the last one first.
  ///
  /// An entry is told by its title of now, wherever later changes have moved it; where its file is
  /// gone, by the one it had before the change.
  func listed(_ commands: [[RecordedChange]]) -> [ListedChange] {
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
        changes.append(item)
      }
      listed += changes.reversed()
    }
    return listed
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
