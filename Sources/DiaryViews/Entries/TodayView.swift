import DiaryMarkup
import DiaryModel

/// What `today --show` prints: all entries of a day, one after another under its date.
package struct TodayView {
  package var view: EntryView

  package init(_ view: EntryView) { self.view = view }

  /// Appends the day's date.
  package func begin(_ day: Day, in output: inout [UInt8]) {
    let palette = view.renderer.palette
    output.append(contentsOf: palette.paint(view.longDate(day), .bold).utf8)
    output.append(UInt8(ascii: "\n"))
  }

  /// Appends an entry of the day, oldest first.
  ///
  /// `number` counts them from 1 where there are several, so that each can be named.
  package func append(
    _ entry: Entry, body: MarkupTree, source: ArraySlice<UInt8> = [], number: Int? = nil,
    to output: inout [UInt8]
  ) {
    output.append(UInt8(ascii: "\n"))
    if let number {
      let time = EntryView.time(of: entry).map { "  " + $0 } ?? ""
      let line = "── .\(number)\(time) ──"
      output.append(contentsOf: view.renderer.palette.paint(line, .dim).utf8)
      output.append("\n\n")
    }
    view.appendUnderDay(entry, body: body, source: source, to: &output)
  }

  /// Appends what stands under a day on which nothing is written yet: how to begin.
  package func appendBeginning(to output: inout [UInt8]) {
    let palette = view.renderer.palette
    output.append("\n")
    let beginning = "Nothing is written yet. Begin with a line:"
    output.append(
      contentsOf: MessageLines.wrap(beginning, width: view.renderer.width, indent: 0).utf8)
    output.append("\n\n  ")
    palette.paint(.bold, to: &output) { $0.append("diary today \"What a day\"") }
    output.append("\n\nor with the editor:\n\n  ")
    palette.paint(.bold, to: &output) { $0.append("diary today") }
    output.append("\n")
  }
}
