/// How a shell completes the value of an input.
package enum Completion: Sendable, Equatable {
  case none
  case file
  case folder
  /// One of a few words.
  case words([String])
  /// What the tool prints when it is asked by `complete KIND -- WORD`: a value on each line that
  /// WORD may begin, and behind a tab what it is. Others than those may be there, too.
  case dynamic(String)
}
