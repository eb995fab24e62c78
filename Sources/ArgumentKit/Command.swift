/// Something the user can ask the tool to do.
///
/// A command is a plain value: its stored properties are its inputs, already holding their
/// defaults. Parsing only ever assigns to them, so a test can build a command without parsing.
package protocol Command<Context>: InputGroup {
  /// What the command needs from the world in order to run.
  associatedtype Context

  /// The command's name and its documentation.
  static var about: About { get }

  /// Looks at inputs that only make sense, or make none, together.
  func validate() throws(UsageFault)

  /// Does what was asked for.
  func run(in context: Context) throws
}

extension Command {
  package func validate() throws(UsageFault) {}
}
