extension Layout {
  /// The same layout with weekdays in Korean, where more of a folder's dated files follow that.
  ///
  /// Other programs name weekdays in the language that they are used in, and do not note which.
  package func inLanguage(of paths: [VaultPath]) -> Layout {
    let korean = text.replacing("{EEEE}", with: "{EEEE:ko}").replacing("{EEE}", with: "{EEE:ko}")
    guard korean != text, let other = try? Layout(korean) else { return self }
    return other.followers(among: paths) > followers(among: paths) ? other : self
  }

  private func followers(among paths: [VaultPath]) -> Int {
    paths.count { path in
      EntryName(path: path).map { number(of: path, on: $0.day) != nil } ?? false
    }
  }

  /// The layout that most dated files of a folder follow, or nothing where none is dated.
  ///
  /// Times, counters and slugs behind the day are not part of it; names of weekdays and months
  /// are. Of two that are equally frequent, the one with the later day.
  package static func guessed(from paths: [VaultPath]) -> Layout? {
    var votes: [String: (count: Int, latest: Day)] = [:]
    for path in paths {
      guard case .entry(let name) = PathKind.classify(path: path),
        let pattern = DatedPath(path, name).pattern
      else { continue }
      let before = votes[pattern] ?? (0, name.day)
      votes[pattern] = (before.count + 1, max(before.latest, name.day))
    }
    let ranked = votes.sorted { left, right in
      (left.value.count, left.value.latest, left.key)
        > (right.value.count, right.value.latest, right.key)
    }
    for (pattern, _) in ranked {
      if let layout = try? Layout(pattern) { return layout }
    }
    return nil
  }
}

/// A dated path, to be written as a pattern.
private struct DatedPath {
  private let name: EntryName
  private let path: VaultPath

  init(_ path: VaultPath, _ name: EntryName) { (self.path, self.name) = (path, name) }

  /// The path with the parts of its day in braces, or nothing when it is no text.
  var pattern: String? {
    let folder = path.folder
    guard folder.text.utf8.elementsEqual(folder.bytes), !folder.bytes.contains(UInt8(ascii: "{"))
    else { return nil }
    let ending = FileEnding(name: path.name)
    let length = FileEnding.length(in: path.name)
    let stem = path.name.dropLast(length)
    let folders = folder.text.split(separator: "/").map { tokens(in: $0, [.month, .day, .week]) }
    guard let head = head(of: stem) else { return nil }
    let suffix = ending == .md ? "" : ending?.text ?? ""
    return (folders + [head + suffix]).joined(separator: "/")
  }

  /// The file name's pattern, without what is only this entry's.
  private func head(of stem: ArraySlice<UInt8>) -> String? {
    guard let shape = DatedShape(name: stem) else {
      return DatedShape(spread: stem, path: path).map { "{dd}" + tail($0.rest) }
    }
    let separators = shape.isCompact ? ["", ""] : [stem.separator(at: 4), stem.separator(at: 7)]
    return "{yyyy}\(separators[0]){MM}\(separators[1]){dd}" + tail(shape.rest)
  }

  /// What follows the day where it names a part of the day too, such as ` {EEEE}`.
  private func tail(_ rest: ArraySlice<UInt8>) -> String {
    guard name.second == nil, name.counter == nil else { return "" }
    let text = String(decoding: rest, as: UTF8.self)
    let pattern = tokens(in: text[...], [])
    return pattern == text ? "" : pattern
  }

  /// A text with the parts of the day in braces: names and years, and the numbers asked for.
  private func tokens(in text: Substring, _ numbers: [LayoutToken]) -> String {
    let names: [LayoutToken] = [
      .monthName, .weekdayName, .shortMonthName, .shortWeekdayName, .koreanWeekdayName,
      .shortKoreanWeekdayName,
    ]
    let candidates = [LayoutToken.year] + numbers + names
    let pairs = candidates.map { (token: $0, text: $0.text(for: name.day)) }
    var (pattern, rest) = ("", text)
    while let character = rest.first {
      let run = rest.prefix {
        $0.isLetter == character.isLetter && $0.isNumber == character.isNumber
      }
      let match = pairs.first { $0.text == run }
      pattern += match.map { "{\($0.token.rawValue)}" } ?? String(run)
      rest = rest[run.endIndex...]
    }
    return pattern
  }
}

extension ArraySlice<UInt8> {
  /// The byte some places from the start, as text.
  fileprivate func separator(at place: Int) -> String {
    String(decoding: dropFirst(place).prefix(1), as: UTF8.self)
  }
}
