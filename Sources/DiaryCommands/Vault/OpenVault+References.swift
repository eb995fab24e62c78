import DiaryModel
import DiaryVault
import Platform

extension OpenVault {
  /// The entries that the words of a command line name, in their order; the newest for no words.
  ///
  /// All words together may be one phrase for a day, such as `3 days ago`. What only reads may take
  /// a part of a title for the whole; what changes an entry unseen may not.
  func entries(named words: [NameWord], byPart: Bool = false) throws -> [Entry] {
    guard !words.isEmpty else { return [try newestEntry()] }
    let phrase = words.phrase
    if words.count > 1, let found = try entries(phrase: phrase) { return found }
    return try eachNamed(words) { word in
      try entries(try reference(word), asked: word, byPart: byPart)
    }.flatMap { $0 }
  }

  /// The entries of several words that are one phrase, for a day or for a time of one.
  private func entries(phrase: String) throws -> [Entry]? {
    if let day = try? day(phrase) { return try entries(of: day, number: nil) }
    return try? entries(timed: phrase)
  }

  /// What is found for each word; where one names nothing, all of them may be several days' phrase.
  private func eachNamed<Found>(
    _ words: [NameWord], _ find: (NameWord) throws -> Found
  ) throws -> [Found] {
    do { return try words.map(find) } catch let failure as ReferenceFailure {
      guard words.count > 1 else { throw failure }
      if let period = period(words.phrase) { throw period }
      // That there is none of that time says more than that none has the time for a name.
      _ = try entries(timed: words.phrase)
      throw failure
    }
  }

  /// One entry for each name, or for all words where they are one phrase; the newest for no words.
  ///
  /// For what changes entries: a day of several is not enough to change them all.
  func oneEntryEach(named words: [NameWord]) throws -> [Entry] {
    guard !words.isEmpty else { return [try entry(named: words)] }
    if words.count > 1, let found = try entries(phrase: words.phrase) {
      return [try one(of: found, asked: NameWord(joining: words))]
    }
    return try eachNamed(words) { try entry(named: [$0]) }
  }

  /// The one entry that the words name.
  func entry(named words: [NameWord], byPart: Bool = false) throws -> Entry {
    try one(of: try entries(named: words, byPart: byPart), asked: NameWord(joining: words))
  }

  /// What one word means, before it is looked for.
  func reference(_ word: NameWord) throws(DayPhraseError) -> EntryReference {
    guard word.isText else { return .path(word.bytes) }
    return try EntryReference(word.text) { (text) throws(DayPhraseError) -> Day? in
      do throws(DayPhraseError) { return try day(text) } catch {
        // Words that are no phrase for a day may be a title; a day that does not exist is refused.
        if error.isRefusal { throw error }
        return nil
      }
    }
  }

  /// The entries that a word names, by what it means.
  func entries(
    _ reference: EntryReference, asked: NameWord, byPart: Bool
  ) throws -> [Entry] {
    switch reference {
    case .last: return [try newestEntry()]
    case .day(let day, let number): return try entries(of: day, number: number)
    case .path(let path): return [try entry(atPath: path, asked: asked)]
    case .title(let title):
      if let timed = try? entries(timed: title) { return timed }
      do { return [try entry(titled: title, byPart: byPart)] } catch let failure as ReferenceFailure
      {
        _ = try entries(timed: title)
        throw failure
      }
    }
  }

  /// What is written ahead is not what was written last.
  private func newestEntry() throws -> Entry {
    guard let entry = try journal.newest(notAfter: today) else { throw ReferenceFailure.noEntries }
    return entry
  }

  /// A word that means a day is never taken for a title: another day's entry would be changed.
  private func entries(of day: Day, number: Int?) throws -> [Entry] {
    let found = try journal.entries(on: day)
    guard let number else {
      if !found.isEmpty { return found }
      throw unreadable(on: day) ?? notFound(.noEntry(on: day))
    }
    guard found.indices.contains(number - 1) else {
      throw unreadable(on: day) ?? notFound(.tooFew(day, asked: number, found: found.count))
    }
    return [found[number - 1]]
  }

  /// That an entry of a day is there and cannot be read, where that is so.
  private func unreadable(on day: Day) -> ReferenceFailure? {
    try? tellLonelyCopies(since: day, until: day)
    return journal.unreadable.first { EntryName(path: $0.path)?.day == day }
      .map { .unreadable($0.path, $0.reason) }
  }

  /// The failure, after telling which entries could not be read: what was asked for may be among
  /// them.
  private func notFound(_ failure: ReferenceFailure) -> ReferenceFailure {
    tellUnreadable()
    return failure
  }

