/// Why a text is no layout for new entries.
package enum LayoutError: Error, Equatable {
  case empty
  /// Something in braces that is no token, or a brace without its fellow.
  case unknownToken(String)
  /// A path from the root of the disk.
  case absolute(String)
  /// A part between slashes that is empty, begins with a dot, or is never looked into.
  case badComponent(String)
  /// A control character or a backslash.
  case badCharacter(String)
  /// A path that does not tell its day, such as the one shown.
  case unreadable(String, example: String)
  /// A part of another program's date format that has no token.
  case unsupported(String, program: String)
}

extension LayoutError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .empty: return "the layout is empty"
    case .unknownToken(let token): return "unknown token '\(VisibleText.oneLine(token))'"
    case .absolute(let text): return "'\(VisibleText.oneLine(text))' is not inside the vault"
    case .badComponent(let part):
      guard !part.isEmpty else { return "a folder without a name" }
      return "'\(VisibleText.oneLine(part))' cannot hold entries"
    case .badCharacter(let text):
      return "'\(VisibleText.oneLine(text))' has a character that file names should not have"
    case .unreadable(let text, let example):
      return "'\(VisibleText.oneLine(text))' makes names that do not tell their day,"
        + " such as '\(VisibleText.oneLine(example))'"
    case .unsupported(let part, let program):
      return "'\(VisibleText.oneLine(part))' of \(program)'s date format has no counterpart"
    }
  }

  /// What to write instead.
  package var hint: String? {
    switch self {
    case .unknownToken:
      let tokens = LayoutToken.allCases.map { "{\($0.rawValue)}" }
      return "the tokens are \(tokens.joined(separator: " "))"
    case .empty, .unreadable, .unsupported:
      return "write a layout such as \(Layout.standard.text)"
    case .absolute, .badComponent, .badCharacter:
      return "write a path from the vault's folder, such as \(Layout.standard.text)"
    }
  }
}
