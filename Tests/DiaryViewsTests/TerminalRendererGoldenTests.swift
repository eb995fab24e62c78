import DiaryMarkup
import DiaryViews
import Foundation
import Testing

/// Compares what is drawn with the files in `Golden`, where `RECORD=1` writes them anew.
struct TerminalRendererGoldenTests {
  @Test(arguments: constructs.keys.sorted(), [20, 40, 80])
  func `a construct is drawn as recorded`(construct: String, width: Int) throws {
    let text = try #require(constructs[construct])
    let renderer = TerminalRenderer(width: width, palette: .plain, hyperlinks: false)
    try compare(renderer.render(MarkupTree(parsing: text)), with: "\(construct)-\(width).txt")
  }

  @Test(arguments: constructs.keys.sorted())
  func `a construct is coloured as recorded`(construct: String) throws {
    let text = try #require(constructs[construct])
    let renderer = TerminalRenderer(width: 40, palette: .color, hyperlinks: true)
    let drawn = renderer.render(MarkupTree(parsing: text))
    try compare(
      drawn.replacingOccurrences(of: "\u{1B}", with: "␛"), with: "\(construct)-color.txt")
  }

  private func compare(_ drawn: String, with name: String) throws {
    let golden = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Golden").appending(path: name)
    let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"
    let recorded = try? Data(contentsOf: golden)
    if isRecording || recorded == nil { try Data(drawn.utf8).write(to: golden) }
    if isRecording { return }
    #expect(recorded.map { String(decoding: $0, as: UTF8.self) } == drawn, "\(name)")
  }
}
