import DiaryModel
import Platform

/// Entries by what their names say beyond a day: a time, or all of the file's name.
extension OpenVault {
  /// The moment that a day with a time means; nothing where no time is told.
  func moment(of asked: DayTimePhrase) -> Moment? {
    guard let moment = asked.moment(endingAt: settings.dayEndsAt, wallDay: now.day) else {
      return nil
    }
    return asked.offset.map { Moment(day: moment.day, second: moment.second, offset: $0) }
      ?? self.moment(ofWall: moment.day, second: moment.second)
  }

  /// The entries whose names have the day and the time that words tell: `yesterday 19:00`.
  ///
  /// Nothing for words that do not tell both. A time without seconds is a whole minute.
  func entries(timed words: String) throws -> [Entry]? {
    guard let asked = try? dayTime(words), asked.naming != .time, let moment = moment(of: asked)
    else { return nil }
    let day = settings.day(of: moment)
    let found = try journal.entries(on: day).filter { entry in
      guard let second = entry.name.clockSecond else { return false }
      return moment.second % 60 == 0
        ? second / 60 == moment.second / 60 : second == moment.second
    }
    guard !found.isEmpty else { throw ReferenceFailure.noEntryThen(day, words) }
    return found
  }

  /// The entries whose file has a name, with its ending or without: `2026-11-29-1900`, or the end of
  /// a path.
  func entries(fileName words: String) throws -> [Entry] {
    let typed = Array(words.utf8)
    let isWhole = FileEnding(name: typed[...]) != nil
    let path = VaultPath(bytes: isWhole ? typed : typed + Array(FileEnding.md.text.utf8))
    guard let day = EntryName(path: path)?.day else { return [] }
    let wanted = NormalForm.fold("/\(words)")
    return try journal.entries(on: day).filter { entry in
      let bytes = entry.path.bytes
      let shown = isWhole ? bytes[...] : bytes.dropLast(FileEnding.length(in: entry.path.name))
      return NormalForm.fold("/" + String(decoding: shown, as: UTF8.self)).hasSuffix(wanted)
    }
  }
}
