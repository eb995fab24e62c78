extension Manual {
  /// What `--help` prints for the tool as a whole, for a terminal of so many columns.
  package func helpText(width: Int = 80) -> String {
    let page = HelpPage(width: max(40, width))
    var blocks = [page.prose(summary), ["Usage: \(tool) [OPTIONS] [COMMAND]"]]
    if let defaultCommand { blocks.append(page.prose("Alone: \(defaultCommand.summary)")) }
    let names = shownChapters.map { $0.about.name }
    let column = TextBlock.columnWidth(of: names, width: page.width)
    for group in groups {
      let rows = group.chapters.map { (left: $0.about.name, right: $0.about.summary) }
      blocks.append(page.section(group.title, rows, column: column))
    }
    blocks.append(page.section("Options", rows(settings + [.help, .version])))
    blocks.append(page.prose("'\(tool) help COMMAND' tells more about a command."))
    return page.text(of: blocks)
  }

  /// What `--help` prints for one command, or nothing when there is no such command.
  package func helpText(for command: String, width: Int = 80) -> String? {
    guard let chapter = chapters.first(where: { $0.about.name == command }) else { return nil }
    let page = HelpPage(width: max(40, width))
    let about = chapter.about
    var blocks = [page.prose(about.summary), page.usage(usage(of: chapter))]
    if !about.discussion.isEmpty { blocks.append(page.prose(about.discussion)) }
    blocks.append(page.section("Arguments", rows(chapter.arguments)))
    blocks.append(page.section("Options", rows(chapter.options)))
    blocks.append(page.section("Options of every command", rows(settings + [.help])))
    blocks.append(page.examples(about.examples))
    return page.text(of: blocks)
  }

  private func rows(_ inputs: [InputLabel]) -> [(left: String, right: String)] {
    // Without short names, nothing need stand in line with them.
    let hasShort = inputs.contains { $0.short != nil }
    return inputs.map { input in
      let isPlain = hasShort || input.form == .argument
      return (isPlain ? input.synopsis : String(input.synopsis.dropFirst(4)), input.help)
    }
  }
}

/// The parts of a help text, each a list of lines.
private struct HelpPage {
  let width: Int

  func prose(_ text: String) -> [String] { TextBlock.wrap(text, width: width) }

  func usage(_ line: String) -> [String] {
    let lines = TextBlock.wrap(line, width: width - 9)
    return lines.enumerated().map { ($0.offset == 0 ? "Usage: " : "         ") + $0.element }
  }

  func section(
    _ title: String, _ rows: [(left: String, right: String)], column: Int? = nil
  ) -> [String] {
    guard !rows.isEmpty else { return [] }
    let column = column ?? TextBlock.columnWidth(of: rows.map { $0.left }, width: width)
    return ["\(title):"] + TextBlock.columns(rows, column: column, width: width)
  }

  func examples(_ examples: [Example]) -> [String] {
    guard !examples.isEmpty else { return [] }
    return ["Examples:"]
      + examples.flatMap { example in
        ["  $ \(example.line)"]
          + TextBlock.wrap(example.meaning, width: width - 6).map { "      " + $0 }
      }
  }

  func text(of blocks: [[String]]) -> String {
    let shown = blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
    return shown.joined(separator: "\n\n") + "\n"
  }
}
