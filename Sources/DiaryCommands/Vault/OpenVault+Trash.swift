import DiaryModel
import DiaryVault

extension OpenVault {
  /// What lies in the trash, the last deleted first.
  ///
  /// The names there tell when by a clock, which may be put back, or be of another time zone than
  /// before; so of what this program has deleted the log's order counts.
  func trash() throws -> [Trash.Item] {
    let items = try Trash.items(in: files.folder)
    guard items.count > 1, let order = try? changes?.orderOfDeletions() else { return items }
    let known = items.filter { order[$0.path] != nil }
      .sorted { order[$0.path, default: 0] > order[$1.path, default: 0] }
    var (rest, sorted) = (known[...], [Trash.Item]())
    for item in items where order[item.path] == nil {
      while let next = rest.first, next.deletion > item.deletion {
        sorted.append(next)
        rest.removeFirst()
      }
      sorted.append(item)
    }
    return sorted + rest
  }
}
