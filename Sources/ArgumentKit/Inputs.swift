/// What may follow a command's name, and which property of `Target` each word sets.
///
/// Inputs are written as a list, and a group of them may stand wherever one may.
package struct Inputs<Target>: Sendable, ExpressibleByArrayLiteral {
  /// An input, and how a word sets its property; a flag is given `true` or `false`.
  struct Binding: Sendable {
    let label: InputLabel
    let assign: Assignment
    /// For what is turned round, where that is something else than assigning `false`.
    var negate: Assignment?
  }

  /// Sets a property to what a word says.
  typealias Assignment = @Sendable (inout Target, CommandWord) throws(ValueError) -> Void

  /// Where an input puts its value.
  package typealias Property<Value> = any WritableKeyPath<Target, Value> & Sendable

  let bindings: [Binding]

  init(bindings: [Binding]) { self.bindings = bindings }

  package init(arrayLiteral elements: Self...) { bindings = elements.flatMap(\.bindings) }

  /// The inputs as the documentation sees them.
  package var labels: [InputLabel] { bindings.map(\.label) }

  /// The inputs of a value stored inside this one.
  package static func group<Inner: InputGroup>(_ property: Property<Inner>) -> Self {
    Self(
      bindings: Inner.inputs.bindings.map { inner in
        let assign: Assignment = { (target, word) throws(ValueError) in
          try inner.assign(&target[keyPath: property], word)
        }
        guard let innerNegate = inner.negate else {
          return Binding(label: inner.label, assign: assign)
        }
        return Binding(label: inner.label, assign: assign) { (target, word) throws(ValueError) in
          try innerNegate(&target[keyPath: property], word)
        }
      })
  }

  static func one(
    _ label: InputLabel, assign: @escaping Assignment
  ) -> Self {
    Self(bindings: [Binding(label: label, assign: assign)])
  }
}

extension Inputs {
  /// The option written `--name` or `-n`, and whether it is turned round.
  func option(spelled spelling: String) -> (binding: Binding, isNegated: Bool)? {
    for binding in bindings where binding.label.form != .argument {
      let label = binding.label
      if spelling == label.spelling { return (binding, false) }
      if let short = label.short, spelling == "-\(short)" { return (binding, false) }
      if label.hasNegation, spelling == "--no-\(label.name)" { return (binding, true) }
    }
    return nil
  }
}
