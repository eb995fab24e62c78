import DiaryModel

/// Changes as JSON: what `undo --list`, `trash` and `drafts` print with `--format json`.
///
/// | key | value |
/// | --- | --- |
/// | `change` | `written`, `changed`, `moved`, `deleted`, `restored` or `draft` |
/// | `moment` | when it was done, or a draft last written, as ISO 8601 |
/// | `command` | the command that made it, of `undo` |
/// | `number` | which command it belongs to, from 1 for the last, of `undo` |
/// | `obstacle` | what keeps it from being taken back: `changed`, `gone`, `taken`, `open`, `unfinished`, `unreadable`, `damaged` or `partly-gone`, of `undo` |
/// | `day`, `title` | the entry's |
/// | `path` | the file afterwards, from the vault's root; absolute for a draft |
/// | `original` | its path before it was moved or deleted, or of the entry a draft is a text of |
///
/// Paths that are not UTF-8 are as in `EntryJSON`.
package enum ChangeJSON {
  /// The list, with a line end behind.
  package static func bytes(of changes: [ListedChange]) -> [UInt8] {
    guard !changes.isEmpty else { return Array("[]\n".utf8) }
    var bytes: [UInt8] = []
    for (index, change) in changes.enumerated() {
      bytes.append(index == 0 ? "[\n" : ",\n")
      JSONWriter.object(to: &bytes) { $0.append(change) }
    }
    bytes.append("\n]\n")
    return bytes
  }
}

extension JSONWriter {
  fileprivate mutating func append(_ change: ListedChange) {
    name("change")
    string(change.kind.rawValue)
    name("moment")
    string(change.moment.map(\.description))
    name("command")
    string(change.command)
    name("number")
    if let number = change.number { self.number(number) } else { null() }
    name("obstacle")
    string(change.obstacle?.rawValue)
    name("day")
    if let day = change.day { self.day(day) } else { null() }
    name("title")
    string(change.title)
    path(change.path)
    name("original")
    guard let original = change.original else { return null() }
    path(original, named: "original_bytes")
  }
}
