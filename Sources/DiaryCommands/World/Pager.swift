import DiaryModel
import Platform

extension World {
  /// Prints lines, through the user's pager when they are longer than the terminal's screen.
  ///
  /// `$PAGER` or the user's settings name it, else `less`; an empty one or `cat` is none. A pager
  /// that cannot be started is no reason not to show the lines.
  func page(_ lines: [UInt8], user: UserSettings) throws {
    let count = lines.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    guard terminal.isOutput, count >= terminal.rows, let words = pagerWords(user) else {
      return try output.write(bytes: lines)
    }
    try output.flush()
    do { _ = try run(words, lines) } catch {
      try output.write(bytes: lines)
      warn("the pager: \(error)", hint: "set $PAGER to your pager, such as: export PAGER=less")
    }
  }

  /// `less` is told to pass colours and links on; `-X` is left out, so that it clears its screen.
  private func pagerWords(_ user: UserSettings) -> [[UInt8]]? {
    let line = variables["PAGER"] ?? Array((user.pager ?? "less").utf8)
    guard let words = try? ShellWords.split(line), let program = words.first,
      !program.elementsEqual("cat".utf8)
    else {
      return nil
    }
    let isLess = PathText.split(program).name.elementsEqual("less".utf8)
    return isLess && words.count == 1 ? [program, Array("-R".utf8), Array("-F".utf8)] : words
  }
}
