import ArgumentKit
import DiaryVault

/// The text of an entry as a command line gives it: as words, or piped in.
struct TextInput: InputGroup {
  var words: [String] = []

  static let inputs: Inputs<Self> = [
    .arguments(\.words, "TEXT", help: "What to write; without it, what is piped in.")
  ]
}

extension TextInput {
  /// The text, or nothing where none was given and somebody sits at the terminal.
  ///
  /// Words come before what is piped; `-` alone asks for the pipe.
  func read(in world: World) throws -> WrittenText? {
    let asksForPipe = words == ["-"]
    if !words.isEmpty, !asksForPipe { return WrittenText(Array(words.joined(separator: " ").utf8)) }
    guard asksForPipe || !world.terminal.isInput else { return nil }
    let piped = WrittenText(try world.readInput())
    return piped.isEmpty && !asksForPipe ? nil : piped
  }
}
