import DiaryMarkup
import DiaryViews

/// Markdown to HTML and to a terminal, by any set of extensions: the first two bytes choose them.
enum MarkupTarget {
  static func check(_ bytes: [UInt8]) {
    let chosen = bytes.prefix(2).reduce(0) { $0 << 8 | UInt32($1) }
    let body = bytes.dropFirst(2)
    for options in [MarkupOptions.standard, MarkupOptions(rawValue: chosen)] {
      let tree = MarkupTree(parsing: body, options: options)
      expect(String(validating: tree.bytes, as: UTF8.self) != nil, "text that is not UTF-8")
      HTMLCheck(tree.html()).run()
      for width in [10, 40] {
        let lines = TerminalRenderer(width: width, palette: .plain, hyperlinks: false).render(tree)
        expect(
          lines.unicodeScalars.allSatisfy {
            $0 == "\n" || $0.properties.generalCategory != .control
          },
          "a control character in the terminal")
      }
    }
  }
}

/// HTML whose elements are closed in turn, and in which nothing runs.
struct HTMLCheck {
  private let html: [UInt8]
  private var open: [String] = []
  private static let void = ["br", "hr", "img", "input", "wbr"]
  private static let never = ["script", "iframe", "style", "object", "embed", "form", "svg"]

  init(_ html: [UInt8]) { self.html = html }

  func run() {
    var check = self
    check.walk()
  }

  private mutating func walk() {
    var rest = html[...]
    while let start = rest.firstIndex(of: 0x3C) {
      guard let end = Self.end(of: rest[start...]) else {
        return expect(false, "an element that does not end")
      }
      element(String(decoding: html[start + 1..<end], as: UTF8.self))
      rest = html[(end + 1)...]
    }
    expect(open.isEmpty, "\(open) not closed")
  }

  /// Where the element ends: at the first `>` outside of quotes.
  private static func end(of rest: ArraySlice<UInt8>) -> Int? {
    var isQuoted = false
    return rest.firstIndex { byte in
      if byte == 0x22 { isQuoted.toggle() }
      return byte == 0x3E && !isQuoted
    }
  }

  private mutating func element(_ text: String) {
    if text.hasPrefix("/") {
      let last = open.popLast() ?? "nothing"
      return expect(last == text.dropFirst(), "</\(text.dropFirst())> closes \(last)")
    }
    let name = String(text.prefix { $0.isLetter || $0.isNumber })
    expect(!name.isEmpty && !Self.never.contains(name), "<\(text)>")
    let attributes = text.lowercased()
    let names = attributes.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 0 }
    expect(names.allSatisfy { !$0.element.contains(" on") }, "a handler: \(text)")
    for name in ["href", "src"] {
      for scheme in ["javascript:", "vbscript:", "data:", "file:"] {
        expect(!attributes.contains("\(name)=\"\(scheme)"), "an address that runs: \(text)")
      }
    }
    if !Self.void.contains(name), !text.hasSuffix("/") { open.append(name) }
  }
}
