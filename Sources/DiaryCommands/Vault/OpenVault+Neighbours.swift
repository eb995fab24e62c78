import DiaryModel
import Platform

extension OpenVault {
  /// The place that the words of a command line name: an entry, a day with or without entries, or
  /// today for no words.
  func place(named words: [NameWord]) throws -> EntryPlace {
    guard !words.isEmpty else { return .day(today) }
    let phrase = NameWord(joining: words)
    let reference = try reference(phrase)
    if case .day(let day, number: nil) = reference { return .day(day) }
    let entry = try one(of: try entries(reference, asked: phrase, byPart: true), asked: phrase)
    return .entry(entry.name, entry.path)
  }

  /// The entry next to a place, of those that fit a query's conditions.
  ///
  /// The place's own day is asked first, then one entry beyond it, so that no others are looked at.
  func neighbour(
    of place: EntryPlace, isNext: Bool, fitting conditions: [EntryCondition], depth: EntryDepth
  ) throws -> Entry? {
    var query = EntryQuery.on(place.day)
    query.isReversed = isNext
    query.conditions = conditions
    query.depth = depth
    let onDay = try journal.entries(query)
    if let entry = onDay.first(where: isNext ? place.isBefore : place.isAfter) { return entry }
    guard let beyond = place.day.adding(days: isNext ? 1 : -1) else { return nil }
    query.firstDay = isNext ? beyond : nil
    query.lastDay = isNext ? nil : beyond
    query.limit = 1
    return try journal.entries(query).first
  }
}

/// Why there is nothing beside a place.
enum NeighbourFailure: CommandFailure {
  case none(isNext: Bool, EntryPlace, filter: String)

  var description: String {
    switch self {
    case .none(let isNext, let place, let filter):
      "there is no entry \(isNext ? "after" : "before") \(place.shown)"
        + (filter.isEmpty ? "" : ": \(filter)")
    }
  }
}

extension EntryPlace {
  fileprivate var shown: String {
    switch self {
    case .entry(_, let path): VisibleText.path(path)
    case .day(let day): day.description
    }
  }
}
