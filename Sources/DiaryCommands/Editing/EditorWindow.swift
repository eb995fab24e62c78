/// Whether an editor writes in the terminal, where it is over when its program ends, or in a window of
/// its own, which may stay.
enum EditorWindow: Equatable {
  case terminal
  case own
  case unknown

  /// Told by the names by which an editor may be known, and by its options.
  init(_ words: [[UInt8]], names: [String]) {
    let options = Set(words.dropFirst().map { String(decoding: $0, as: UTF8.self) })
    // A `gvim` is a `vim` by its file.
    for name in names {
      guard let waiting = Self.waitingOptions(of: name) else { continue }
      self = options.isDisjoint(with: waiting) ? .own : .terminal
      return
    }
    if names.contains("emacsclient") {
      self = options.isDisjoint(with: ["-n", "--no-wait"]) ? .terminal : .own
    } else {
      self = names.contains(where: Self.isInTerminal) ? .terminal : .unknown
    }
  }

  /// Whether a window may still be open so many nanoseconds after the editor was started, now that its
  /// program has ended.
  ///
  /// Nobody leaves an editor in less than half a second, but two may do.
  func mayBeOpen(after nanoseconds: Int64) -> Bool {
    switch self {
    case .terminal: false
    case .own: (0..<2_000_000_000).contains(nanoseconds)
    case .unknown: (0..<500_000_000).contains(nanoseconds)
    }
  }

  /// The options with which an editor that has a window of its own waits until it is closed, as its
  /// manual has them; nothing for others.
  private static func waitingOptions(of name: String) -> Set<String>? {
    switch name {
    case "code", "code-insiders", "codium", "cursor", "subl", "sublime_text", "mate", "zed",
      "zeditor",
      "atom", "bbedit":
      ["-w", "--wait"]
    case "gedit", "gnome-text-editor", "pluma", "xed":
      ["-w", "--wait", "-s", "--standalone"]
    case "kate", "kwrite": ["-b", "--block"]
    case "gvim", "gview", "mvim": ["-f", "--nofork"]
    default: nil
    }
  }

  private static func isInTerminal(_ name: String) -> Bool {
    let names: Set = [
      "vi", "nvi", "view", "vim", "nvim", "ex", "nano", "rnano", "pico", "micro", "emacs", "mg",
      "jed",
      "zile", "hx", "helix", "kak", "ed", "joe", "jmacs", "jstar", "jpico", "ne", "mcedit", "tilde",
      "dte", "vis", "amp", "le", "jove", "ee",
    ]
    return names.contains(name)
      || ["vim.", "emacs-", "emacs2", "emacs3", "joe-"].contains(where: name.hasPrefix)
  }
}
