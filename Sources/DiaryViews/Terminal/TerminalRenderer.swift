import DiaryMarkup

/// Draws an entry's body for a terminal.
///
/// Lines are wrapped by display cells and never inside a character; nothing of the entry's text
/// acts on the terminal. Without escape sequences, headings, emphasis and code keep their Markdown
/// marks, so that they can still be told apart.
package struct TerminalRenderer: Sendable {
  /// Display cells; 10 and more look right, fewer lose nothing.
  package var width: Int
  package var palette: Palette
  /// Whether links are written as the terminal's own (OSC 8) instead of with their address.
  package var hasHyperlinks: Bool

  /// Whether every end of a line in the source breaks the line.
  package var breaksLines: Bool

  /// Creates a renderer for a screen.
  package init(width: Int, palette: Palette, hyperlinks: Bool, breaksLines: Bool = false) {
    (self.width, self.palette, hasHyperlinks) = (width, palette, hyperlinks)
    self.breaksLines = breaksLines
  }

  /// The body as lines, each ended by a line feed; empty when nothing in it is shown.
  package func render(_ tree: MarkupTree) -> String {
    var output: [UInt8] = []
    append(tree, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// Appends what `render` returns.
  package func append(_ tree: MarkupTree, to output: inout [UInt8]) {
    var page = TerminalPage(tree: tree, renderer: self, appendingTo: output)
    output = []
    page.drawBlocks()
    output = page.lines.output
  }
}
