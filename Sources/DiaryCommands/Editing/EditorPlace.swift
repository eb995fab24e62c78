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
    let tellsPlace = words.dropFirst().contains { $0.first == UInt8(ascii: "+") || isGoto($0) }
    let ways = names.compactMap(way)
    guard place.line > 1, !tellsPlace,
      let way = ways.contains(.vim) ? .vim : ways.first
    else { return words + [path] }
    let isBehind = place.missingBlanks != nil
    switch way {
    case .vim where isBehind: return words + vimWords(place.missingBlanks ?? 0) + [path]
    case .vi where isBehind: return words + [Array("+$".utf8), path]
    case .plus, .vi, .vim: return words + [Array("+\(place.line)".utf8), path]
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

  private enum Way {
    /// `+5 FILE`, as POSIX says of `ex` and `vi`, and others have taken over.
    case plus
    /// Likewise, with no line behind the last one.
    case vi
    /// Likewise, with commands that make one.
    case vim
    /// `FILE:5`
    case colon
    /// `--goto FILE:5`
    case goto
  }

  private static func way(of name: String) -> Way? {
    switch name {
    case "vi", "nvi", "view": .vi
    case "vim", "nvim", "gvim": .vim
    case "nano", "rnano", "pico", "emacs", "emacsclient",
      "micro", "kak", "joe", "mg", "mcedit":
      .plus
    case "hx", "helix": .colon
    case "code", "code-insiders", "codium": .goto
    // Systems call their variants `vim.basic` or `emacs-nox`.
    case _ where name.hasPrefix("vim."): .vim
    case _ where name.hasPrefix("emacs-") || name.hasPrefix("emacs2") || name.hasPrefix("emacs3"):
      .plus
    default: nil
    }
  }

  private static func isGoto(_ word: [UInt8]) -> Bool {
    ["-g", "--goto"].contains { word.elementsEqual($0.utf8) }
  }
}
