import DiaryModel
import DiaryViews

/// What was taken back, told in a line for each file, or for many in one with the first few.
struct UndoReport {
  private var deeds: [(words: String, path: VaultPath)] = []

  /// Takes note of what was done to a file.
  mutating func add(_ words: String, _ path: VaultPath) { deeds.append((words, path)) }

  /// Tells what was done so far.
  func tell(in world: World) throws {
    guard deeds.count > Self.most else {
      for (words, path) in deeds { try world.report("\(words): \(VisibleText.path(path))") }
      return
    }
    var groups: [(words: String, paths: [VaultPath])] = []
    for (words, path) in deeds {
      if let place = groups.firstIndex(where: { $0.words == words }) {
        groups[place].paths.append(path)
      } else {
        groups.append((words, [path]))
      }
    }
    for (words, paths) in groups {
      try world.report("\(words): \(paths.count.counted("file", "files"))")
      for path in paths.prefix(Self.shown) { try world.report("  \(VisibleText.path(path))") }
      let rest = paths.count - Self.shown
      if rest > 0 { try world.report("  and \(rest) more") }
    }
  }

  /// How many files are told of one by one, and how many of those that are more.
  private static let (most, shown) = (5, 3)
}
