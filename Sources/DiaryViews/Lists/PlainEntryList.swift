import DiaryModel

/// What `list` prints where no terminal is: a line for each entry, its parts parted by tabs.
///
/// `2026-11-29<TAB>category<TAB>title<TAB>preview`. Days are ISO 8601, and tabs and controls inside
/// the parts are shown as `VisibleText.oneLine` shows them, so that a line has three tabs always.
package enum PlainEntryList {
  /// Appends an entry's line.
  package static func append(_ entry: Entry, to output: inout [UInt8]) {
    output.append(entry.day)
    output.append(UInt8(ascii: "\t"))
    if let category = entry.facts.category { output.appendVisible(category) }
    output.append(UInt8(ascii: "\t"))
    if entry.facts.title.isEmpty {
      output.append("(empty)")
    } else {
      output.appendVisible(entry.facts.title)
    }
    output.append(UInt8(ascii: "\t"))
    output.appendVisible(entry.facts.preview)
    output.append(UInt8(ascii: "\n"))
  }
}
