/// How a shell completes the value of an input.
package enum Completion: Sendable, Equatable {
  case none
  case file
  case folder
  /// One of a few words.
  case words([String])
  /// What the tool prints when it is asked by `complete KIND`: a value on each line, and behind a
  /// tab what it is.
  case dynamic(String)
}
