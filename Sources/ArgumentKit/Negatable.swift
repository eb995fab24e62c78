/// A value that a command line gives or takes back: `--tag TAG` or `--no-tag TAG`.
package struct Negatable<Value: Sendable>: Sendable {
  package var value: Value
  package var isNegated: Bool

  package init(_ value: Value, isNegated: Bool = false) {
    (self.value, self.isNegated) = (value, isNegated)
  }
}

extension Negatable: Equatable where Value: Equatable {}

extension Inputs {
  /// An option that may be given again, and turned round: `--tag TAG` and `--no-tag TAG`.
  package static func options<Value: InputValue>(
    _ property: Property<[Negatable<Value>]>, _ name: String, value: String,
    completion: Completion? = nil, help: String
  ) -> Self {
    let label = InputLabel(
      form: .option, name: name, value: value, help: help,
      completion: completion ?? Value.completion, repeats: true, hasNegation: true)
    return negatable(label, property)
  }

  /// Every word left; one that begins with a dash is turned round, as in `-word`.
  ///
  /// A dash with one letter is still an option, as is one with its value (`-n5`), and behind `--` a dash
  /// means itself.
  package static func arguments<Value: InputValue>(
    _ property: Property<[Negatable<Value>]>, _ name: String, isRequired: Bool = false,
    completion: Completion? = nil, help: String
  ) -> Self {
    let label = InputLabel(
      form: .argument, name: name, help: help, completion: completion ?? Value.completion,
      isRequired: isRequired, repeats: true, hasNegation: true)
    return negatable(label, property)
  }

  private static func negatable<Value: InputValue>(
    _ label: InputLabel, _ property: Property<[Negatable<Value>]>
  ) -> Self {
    let assign: Assignment = { (target, word) throws(ValueError) in
      target[keyPath: property].append(Negatable(try Value(of: word)))
    }
    let negate: Assignment = { (target, word) throws(ValueError) in
      target[keyPath: property].append(Negatable(try Value(of: word), isNegated: true))
    }
    return Self(bindings: [Binding(label: label, assign: assign, negate: negate)])
  }
}