  /// A path from the current folder, or else from the vault's.
  private func entry(atPath path: [UInt8], asked: NameWord) throws -> Entry {
    let typed = PathText.expandingHome(path, home: places.home)
    let absolute = PathText.absolute(typed, from: world.currentFolder)
    for candidate in [absolute, typed] {
      for path in inside(candidate) {
        if let entry = try journal.entry(at: VaultPath(bytes: path)) { return entry }
      }
    }
    if !PathText.isAbsolute(typed), asked.isText,
      let entry = try? entry(titled: asked.text, byPart: false)
    {
      return entry
    }
    for candidate in [absolute, typed] {
      guard let path = try? files.folder.resolve(candidate), !path.isEmpty,
        PathKind.classify(path: VaultPath(bytes: path)) == .undated,
        try files.folder.status(of: path)?.kind == .regular
      else { continue }
      throw note(VaultPath(bytes: path))
    }
    if asked.isText, let path = note(titled: asked.text) { throw note(path) }
    throw ReferenceFailure.noEntryAt(path)
  }

  /// What a path may mean in the vault: a link that is at its end, or else where that leads.
  private func inside(_ path: [UInt8]) -> [[UInt8]] {
    let (parent, name) = PathText.split(path)
    let linked = (try? files.folder.resolve(parent)).map { PathText.join($0, name) }
    let real = try? files.folder.resolve(path)
    return [linked, real].compactMap(\.self).filter { !$0.isEmpty }
  }

  private func note(_ path: VaultPath) -> ReferenceFailure { .note(path, file: absolute(path)) }

  /// The note without a date that has a title, an alias or a file name.
  private func note(titled title: String) -> VaultPath? {
    let key = NormalForm.fold(title.trimmed)
    guard !key.isEmpty else { return nil }
    return texts(of: journal.otherFiles().notes).map(\.names).first { note in
      let path = note.path.bytes.dropLast(FileEnding.length(in: note.path.name))
      let stem = note.path.name.dropLast(FileEnding.length(in: note.path.name))
      let names =
        [note.title] + note.aliases
        + [path, stem, note.path.name].map { String(decoding: $0, as: UTF8.self) }
      return PathKind.classify(path: note.path) == .undated
        && names.contains { NormalForm.fold($0) == key }
    }?.path
  }

  /// The one entry of a title: of the whole, or else, where that is asked for, of a part.
  private func entry(titled title: String, byPart: Bool) throws -> Entry {
    // Entries without a title are many, and an empty word names none of them.
    var found = title.trimmed.isEmpty ? [] : try journal.entries(titled: title)
    if found.isEmpty { found = try entries(fileName: title) }
    if found.isEmpty, byPart { found = try entries(titledWith: title.trimmed) }
    guard !found.isEmpty else {
      if let note = note(titled: title) { throw notFound(self.note(note)) }
      if let period = period(title) { throw period }
      let parts = byPart ? [] : try entries(titledWith: title.trimmed)
      guard !parts.isEmpty else { throw notFound(.nothing(title)) }
      // Nothing is changed that nobody has seen; somebody who chooses has.
      if world.canChoose { return try chosen(among: parts) }
      let numbered = zip(parts, try numbers(of: parts)).map { (entry: $0, number: $1) }
      throw notFound(.partOfTitles(title, numbered))
    }
    return try one(of: found, asked: NameWord(title))
  }

  /// That words are a phrase for several days or times, where they are.
  private func period(_ words: String) -> DayPhraseError? {
    do throws(DayPhraseError) {
      let days = try meaning(of: words)
      if days.onlyDay == nil { return .severalDays(words, days) }
    } catch {
      switch error {
      case .vague, .ambiguousRange: return error
      default: break
      }
    }
    // So are words for a day and a time of it that is not certain.
    do throws(DayPhraseError) {
      _ = try DayTimePhrase(words, today: today, local: localDates)
    } catch {
      if case .ambiguousTime = error { return error }
    }
    return nil
  }

  /// The entries in whose titles some words stand, newest first.
  private func entries(titledWith words: String) throws -> [Entry] {
    let part = NormalForm.fold(words)
    guard !part.isEmpty else { return [] }
    var found: [Entry] = []
    try journal.entries(EntryQuery(depth: .head)) { entry in
      guard NormalForm.fold(entry.facts.title).contains(part) else { return }
      if let entry = try journal.entry(at: entry.path) { found.append(entry) }
    }
    return found
  }
}

extension DayPhraseError {
  /// Whether the words are meant for a day, but for none that there is; any others may be a title.
  var isRefusal: Bool {
    switch self {
    case .empty, .unknown, .severalDays, .reversed, .otherWeekday, .ambiguousTime,
      .ambiguousRange, .vague, .notRecurring, .timeWithoutHour:
      false
    case .noSuchDay, .noSuchDate, .noSuchMonth, .noSuchWeek, .noSuchQuarter, .ambiguous,
      .ambiguousName, .ambiguousEnd, .outsideCalendar:
      true
    }
  }
}
