import DiaryMarkup
import DiaryModel

/// What a new entry begins as: the template with the least of front matter.
package struct EntryStart: Sendable {
  package let day: Day
  package let bytes: [UInt8]
  /// What was asked for.
  package let details: Details

  /// The same without a body that only prompts, for a text that is there already.
  ///
  /// A template's prompts ask whoever sits before the editor; left in every entry, they would stay
  /// in the files for good.
  package var withoutPrompts: [UInt8] {
    let parts = EntryText(bytes: bytes)
    guard EntryReader.facts(of: Array(parts.body)).title.isEmpty else { return bytes }
    return Array(bytes[..<parts.bodyRange.lowerBound])
  }

  /// Likewise without a body that only has headings, too, which would be the title of every text.
  package var withoutHeadings: [UInt8] {
    let parts = EntryText(bytes: bytes)
    var lines = parts.body.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == 0x0A || $0 == 0x0D })
    lines.removeAll { line in
      let text = line.drop { $0 == UInt8(ascii: " ") }
      let behind = text.drop { $0 == UInt8(ascii: "#") }
      return (1...6).contains(text.count - behind.count) && line.count - text.count < 4
        && behind.first.map { $0 <= 0x20 } ?? true
    }
    guard EntryReader.facts(of: Array(lines.joined(separator: [0x0A]))).title.isEmpty else {
      return bytes
    }
    return Array(bytes[..<parts.bodyRange.lowerBound])
  }

  /// What was asked for beside the text.
  package struct Details: Sendable {
    package var category: String?
    package var tags: [String] = []
    package var title = ""

    package init() {}
  }

  /// Fills in the template and adds `created` and the details to its front matter.
  ///
  /// `weekday` names a day of the week as the writer's locale does.
  package init(
    day: Day, at moment: Moment, template: [UInt8] = [], details: Details = Details(),
    weekday: (Weekday) -> String
  ) throws(FrontMatterEditError) {
    let text = TemplateText(String(decoding: template, as: UTF8.self))
      .filled(day: day, clock: moment.clock, title: details.title, weekday: weekday)
    var edit = FrontMatterEdit(Array(text.utf8))
    if FrontMatter(EntryText(bytes: edit.bytes))["created"] == nil {
      try edit.set("created", moment)
    }
    if let category = details.category { try edit.set("category", category) }
    for tag in details.tags { try edit.append(tag, toListAt: "tags") }
    let bytes = edit.bytes
    (self.day, self.bytes, self.details) = (day, bytes, details)
  }
}
