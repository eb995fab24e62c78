/// A value that a command line fills in.
///
/// Its defaults are whatever `init()` leaves in place.
package protocol InputGroup: Sendable {
  /// Creates the value that an empty command line means.
  init()
  /// What a command line may say, and where each word goes.
  static var inputs: Inputs<Self> { get }
}

extension InputGroup {
  /// Reads the words after a command's name.
  package static func parse(_ words: [String]) throws(UsageFault) -> Self {
    var (value, reader) = (Self(), WordReader(words.map { CommandWord($0) }))
    try reader.readAll(inputs, into: &value)
    return value
  }

  static var labels: [InputLabel] { inputs.labels }
}
