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
      target[keyPath: property] = try Value(of: word)
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
      target[keyPath: property] = try Value(of: word)
    }
  }

  /// Every word left; of free text also those that begin with a dash and hold a blank.
  package static func arguments<Value: InputValue>(
    _ property: Property<[Value]>, _ name: String, isRequired: Bool = false,
    isFreeText: Bool = false, completion: Completion? = nil, help: String
  ) -> Self {
    let label = InputLabel(
      form: .argument, name: name, help: help, completion: completion ?? Value.completion,
      isRequired: isRequired, isFreeText: isFreeText, repeats: true)
    return one(label) { (target, word) throws(ValueError) in
      target[keyPath: property].append(try Value(of: word))
    }
  }
}
