import DiaryModel
import Platform

/// What `categories` prints: those of the settings in their order, then those that only entries
/// have, then how many entries have none.
package struct CategoryList {
  /// A category with its entries.
  private struct Row {
    /// Nothing for entries without one.
    var name: String?
    var count = 0
    /// The newest entry's day and title.
    var latest: (day: Day, title: String)?
    var isDefined = false

    mutating func add(_ count: Int, _ day: Day, _ title: String) {
      self.count += count
      if latest.map({ $0.day < day }) ?? true { latest = (day, title) }
    }
  }

  private var rows: [Row] = []

  /// `found` tells of each category as it is written in entries, and of those without one.
  package init(
    defined: [Category], found: [(category: String?, count: Int, day: Day, title: String)]
  ) {
    rows = defined.map { Row(name: $0.name, isDefined: true) }
    var without = Row()
    for item in found.sorted(by: { ($0.category ?? "") < ($1.category ?? "") }) {
      guard let name = item.category else {
        without.add(item.count, item.day, item.title)
        continue
      }
      let index = rows.firstIndex { $0.name?.lowercased() == name.lowercased() } ?? rows.count
      if index == rows.count { rows.append(Row(name: name)) }
      rows[index].add(item.count, item.day, item.title)
    }
    if without.count > 0 { rows.append(without) }
  }

  /// Appends a line for each, for a terminal: sign, name, count, day and title of the newest.
  package func append(_ options: EntryTable.Options, to output: inout [UInt8]) {
    let names = rows.map { row in
      let look = row.name.map(options.category)
      let icon = look.map { $0.icon.isEmpty ? "" : $0.icon + " " } ?? ""
      return (icon + VisibleText.oneLine(row.name ?? "none"), look?.style ?? .dim)
    }
    let widest = names.map { DisplayWidth.width(of: $0.0) }.max() ?? 0
    let dates = FittingDates(options)
    let digits = rows.map { String($0.count).utf8.count }.max() ?? 1
    for (row, (name, style)) in zip(rows, names) {
      output.appendLine(palette: options.palette, room: options.width) { line in
        line.append(name, style, cells: widest)
        line.append(blanks: 2 + digits - String(row.count).utf8.count)
        line.append(String(row.count), .none)
        if let latest = row.latest {
          line.append(blanks: 2)
          line.append(dates(latest.day), .dim, cells: dates.cells)
          line.append(blanks: 2)
          line.append(latest.title.isEmpty ? "(empty)" : latest.title, .none)
        }
      }
    }
  }

  /// Appends `name<TAB>count<TAB>day<TAB>title` for each; `none` is those without.
  package func appendPlain(to output: inout [UInt8]) {
    for row in rows {
      output.appendVisible(row.name ?? "none")
      output.append(contentsOf: "\t\(row.count)\t\(row.latest?.day.description ?? "")\t".utf8)
      output.appendVisible(row.latest?.title ?? "")
      output.append(UInt8(ascii: "\n"))
    }
  }

  /// Appends a list of objects: `name` (null for those without), `count`, `latest` (a day or null),
  /// `title` of that entry, `defined` in the settings.
  package func appendJSON(to output: inout [UInt8]) {
    JSONWriter.array(to: &output) { writer in
      for row in rows {
        writer.object { writer in
          writer.name("name")
          writer.string(row.name)
          writer.name("count")
          writer.number(row.count)
          writer.name("latest")
          writer.string(row.latest?.day.description)
          writer.name("title")
          writer.string(row.latest?.title)
          writer.name("defined")
          writer.boolean(row.isDefined)
        }
      }
    }
    output.append(UInt8(ascii: "\n"))
  }
}
