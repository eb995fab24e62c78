import DiaryModel
import DiaryVault
import DiaryViews
import Platform

/// How everything looks on this terminal and in this vault.
struct Look {
  let palette: Palette
  /// Display cells of the screen.
  let width: Int
  let hasHyperlinks: Bool
  let days: DayNames
  let categories: [Category]

  init(world: World, categories: [Category]) {
    palette = Palette(
      Palette.Choice(rawValue: world.options.colour.rawValue) ?? .auto,
      isTerminal: world.terminal.isOutput, noColor: world.environment["NO_COLOR"],
      forcesColor: world.environment["CLICOLOR_FORCE"], terminalType: world.environment["TERM"])
    width = world.terminal.columns
    hasHyperlinks =
      world.terminal.isOutput && palette.depth == .color
      && Self.showsHyperlinks(environment: world.environment)
    days = DayNames(environment: world.environment)
    self.categories = categories
  }

  /// The sign and colour of a category.
  func category(_ name: String) -> CategoryLook {
    guard let category = categories.named(name) else { return CategoryLook() }
    return CategoryLook(icon: category.icon, colour: category.colour)
  }

  var entryTable: EntryTable.Options {
    EntryTable.Options(width: width, palette: palette, date: days.short, category: category)
  }

  var changeList: ChangeList { ChangeList(palette: palette, width: width, date: days.short) }

  var savedLine: SavedLine { SavedLine(palette: palette, width: width, date: days.long) }

  var entryView: EntryView {
    // Lines of text that are much longer are hard to read.
    let renderer = TerminalRenderer(
      width: min(width, 100), palette: palette, hyperlinks: hasHyperlinks)
    return EntryView(renderer: renderer, longDate: days.long, category: category)
  }

  /// Whether the terminal is one that is known to show links of its own (OSC 8).
  ///
  /// There is no way to ask; the variables are those that such terminals set.
  private static func showsHyperlinks(environment: [String: String]) -> Bool {
    let isKnown =
      ["VTE_VERSION", "KITTY_WINDOW_ID", "WEZTERM_PANE", "KONSOLE_VERSION", "WT_SESSION"]
      .contains { environment[$0] != nil }
    let programs = ["iTerm.app", "WezTerm", "ghostty", "vscode", "Hyper"]
    return isKnown && environment["TMUX"] == nil
      || programs.contains(environment["TERM_PROGRAM"] ?? "")
  }
}

extension OpenVault {
  var look: Look { Look(world: world, categories: settings.categories) }

  /// A file of the vault as it is reached from anywhere, `~` standing for the home folder.
  func reachable(_ path: VaultPath) -> [UInt8] { reachable(absolute: absolute(path)) }

  /// Any file likewise.
  func reachable(absolute: [UInt8]) -> [UInt8] {
    places.reachable(absolute)
  }
}
