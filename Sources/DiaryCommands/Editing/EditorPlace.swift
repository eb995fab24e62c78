/// How editors are told the line at which they open a file.
///
/// There is no common way: the words below are those of each editor's own manual, and an editor that
/// is not known gets the file alone.
enum EditorPlace {
  /// The words of a command line that opens a file at a line, from 1.
  ///
  /// `names` are those by which the editor may be known. Where its own words tell a place already,
  /// they are left as they are.
  static func words(
    _ words: [[UInt8]], opening path: [UInt8], at line: Int, names: [String]
  ) -> [[UInt8]] {
    let tellsPlace = words.dropFirst().contains { $0.first == UInt8(ascii: "+") || isGoto($0) }
    guard line > 1, !tellsPlace, let way = names.lazy.compactMap(way).first else {
      return words + [path]
    }
    switch way {
    case .plus: return words + [Array("+\(line)".utf8), path]
    case .colon: return words + [path + Array(":\(line)".utf8)]
    case .goto: return words + [Array("--goto".utf8), path + Array(":\(line)".utf8)]
    }
  }

  private enum Way {
    /// `+5 FILE`, as POSIX says of `ex` and `vi`, and others have taken over.
    case plus
    /// `FILE:5`
    case colon
    /// `--goto FILE:5`
    case goto
  }

  private static func way(of name: String) -> Way? {
    switch name {
    case "vi", "vim", "nvim", "gvim", "view", "nano", "rnano", "pico", "emacs", "emacsclient",
      "micro", "kak", "joe", "mg", "mcedit":
      .plus
    case "hx", "helix": .colon
    case "code", "code-insiders", "codium": .goto
    // Systems call their variants `vim.basic` or `emacs-nox`.
    case _ where name.hasPrefix("vim."): .plus
    case _ where name.hasPrefix("emacs-") || name.hasPrefix("emacs2") || name.hasPrefix("emacs3"):
      .plus
    default: nil
    }
  }

  private static func isGoto(_ word: [UInt8]) -> Bool {
    ["-g", "--goto"].contains { word.elementsEqual($0.utf8) }
  }
}
