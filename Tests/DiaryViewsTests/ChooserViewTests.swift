import DiaryViews
import Platform
import Testing

struct ChooserViewTests {
  private let things = [
    Choosable(name: "2026-11-29.2", title: "한강을 따라 걸으며 생각한 것들", detail: "바람이 찼다"),
    Choosable(name: "2026-11-28", title: "👩‍👩‍👧‍👦 A family picnic under the old lime trees"),
    Choosable(name: "2026-11-27", title: "\u{1B}[31mred\u{202E}", detail: "x"),
    Choosable(name: "2026-11-26", title: ""),
  ]

  private func lines(columns: Int, query: String = "") -> [String] {
    let frame = ChooserView.Frame(query: query, shown: things, chosen: 1, fitting: 4, total: 9)
    let bytes = ChooserView(palette: .plain).draw(frame, columns: columns)
    var text = String(decoding: bytes, as: UTF8.self)
    for sequence in ["\u{1B}[?25l", "\u{1B}[?25h", "\u{1B}[H", "\u{1B}[2K", "\u{1B}[J"] {
      text = text.split(separator: sequence, omittingEmptySubsequences: false).joined()
    }
    let end = text.unicodeScalars.lastIndex(of: "\u{1B}") ?? text.endIndex
    return text[..<end].split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func `each thing has a line, and the chosen one a mark`() {
    #expect(
      lines(columns: 60) == [
        ">", "4 of 9  Enter takes, Esc leaves",
        "  2026-11-29.2  한강을 따라 걸으며 생각한 것들  바람이 찼다",
        "> 2026-11-28    👩‍👩‍👧‍👦 A family picnic under the old lime trees",
        "  2026-11-27    \\u{1b}[31mred\\u{202e}  x", "  2026-11-26    (empty)",
      ])
  }

  @Test(arguments: [1, 2, 5, 10, 20, 40, 100], ["", "한강 한강 한강 한강", "👩‍👩‍👧‍👦👩‍👩‍👧‍👦"])
  func `no line reaches the screen's last cell`(columns: Int, query: String) {
    for line in lines(columns: columns, query: query) {
      #expect(DisplayWidth.width(of: line) <= max(1, columns - 1), "\(line)")
    }
  }

  @Test(arguments: [(10, 8), (24, 22), (3, 1), (2, 1), (1, 1)])
  func `what is typed and the count take two lines`(rows: Int, room: Int) {
    #expect(ChooserView.room(rows: rows) == room)
  }
}
