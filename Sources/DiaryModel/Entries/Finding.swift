/// Something in a vault that should be looked at, with what to do about it.
package struct Finding: Hashable, Sendable {
  /// What was found, by the name that scripts know it by.
  package enum Kind: String, CaseIterable, Sendable {
    case unreadable, settings, encoding, frontMatter = "front-matter", date
    case conflictCopy = "conflict-copy", conflictMarker = "conflict-marker"
    case duplicateName = "duplicate-name", oddName = "odd-name", oddFile = "odd-file"
    case brokenLink = "broken-link", unusedAttachment = "unused-attachment"
    case neverEnded = "never-ended"
    case mode, leftover, editorCopy = "editor-copy"
  }

  package var kind: Kind
  /// The file or folder as bytes: of the vault by its path there, of another place absolute.
  package var path: [UInt8]
  /// The line in the file, from 1; nothing where it is about the whole file.
  package var line: Int?
  /// The column in bytes, from 1.
  package var column: Int?
  /// What is wrong, in lower case, without a full stop.
  package var message: String
  /// What to do about it.
  package var hint: String
  /// Whether it has been mended.
  package var isMended = false

  package init(
    _ kind: Kind, _ path: [UInt8], line: Int? = nil, column: Int? = nil, _ message: String,
    hint: String
  ) {
    (self.kind, self.path, self.line, self.column) = (kind, path, line, column)
    (self.message, self.hint) = (message, hint)
  }
}

extension Finding {
  /// Where it is, as editors and compilers write places: `path:3:8`.
  package var place: String {
    let numbers = [line, column].compactMap { $0 }.map { ":\($0)" }.joined()
    return VisibleText.path(path) + numbers
  }
}
