extension Inputs {
  /// A word recognized by its position.
  package static func argument<Value: InputValue>(
    _ property: Property<Value>, _ name: String, isRequired: Bool = false,
    completion: Completion? = nil, help: String
  ) -> Self {
    let label = InputLabel(
      form: .argument, name: name, help: help, completion: completion ?? Value.completion,
      isRequired: isRequired)
    return one(label) { (target, word) throws(ValueError) in
      target[keyPath: property] = try Value(word: word)
    }
  }

  /// A word recognized by its position that means something else when left out.
  package static func argument<Value: InputValue>(
    _ property: Property<Value?>, _ name: String, isRequired: Bool = false,
    completion: Completion? = nil, help: String
  ) -> Self {
    let label = InputLabel(
      form: .argument, name: name, help: help, completion: completion ?? Value.completion,
      isRequired: isRequired)
    return one(label) { (target, word) throws(ValueError) in
      target[keyPath: property] = try Value(word: word)
    }
  }

  /// Every word left.
  package static func arguments<Value: InputValue>(
    _ property: Property<[Value]>, _ name: String, isRequired: Bool = false,
    completion: Completion? = nil, help: String
  ) -> Self {
    let label = InputLabel(
      form: .argument, name: name, help: help, completion: completion ?? Value.completion,
      isRequired: isRequired, repeats: true)
    return one(label) { (target, word) throws(ValueError) in
      target[keyPath: property].append(try Value(word: word))
    }
  }
}
