/// A template's text, whose `{{placeholders}}` are filled in and never executed.
///
/// `{{date}}`, `{{time}}`, `{{weekday}}`, `{{yesterday}}`, `{{tomorrow}}`, `{{title}}`, and with a
/// distance in days, weeks, months or years, `{{date+1d}}`, `{{date-2w}}`; all from the entry's own
/// day. `{{date:…}}` and `{{time:…}}` have a format of moment.js, as in Obsidian's templates.
/// Anything else stays as it is, and what was filled in is not looked at again.
package struct TemplateText: Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  /// The text for an entry of a day.
  ///
  /// `clock` is the wall time, `title` what the entry is to be called, which is its day where nobody
  /// says so, and `weekday` a day of the week as the writer's locale names it.
  package func filled(
    day: Day, clock: String, title: String = "", weekday: (Weekday) -> String
  ) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.range(of: "{{") {
      result += rest[..<open.lowerBound]
      guard let close = rest[open.upperBound...].range(of: "}}") else {
        return result + rest[open.lowerBound...]
      }
      let name = rest[open.upperBound..<close.lowerBound]
      result +=
        value(of: name, day: day, clock: clock, title: title, weekday: weekday)
        ?? String(rest[open.lowerBound..<close.upperBound])
      rest = rest[close.upperBound...]
    }
    return result + rest
  }

  private func value(
    of name: Substring, day: Day, clock: String, title: String, weekday: (Weekday) -> String
  ) -> String? {
    let trimmed = name.filter { $0 != " " }
    if let colon = name.firstIndex(of: ":") {
      let format = MomentFormat(String(name[name.index(after: colon)...]))
      guard let moved = distance(of: name[..<colon]).flatMap({ Self.moved(day, by: $0) }) else {
        return nil
      }
      return format.text(day: moved, clock: clock, weekday: weekday)
    }
    switch trimmed {
    case "time": return clock
    case "title": return title.isEmpty ? day.description : title
    case "yesterday": return day.adding(days: -1)?.description
    case "tomorrow": return day.adding(days: 1)?.description
    default: break
    }
    for word in ["date", "weekday"] where trimmed.hasPrefix(word) {
      guard let moved = Self.moved(day, by: trimmed.dropFirst(word.count)) else { return nil }
      return word == "date" ? moved.description : weekday(moved.weekday)
    }
    return nil
  }

  /// What stands behind `date`, or nothing behind `time`.
  private func distance(of name: Substring) -> Substring? {
    let name = String(name.filter { $0 != " " })
    if name == "time" { return "" }
    return name.hasPrefix("date") ? name.dropFirst(4) : nil
  }

  /// The day at a distance such as `+1d` or `-3m`; the day itself for none.
  private static func moved(_ day: Day, by distance: Substring) -> Day? {
    guard let sign = distance.first else { return day }
    guard sign == "+" || sign == "-", let unit = distance.last,
      let size = Array(distance.dropFirst().dropLast().utf8).decimal
    else { return nil }
    let count = sign == "-" ? -size : size
    return switch unit {
    case "d": day.adding(days: count)
    case "w": day.adding(days: 7 * count)
    case "m": day.adding(months: count)
    case "y": day.adding(months: 12 * count)
    default: nil
    }
  }
}

extension Substring {
  /// Where a short text first stands.
  fileprivate func range(of needle: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(needle) { return start..<index(start, offsetBy: needle.count) }
      start = index(after: start)
    }
    return nil
  }
}
