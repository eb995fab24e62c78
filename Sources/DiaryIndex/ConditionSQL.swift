import DiaryModel

/// Conditions as an expression of SQL over the columns of `entry`, with the values it takes.
///
/// Front matter keys that have no column are left out; whoever asks looks at the files for those.
struct ConditionSQL {
  /// An expression that is 0 or 1; `1` for no conditions.
  private(set) var text: String
  private var values: [Value] = []
  private let firstPlace: Int32

  private enum Value {
    case integer(Int64)
    case text(String)
  }

  /// The first parameter has the number `firstPlace`.
  init(_ conditions: [EntryCondition], firstPlace: Int32) {
    self.firstPlace = firstPlace
    text = ""
    let parts = conditions.filter { !$0.isOfField }.map { condition in
      "\(condition.isNegated ? "NOT " : "")coalesce((\(expression(condition.test))), 0)"
    }
    text = parts.isEmpty ? "1" : parts.joined(separator: " AND ")
  }

  func bind(to row: Statement) throws(IndexFault) {
    for (index, value) in values.enumerated() {
      let place = firstPlace + Int32(index)
      switch value {
      case .integer(let number): try row.bind(place, number)
      case .text(let text): try row.bind(place, text: text)
      }
    }
  }

  private mutating func expression(_ test: EntryTest) -> String {
    switch test {
    case .category(let names):
      any(names) { sql, name in
        guard let name else { return "category IS NULL" }
        return "comparable(category) = \(sql.place(.text(TitleKey.of(name))))"
      }
    case .tag(let tags):
      any(tags) { sql, tag in
        let item = Self.item(tag)
        let (whole, above) = (sql.place(.text(item + "\n")), sql.place(.text(item + "/")))
        return "instr(comparable(tags), \(whole)) OR instr(comparable(tags), \(above))"
      }
    case .person(let names):
      any(names) { sql, name in
        let mention = sql.place(.text(Self.item(name) + "\n"))
        let link = sql.place(.text(Self.item("\(EntryLink.Kind.wiki.rawValue)\(name)") + "\n"))
        return """
          ifnull(instr(comparable(people), \(mention)), 0)
          OR ifnull(instr(comparable(links), \(link)), 0)
          """
      }
    case .has(let traits): any(traits) { _, trait in trait.expression }
    case .starred: "marks & 1"
    case .mood(let moods):
      any(moods) { sql, mood in
        let text = sql.place(.text(", \(TitleKey.of(mood)), "))
        return "instr(', ' || comparable(mood) || ', ', \(text))"
      }
    case .words(let ranges):
      any(ranges) { sql, range in
        "words \(sql.between(Int64(range.lowerBound)...Int64(range.upperBound)))"
      }
    case .touched(let times):
      any(times) { sql, times in
        """
        CASE WHEN modified IS NULL THEN file_modified \(sql.between(times.file))
          ELSE modified \(sql.between(times.wall)) END
        """
      }
    case .on(let days): any(days) { sql, day in sql.expression(day) }
    case .field: "1"
    }
  }

  private mutating func expression(_ day: RecurringDay) -> String {
    // `day` counts from 1 March of the year 0; SQLite knows the days since 1970.
    let date = "(day - 719468) * 86400, 'unixepoch'"
    switch day {
    case .date(let month, let number):
      let text = place(.text("\(month.padded(to: 2))-\(number.padded(to: 2))"))
      return "strftime('%m-%d', \(date)) = \(text)"
    case .month(let month):
      return "strftime('%m', \(date)) = \(place(.text(month.padded(to: 2))))"
    case .weekday(let weekday):
      // Sunday is 0.
      let number = place(.text(String((weekday.rawValue + 1) % 7)))
      return "strftime('%w', \(date)) = \(number)"
    }
  }

  private mutating func any<Item>(
    _ items: [Item], _ expression: (inout ConditionSQL, Item) -> String
  ) -> String {
    items.map { "(\(expression(&self, $0)))" }.joined(separator: " OR ")
  }

  private mutating func between(_ range: ClosedRange<Int64>) -> String {
    "BETWEEN \(place(.integer(range.lowerBound))) AND \(place(.integer(range.upperBound)))"
  }

  /// Keeps a value and gives the parameter that stands for it.
  private mutating func place(_ value: Value) -> String {
    values.append(value)
    return "?\(Int(firstPlace) + values.count - 1)"
  }

  /// The beginning of an item of a `TextList`, in the form that `comparable` gives it.
  private static func item(_ text: String) -> String {
    var bytes = [UInt8(ascii: "\n")]
    TextList.appendEscaped(TitleKey.of(text), to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension EntryTrait {
  /// What is true of the row of an entry that has the trait.
  fileprivate var expression: String {
    switch self {
    case .photo: "photo IS NOT NULL OR first_image IS NOT NULL"
    case .task: "open_tasks + done_tasks > 0"
    case .weather: "weather IS NOT NULL"
    case .location: "location IS NOT NULL"
    case .mood: "mood IS NOT NULL"
    case .category: "category IS NOT NULL"
    case .tag: "tags IS NOT NULL"
    case .person: "people IS NOT NULL"
    case .link: "links IS NOT NULL"
    case .title: "title <> ''"
    }
  }
}
