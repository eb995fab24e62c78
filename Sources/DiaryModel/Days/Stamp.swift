/// What stands before a text that is added to an entry, such as the time.
///
/// Written in `diary.yml` as text with `{HH}`, `{mm}`, `{ss}`; empty for no stamp.
package struct Stamp: Hashable, Sendable {
  package let pattern: String

  package init(_ pattern: String) { self.pattern = pattern }

  /// `14:32`.
  package static let standard = Stamp("{HH}:{mm}")

  /// What stands before a text: on its line; above it where the stamp is a heading, or where the
  /// text is a list, code, or something else that has to begin its line.
  package func prefix(at moment: Moment, isBeforeBlock: Bool = false) -> String {
    let stamp = text(at: moment)
    guard !stamp.isEmpty else { return "" }
    return isBeforeBlock || stamp.utf8.first == UInt8(ascii: "#") ? "\(stamp)\n\n" : "\(stamp) "
  }

  private func text(at moment: Moment) -> String {
    let values = [
      "HH": moment.hour.padded(to: 2), "mm": moment.minute.padded(to: 2),
      "ss": (moment.second % 60).padded(to: 2),
    ]
    var result = ""
    var rest = pattern[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      let name = String(rest[rest.index(after: open)..<close])
      result += values[name] ?? "{\(name)}"
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
