import DiaryModel
import Platform

/// What `list` prints on a terminal: a line for each entry, as wide as the screen at most.
///
/// The day stands once for all its entries; the title follows, and the preview dimmed on what the
/// line has left. Lines are made one at a time, so a list of any length takes no memory.
///
/// ```
/// 29 Nov 2026 .2  🏔 travel  Over the pass  Snow on the north side, none on the …
///             .1             Packing
/// 28 Nov 2026                (empty)
/// ```
package struct EntryTable {
  /// What all entries of a list have in common, which decides its columns.
  package struct Survey: Sendable {
    /// The highest number of an entry within its day; 1 where no day has several.
    package private(set) var highestNumber = 1
    package private(set) var categories: Set<String> = []
    private var lastDay: Day?
    private var count = 0

    package init() {}

    /// Takes note of the next entry, in the order of the list.
    package mutating func add(_ entry: Entry) {
      count = lastDay == entry.day ? count + 1 : 1
      highestNumber = max(highestNumber, count)
      lastDay = entry.day
      if let category = entry.facts.category, categories.count < 1000 {
        categories.insert(category)
      }
    }

    /// Says that an entry will be appended with its number within its day, for lists that do not
    /// hold all of a day.
    package mutating func expect(number: Int) { highestNumber = max(highestNumber, number, 2) }
  }

  /// How a list looks.
  package struct Options {
    /// Display cells of the screen.
    package var width: Int
    package var palette: Palette
    /// A day in the locale's form, with its year.
    package var date: (Day) -> String
    package var category: (String) -> CategoryLook

    package init(
      width: Int, palette: Palette, date: @escaping (Day) -> String,
      category: @escaping (String) -> CategoryLook = { _ in CategoryLook() }
    ) {
      (self.width, self.palette, self.date) = (width, palette, date)
      self.category = category
    }
  }

  private let options: Options
  private let columns: EntryTableColumns
  private var lastDay: Day?

  package init(_ options: Options, survey: Survey) {
    self.options = options
    columns = EntryTableColumns(options, survey: survey)
  }

  /// Appends an entry's line.
  ///
  /// `number` tells which entry of its day it is, from 1 for the oldest, where there are several:
  /// `show 2026-11-29.2` finds it.
  package mutating func append(_ entry: Entry, number: Int? = nil, to output: inout [UInt8]) {
    var line = TableLine(palette: options.palette, room: options.width, output: output)
    output = []
    if lastDay != entry.day {
      line.append(columns.dates(entry.day), .none, cells: columns.dates.cells)
    } else {
      line.append(blanks: columns.dates.cells)
    }
    lastDay = entry.day
    if columns.number > 0 {
      let mark = number.map { " .\($0)" } ?? ""
      line.append(mark, .dim)
      line.append(blanks: columns.number - mark.utf8.count)
    }
    if columns.category > 0 {
      line.append(blanks: 2)
      appendCategory(entry.facts.category, to: &line)
    }
    line.append(blanks: 2)
    appendTexts(entry.facts, to: &line)
    output = line.finish()
  }

  private func appendCategory(_ category: String?, to line: inout TableLine) {
    guard let category else { return line.append(blanks: columns.category) }
    let look = options.category(category)
    let icon = look.icon.isEmpty && columns.isNarrow ? "●" : look.icon
    let text = columns.isNarrow ? icon : icon.isEmpty ? category : icon + " " + category
    line.append(text, look.style, cells: columns.category)
  }

  private func appendTexts(_ facts: EntryFacts, to line: inout TableLine) {
    if facts.isStarred { line.append("★ ", .color(.yellow)) }
    if facts.title.isEmpty {
      line.append("(empty)", .dim)
    } else {
      line.append(facts.title, .bold)
    }
    guard !facts.preview.isEmpty, line.room >= EntryTableColumns.narrowestPreview else { return }
    line.append(options.palette.depth == .plain ? " - " : "  ", .none)
    line.append(facts.preview, .dim)
  }
}

/// The widths of a list's columns in display cells; 0 for one that is left out.
struct EntryTableColumns {
  static let narrowestPreview = 10
  private static let widestCategory = 16

  let isNarrow: Bool
  let dates: FittingDates
  let number: Int
  let category: Int

  init(_ options: EntryTable.Options, survey: EntryTable.Survey) {
    isNarrow = options.width < 60
    number = survey.highestNumber > 1 ? 2 + String(survey.highestNumber).utf8.count : 0
    dates = FittingDates(options)
    var widest = 0
    for name in survey.categories {
      let look = options.category(name)
      let icon = max(DisplayWidth.width(of: look.icon), isNarrow ? 1 : 0)
      let text = isNarrow ? 0 : DisplayWidth.width(of: VisibleText.oneLine(name))
      widest = max(widest, icon + text + (isNarrow || look.icon.isEmpty ? 0 : 1))
    }
    category = min(widest, Self.widestCategory)
  }
}
