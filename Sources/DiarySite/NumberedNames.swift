/// Names that are given once each: where one is taken, the next that asks for it gets a number.
struct NumberedNames {
  private var taken: Set<String>
  /// The number that each name which was asked for more than once got last, so that many that are
  /// the same are not counted through again each time.
  private var last: [String: Int] = [:]

  init(taken: Set<String> = []) { self.taken = taken }

  /// Takes a name, or that name with `_2`, `_3` and so on behind it; tells the number, 1 for none.
  mutating func take(_ name: String, withNumberBehind stem: String) -> Int {
    if taken.insert(name).inserted { return 1 }
    var count = last[name] ?? 1
    repeat { count += 1 } while !taken.insert("\(stem)_\(count)").inserted
    last[name] = count
    return count
  }

  mutating func removeAll() {
    taken.removeAll(keepingCapacity: true)
    last.removeAll(keepingCapacity: true)
  }
}
