import DiaryModel

/// Findings as JSON: what `check --format json` prints.
///
/// | key | value |
/// | --- | --- |
/// | `kind` | what was found, such as `broken-link` |
/// | `path` | the file, from the vault's root or absolute; see `EntryJSON` where it is not UTF-8 |
/// | `line`, `column` | numbers from 1, or `null` for the whole file |
/// | `message`, `hint` | what is wrong, and what to do |
/// | `mended` | true or false |
package enum FindingJSON {
  /// The list, with a line end behind.
  package static func bytes(of findings: [Finding]) -> [UInt8] {
    var writer = JSONWriter()
    writer.array { writer in
      for finding in findings { writer.finding(finding) }
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}

extension JSONWriter {
  fileprivate mutating func finding(_ finding: Finding) {
    object { writer in
      writer.name("kind")
      writer.string(finding.kind.rawValue)
      writer.path(finding.path)
      writer.name("line")
      writer.optional(finding.line)
      writer.name("column")
      writer.optional(finding.column)
      writer.name("message")
      writer.string(finding.message)
      writer.name("hint")
      writer.string(finding.hint)
      writer.name("mended")
      writer.boolean(finding.isMended)
    }
  }

  private mutating func optional(_ value: Int?) {
    if let value { number(value) } else { null() }
  }
}
