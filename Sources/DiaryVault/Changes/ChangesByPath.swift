import DiaryModel

/// The changes of a log by the paths that they concern, so that each file's are found at once among
/// thousands.
struct ChangesByPath {
  /// All of them, oldest first.
  let all: [RecordedChange]
  /// The places in `all` of those that begin at a path or end there, oldest first.
  private let places: [VaultPath: [Int]]
  /// The latest minute of all changes up to each: a clock may have been put back.
  private let latest: [Moment]

  init(_ changes: [RecordedChange]) {
    all = changes
    var places: [VaultPath: [Int]] = [:]
    var latest: [Moment] = []
    latest.reserveCapacity(changes.count)
    for (place, recorded) in changes.enumerated() {
      let (path, result) = (recorded.change.path, recorded.change.result)
      places[path, default: []].append(place)
      if result != path { places[result, default: []].append(place) }
      let minute = recorded.change.moment.wholeMinute
      latest.append(latest.last.map { max($0, minute) } ?? minute)
    }
    (self.places, self.latest) = (places, latest)
  }

  /// How many changes come before a moment for certain.
  ///
  /// They are written down to the minute, and what is of the same one counts as later.
  func count(before moment: Moment) -> Int {
    let minute = moment.wholeMinute
    var (start, end) = (0, latest.count)
    while start < end {
      let middle = (start + end) / 2
      if latest[middle] < minute { start = middle + 1 } else { end = middle }
    }
    return start
  }

  /// What a file's path has to do with the changes from one on.
  enum Beginning {
    /// The file that was there before them goes on.
    case goesOn
    /// Another file comes to the path.
    case isOther
    /// None of them tells.
    case unknown
  }

  func beginning(of path: VaultPath, from start: Int) -> Beginning {
    guard let place = places[path, default: []].first(where: { $0 >= start }) else {
      return .unknown
    }
    let change = all[place].change
    if change.path == path {
      return change.kind == .created && change.takesBack == nil ? .isOther : .goesOn
    }
    // What comes back out of the trash may be what was put there.
    return change.path.isInTrash ? .goesOn : .isOther
  }

  /// The places of all changes of the file that is at a path after the first `end` of them, by
  /// whatever paths it had before.
  func places(of path: VaultPath, before end: Int? = nil) -> [Int] {
    var (path, found, end) = (path, [Int](), end ?? all.count)
    while true {
      var next: VaultPath?
      for place in places[path, default: []].reversed() where place < end {
        let change = all[place].change
        // What left the path before another file came to it was that other one's neighbour in time.
        guard change.result == path else { return found }
        found.append(place)
        switch change.kind {
        // Before it was made, another file may have had its path, unless this brought it back.
        case .created where change.takesBack == nil: return found
        case .created, .replaced: continue
        case .moved: (next, end) = (change.path, place)
        }
        break
      }
      guard let next else { return found }
      path = next
    }
  }
}

extension Moment {
  /// The same without its seconds, as the log keeps it.
  fileprivate var wholeMinute: Moment {
    var copy = self
    copy.second -= second % 60
    return copy
  }
}
