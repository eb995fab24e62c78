import DiaryModel
import Platform

/// A change as it is written: lines of `key: value`, a blank line, and the bytes from before.
///
/// So whoever opens the file finds the text, with or without the program.
enum ChangeRecord {
  static let title = "diary change 1"
  /// No record has more bytes than this before its blank line.
  static let longestHeader = 32 * 1024

  static func bytes(
    _ change: Change, command: ChangeIdentity, maker: ProgramMark, text: [UInt8]
  ) -> [UInt8] {
    var lines: [[UInt8]] = []
    func add(_ key: String, _ value: [UInt8]) { lines.append(Array("\(key): ".utf8) + value) }
    func add(_ key: String, _ value: String) { add(key, Array(value.utf8)) }
    add("command", command.description)
    add("process", "\(maker.process)")
    if let machine = maker.machine { add("machine", machine.description) }
    if let started = maker.started { add("started", started) }
    if let name = change.command { add("by", name) }
    add("at", change.moment.description)
    switch change.kind {
    case .created: add("kind", "created")
    case .replaced: add("kind", "replaced")
    case .moved(let target):
      add("kind", "moved")
      add("to", escaped(target.bytes))
    }
    add("path", escaped(change.path.bytes))
    if let before = change.before { add("before", before.description) }
    if let after = change.after { add("after", after.description) }
    if let other = change.takesBack { add(change.isRedo ? "redoes" : "undoes", other.description) }
    let facts = Array(lines.joined(separator: [newline]))
    return Array("\(title)\n\(checkKey): \(ContentMark(of: facts))\n".utf8)
      + facts + [newline, newline] + text
  }

  /// The key of the line that says of those behind it what they are: a path in which a bad disk has
  /// changed a letter would bring the text back to the wrong place.
  private static let checkKey = "check"

  /// Reads what stands before the text; nothing for bytes that are no record.
  static func read(
    _ bytes: [UInt8], named name: ChangeName
  ) -> RecordedChange? {
    guard
      let end = bytes.indices.dropFirst().first(where: { place in
        bytes[place] == newline && bytes[place - 1] == newline
      })
    else { return nil }
    let lines = bytes[..<end].split(separator: newline)
    guard let first = lines.first, first.elementsEqual(title.utf8) else { return nil }
    var values: [String: ArraySlice<UInt8>] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      values[String(decoding: line[..<colon], as: UTF8.self)] = line[colon...].dropFirst(2)
    }
    // Earlier programs wrote none.
    if let check = values[checkKey] {
      let facts = bytes[(check.endIndex + 1)..<max(check.endIndex + 1, end - 1)]
      guard ContentMark(ascii: check) == ContentMark(of: facts) else { return nil }
    }
    func text(_ key: String) -> String? { values[key].map { String(decoding: $0, as: UTF8.self) } }
    guard let kind = kind(text("kind"), to: values["to"]), let path = values["path"],
      let moment = text("at").flatMap(Moment.init),
      let command = text("command").flatMap(ChangeIdentity.init),
      let process = text("process").flatMap({ Int32($0) })
    else { return nil }
    var change = Change(
      kind, VaultPath(bytes: unescaped(path)), at: moment,
      before: text("before").flatMap(ContentMark.init),
      after: text("after").flatMap(ContentMark.init))
    change.command = text("by")
    change.isRedo = values["redoes"] != nil
    change.takesBack = (text("undoes") ?? text("redoes")).flatMap(ChangeIdentity.init)
    return RecordedChange(
      identity: name.identity, command: command,
      maker: ProgramMark(
        process: process, machine: text("machine").flatMap(MachineMark.init),
        started: text("started")),
      state: name.state, change: change, start: end + 1, isRest: name.isRest)
  }

  /// The change that a record in a folder tells of; nothing where it cannot be read, such as when
  /// another diary has marked it as done, or dropped it, meanwhile.
  static func read(_ name: ChangeName, in opened: borrowing Folder) -> RecordedChange? {
    guard let start = try? opened.read(beginningOf: name.bytes, upTo: longestHeader) else {
      return nil
    }
    return read(start, named: name)
  }

  private static let newline = UInt8(ascii: "\n")
  private static let percent = UInt8(ascii: "%")

  private static func kind(_ word: String?, to target: ArraySlice<UInt8>?) -> Change.Kind? {
    switch word {
    case "created": .created
    case "replaced": .replaced
    case "moved": target.map { .moved(to: VaultPath(bytes: unescaped($0))) }
    default: nil
    }
  }

  /// A path on one line: line ends, and the sign that escapes them, as `%0A`.
  private static func escaped(_ path: [UInt8]) -> [UInt8] {
    path.flatMap { byte in
      guard byte < 0x20 || byte == percent else { return [byte] }
      let digits = String(byte, radix: 16)
      return Array("%\(byte < 16 ? "0" : "")\(digits)".utf8)
    }
  }

  private static func unescaped(_ line: ArraySlice<UInt8>) -> [UInt8] {
    var (path, rest) = ([UInt8](), line)
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == percent, let value = UInt8(digits, radix: 16) {
        path.append(value)
        rest = rest.dropFirst(2)
      } else {
        path.append(byte)
      }
    }
    return path
  }
}
