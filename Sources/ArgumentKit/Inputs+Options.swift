extension Inputs {
  /// An option without a value, such as `--json`; with a negation also `--no-json`.
  package static func flag(
    _ property: Property<Bool>, _ name: String, short: Character? = nil, hasNegation: Bool = false,
    help: String
  ) -> Self {
    let label = InputLabel(
      form: .flag, name: name, short: short, help: help, hasNegation: hasNegation)
    return one(label) { (target, word) throws(ValueError) in
      target[keyPath: property] = word.text == "true"
    }
  }

  /// A flag that means something else when left out, such as `--starred` and `--no-starred`.
  package static func flag(
    _ property: Property<Bool?>, _ name: String, short: Character? = nil, help: String
  ) -> Self {
    let label = InputLabel(
      form: .flag, name: name, short: short, help: help, hasNegation: true, isOneWay: true)
    return one(label) { (target, word) throws(ValueError) in
      target[keyPath: property] = word.text == "true"
    }
  }

  /// An option with a value, such as `--limit COUNT`; the last one given counts.
  package static func option<Value: InputValue>(
    _ property: Property<Value>, _ name: String, short: Character? = nil, value: String,
    completion: Completion? = nil, help: String
  ) -> Self {
    let label = InputLabel(
      form: .option, name: name, short: short, value: value, help: help,
      completion: completion ?? Value.completion)
    return one(label) { (target, word) throws(ValueError) in
      target[keyPath: property] = try Value(of: word)
    }
  }

  /// An option that means something else when left out, such as `--since DATE`.
  package static func option<Value: InputValue>(
    _ property: Property<Value?>, _ name: String, short: Character? = nil, value: String,
    completion: Completion? = nil, help: String
  ) -> Self {
    let label = InputLabel(
      form: .option, name: name, short: short, value: value, help: help,
      completion: completion ?? Value.completion)
    return one(label) { (target, word) throws(ValueError) in
      target[keyPath: property] = try Value(of: word)
    }
  }

  /// An option that may be given again, such as `--tag TAG`.
  package static func options<Value: InputValue>(
    _ property: Property<[Value]>, _ name: String, short: Character? = nil, value: String,
    completion: Completion? = nil, help: String
  ) -> Self {
    let label = InputLabel(
      form: .option, name: name, short: short, value: value, help: help,
      completion: completion ?? Value.completion, repeats: true)
    return one(label) { (target, word) throws(ValueError) in
      target[keyPath: property].append(try Value(of: word))
    }
  }
}
