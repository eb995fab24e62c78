import DiaryMarkup

/// How editors are told the place at which they open a file.
///
/// There is no common way: the words below are those of each editor's own manual, and an editor that
/// is not known gets the file alone.
enum EditorPlace {
  /// The words of a command line that opens a file at a place.
  ///
  /// `names` are those by which the editor may be known. Where its own words tell a place already,
  /// they are left as they are.
  static func words(
    _ words: [[UInt8]], opening path: [UInt8], at place: TextPlace, names: [String]
  ) -> [[UInt8]] {
    guard let way = way(for: words, at: place, names: names) else { return words + [path] }
    let isBehind = place.missingBlanks != nil
    switch way {
    case .vim where isBehind: return words + vimWords(place.missingBlanks ?? 0) + [path]
    case .vi where isBehind: return words + [Array("+$".utf8), path]
    case .emacs where (place.missingBlanks ?? 0) > 0:
      return words + [path] + emacsWords(place.missingBlanks ?? 0)
    case .plus, .vi, .vim, .emacs: return words + [Array("+\(place.line)".utf8), path]
    case .colon: return words + [path + Array(":\(place.line)".utf8)]
    case .goto: return words + [Array("--goto".utf8), path + Array(":\(place.line)".utf8)]
    }
  }

  /// Has the cursor stand on a line behind the last one, which Vim has none of.
  ///
  /// `:put _` adds an empty line, and a text that has only got those counts as it was, so that `:q`
  /// leaves at once and the file as it is.
  private static func vimWords(_ blanks: Int) -> [[UInt8]] {
    let lines = repeatElement("$put _", count: blanks) + ["set nomodified"]
    let commands = blanks > 0 ? lines.joined(separator: "|") : nil
    return (["+$"] + (commands.map { ["-c", $0] } ?? [])).map { Array($0.utf8) }
  }

  /// How many line ends an editor that is opened so may leave behind a text when that is saved, though
  /// nobody has typed any: those that it was told to add, and the one that it ends the last line with.
  static func addedLineEnds(
    _ words: [[UInt8]], at place: TextPlace, names: [String]
  ) -> Int {
    guard let blanks = place.missingBlanks, blanks > 0,
      let way = way(for: words, at: place, names: names), way == .vim || way == .emacs
    else { return 0 }
    return blanks + 1
  }

  /// Likewise for Emacs, which stands behind the last line's end of itself.
  private static func emacsWords(_ blanks: Int) -> [[UInt8]] {
    let lines = String(repeating: "\\n", count: blanks - 1)
    return [
      "--eval",
      "(progn (goto-char (point-max)) (unless (bolp) (insert \"\\n\")) (insert \"\(lines)\") "
        + "(set-buffer-modified-p nil))",
    ].map { Array($0.utf8) }
  }

  private static func way(
    for words: [[UInt8]], at place: TextPlace, names: [String]
  ) -> Way? {
    let tellsPlace = words.dropFirst().contains { $0.first == UInt8(ascii: "+") || isGoto($0) }
    guard place.line > 1, !tellsPlace else { return nil }
    let ways = names.compactMap(way)
    return ways.contains(.vim) ? .vim : ways.first
  }

  private enum Way {
    /// `+5 FILE`, as POSIX says of `ex` and `vi`, and others have taken over.
    case plus
    /// Likewise, with no line behind the last one.
    case vi
    /// Likewise, with commands that make one.
    case vim
    /// Likewise, behind the file.
    case emacs
    /// `FILE:5`
    case colon
    /// `--goto FILE:5`
    case goto
  }

  private static func way(of name: String) -> Way? {
    switch name {
    case "vi", "nvi", "view": .vi
    case "vim", "nvim", "gvim": .vim
    case "nano", "rnano", "pico", "emacsclient", "micro", "kak", "joe", "mg", "mcedit": .plus
    case "emacs": .emacs
    case "hx", "helix": .colon
    case "code", "code-insiders", "codium": .goto
    // Systems call their variants `vim.basic` or `emacs-nox`.
    case _ where name.hasPrefix("vim."): .vim
    case _ where name.hasPrefix("emacs-") || name.hasPrefix("emacs2") || name.hasPrefix("emacs3"):
      .emacs
    default: nil
    }
  }

  private static func isGoto(_ word: [UInt8]) -> Bool {
    ["-g", "--goto"].contains { word.elementsEqual($0.utf8) }
  }
}
