/// Which escape sequences a view may write.
package struct Palette: Hashable, Sendable {
  /// What was asked for with `--color`.
  package enum Choice: String, CaseIterable, Sendable {
    case auto, always, never
  }

  /// What the output can show.
  package enum Depth: Sendable {
    /// No escape sequences at all.
    case plain
    /// Bold, dim, italic and the like, without colours.
    case attributes
    case color
  }

  package var depth: Depth

  package init(_ depth: Depth) { self.depth = depth }

  /// No escape sequences at all, and all of them.
  package static let plain = Palette(.plain)
  package static let color = Palette(.color)

  /// Decides by the choice, the output and the environment's `NO_COLOR`, `CLICOLOR_FORCE`, `TERM`.
  ///
  /// `NO_COLOR` counts when it is not empty, and takes only colours away
  /// (<https://no-color.org>); `CLICOLOR_FORCE` when it is neither empty nor `0`
  /// (<https://bixense.com/clicolors>). An explicit choice is stronger than both.
  package init(
    _ choice: Choice, isTerminal: Bool, noColor: String?, forcesColor: String?,
    terminalType: String?
  ) {
    let refusesColor = noColor.map { !$0.isEmpty } ?? false
    let isForced = forcesColor.map { !$0.isEmpty && $0 != "0" } ?? false
    let isDumb = terminalType.map { $0.isEmpty || $0 == "dumb" } ?? true
    switch choice {
    case .never: depth = .plain
    case .always: depth = .color
    case .auto where isForced && !refusesColor: depth = .color
    case .auto where !isTerminal || isDumb: depth = .plain
    case .auto: depth = refusesColor ? .attributes : .color
    }
  }
}

extension Palette {
  /// The text in a style, with everything set back after it.
  package func paint(_ text: String, _ style: TextStyle) -> String {
    var bytes: [UInt8] = []
    paint(style, to: &bytes) { $0.append(contentsOf: text.utf8) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What `body` appends, in a style, with everything set back after it.
  package func paint(_ style: TextStyle, to output: inout [UInt8], _ body: (inout [UInt8]) -> Void)
  {
    let isStyled = begin(style, in: &output)
    body(&output)
    if isStyled { end(in: &output) }
  }

  /// Begins a style and tells whether there was anything to begin.
  func begin(_ style: TextStyle, in output: inout [UInt8]) -> Bool {
    guard depth != .plain, style != .none else { return false }
    var isFirst = true
    style.forEachCode(isColored: depth == .color) { code in
      output.append(contentsOf: isFirst ? [0x1B, UInt8(ascii: "[")] : [UInt8(ascii: ";")])
      output.append(code)
      isFirst = false
    }
    if !isFirst { output.append(UInt8(ascii: "m")) }
    return !isFirst
  }

  func end(in output: inout [UInt8]) { output.append("\u{1B}[0m") }
}

extension [UInt8] {
  /// Appends a literal's bytes.
  mutating func append(_ literal: StaticString) {
    literal.withUTF8Buffer { append(contentsOf: $0) }
  }
}
