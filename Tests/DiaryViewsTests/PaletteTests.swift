import DiaryViews
import Testing

struct PaletteTests {
  @Test(
    arguments: [
      (.auto, true, nil, nil, "xterm", .color),
      (.auto, false, nil, nil, "xterm", .plain),
      (.auto, true, nil, nil, "dumb", .plain),
      (.auto, true, nil, nil, nil, .plain),
      (.auto, true, "1", nil, "xterm", .attributes),
      (.auto, true, "", nil, "xterm", .color),
      (.auto, false, nil, "1", "xterm", .color),
      (.auto, false, nil, "0", "xterm", .plain),
      (.auto, true, "1", "1", "xterm", .attributes),
      (.always, false, "1", nil, nil, .color),
      (.never, true, nil, "1", "xterm", .plain),
    ] as [(Palette.Choice, Bool, String?, String?, String?, Palette.Depth)])
  func `a palette follows the choice, then the environment, then the output`(
    choice: Palette.Choice, isTerminal: Bool, noColor: String?, forcesColor: String?,
    terminalType: String?, depth: Palette.Depth
  ) {
    let palette = Palette(
      choice, isTerminal: isTerminal, noColor: noColor, forcesColor: forcesColor,
      terminalType: terminalType)
    #expect(palette.depth == depth)
  }

  @Test func `a style is set back after what it colours`() {
    let style = TextStyle.bold + .color(.green)
    #expect(Palette.color.paint("a", style) == "\u{1B}[1;32ma\u{1B}[0m")
    #expect(Palette(.attributes).paint("a", style) == "\u{1B}[1ma\u{1B}[0m")
    #expect(Palette.plain.paint("a", style) == "a")
  }

  @Test func `a colour alone leaves no sequence where there are no colours`() {
    #expect(Palette(.attributes).paint("a", .color(.red)) == "a")
    #expect(Palette.color.paint("a", .none) == "a")
  }

  @Test func `gray is dimmed, because bright black is some theme's background`() {
    #expect(Palette.color.paint("a", .color(.gray)) == "\u{1B}[2ma\u{1B}[0m")
  }

  @Test func `of two colours the later one is taken`() {
    #expect(TextStyle.color(.red) + .bold + .color(.blue) == .bold + .color(.blue))
  }

  @Test(arguments: TextStyle.Color.allCases)
  func `colours are read by their names`(color: TextStyle.Color) {
    #expect(TextStyle.Color(named: "\(color)") == color)
    #expect(TextStyle.Color(named: "\(color)".uppercased()) == color)
    #expect(TextStyle.Color(named: "octarine") == nil)
  }
}
