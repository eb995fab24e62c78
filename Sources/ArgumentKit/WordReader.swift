/// Reads the words of a command line from left to right.
struct WordReader {
  private var words: ArraySlice<String>

  /// Whether `--help` or `-h` stood where an option may.
  private(set) var wasAskedForHelp = false

  init(_ words: [String]) { self.words = words[...] }

  mutating func next() -> String? { words.popFirst() }

  /// Whether `--help` stands anywhere among the words left that could be options.
  var mentionsHelp: Bool {
    words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  /// Reads options up to the first word that is not one of `inputs`.
  mutating func readOptions<Target>(
    _ inputs: Inputs<Target>, into target: inout Target
  ) throws(UsageFault) {
    while let word = words.first, word.hasPrefix("-"),
      inputs.option(spelled: word.hasPrefix("--") ? word.spelling : String(word.prefix(2))) != nil
    {
      words.removeFirst()
      try readOption(word, of: inputs, into: &target)
    }
  }

  /// Reads everything, in any order.
  mutating func readAll<Target>(
    _ inputs: Inputs<Target>, into target: inout Target
  ) throws(UsageFault) {
    var arguments = inputs.bindings.filter { $0.label.form == .argument }[...]
    var missing = arguments.filter(\.label.isRequired).map(\.label.name)
    var optionsEnded = false
    while let word = next() {
      if !optionsEnded, word == "--" {
        optionsEnded = true
      } else if !optionsEnded, inputs.takesAsOption(word) {
        try readOption(word, of: inputs, into: &target)
      } else {
        guard let argument = arguments.first else { throw .unexpectedArgument(word) }
        if !argument.label.repeats { arguments.removeFirst() }
        missing.removeAll { $0 == argument.label.name }
        let isNegated =
          argument.label.hasNegation && !optionsEnded && word.isNegation
        try assign(
          isNegated ? String(word.dropFirst()) : word, to: argument, isNegated: isNegated, &target)
      }
    }
    if let name = missing.first, !wasAskedForHelp { throw .missingArgument(name) }
  }

  private mutating func readOption<Target>(
    _ word: String, of inputs: Inputs<Target>, into target: inout Target
  ) throws(UsageFault) {
    guard word.hasPrefix("--") else {
      return try readShortOptions(word, of: inputs, into: &target)
    }
    let spelling = word.spelling
    guard let (option, isNegated) = inputs.option(spelled: spelling) else {
      guard word != "--help" else { return wasAskedForHelp = true }
      throw inputs.unknown(spelling, meaning: spelling)
    }
    let value = word.dropFirst(spelling.count)
    let attached = value.isEmpty ? nil : String(value.dropFirst())
    try read(option, isNegated: isNegated, attached: attached, into: &target)
  }

  private mutating func readShortOptions<Target>(
    _ word: String, of inputs: Inputs<Target>, into target: inout Target
  ) throws(UsageFault) {
    var rest = word.dropFirst()
    while let letter = rest.popFirst() {
      guard let (option, _) = inputs.option(spelled: "-\(letter)") else {
        guard letter != "h" || word.count > 2 else { return wasAskedForHelp = true }
        throw inputs.unknown(word.count > 2 ? word : "-\(letter)", meaning: "-\(word)")
      }
      let takesRest = option.label.form == .option && !rest.isEmpty
      try read(option, isNegated: false, attached: takesRest ? String(rest) : nil, into: &target)
      if takesRest { return }
    }
  }

  private mutating func read<Target>(
    _ option: Inputs<Target>.Binding, isNegated: Bool, attached: String?, into target: inout Target
  ) throws(UsageFault) {
    let label = option.label
    if label.form == .flag {
      guard attached == nil else { throw .unexpectedValue(option: label.spelling) }
      return try assign(isNegated ? "false" : "true", to: option, &target)
    }
    guard let word = attached ?? next() else {
      throw .missingValue(option: label.spellings[isNegated ? 1 : 0], value: label.value)
    }
    try assign(word, to: option, isNegated: isNegated, &target)
  }

  private func assign<Target>(
    _ word: String, to input: Inputs<Target>.Binding, isNegated: Bool = false,
    _ target: inout Target
  ) throws(UsageFault) {
    do {
      try (isNegated ? input.negate ?? input.assign : input.assign)(&target, word)
    } catch {
      var similar: [String] = []
      if case .words(let words) = input.label.completion {
        similar = suggestions(for: word, among: words)
      }
      let spelling = isNegated ? input.label.spellings.last : nil
      throw .invalidValue(
        word, input: spelling ?? input.label.spelling, error, suggestions: similar)
    }
  }
}

extension Inputs {
  /// Whether a word is to be read as an option.
  ///
  /// A lone `-` is an argument, and so is `-5` where no option is called that. Where words may be
  /// turned round by a dash, options of one letter stand alone.
  fileprivate func takesAsOption(_ word: String) -> Bool {
    guard word.hasPrefix("-"), let letter = word.dropFirst().first else { return false }
    if letter != "-", labels.contains(where: { $0.form == .argument && $0.hasNegation }) {
      return word.count == 2 && option(spelled: word) != nil || word == "-h"
    }
    return !("0"..."9").contains(letter) || option(spelled: "-\(letter)") != nil
  }

  /// The fault of an option that does not exist, when its letters would be `spelling` as a word.
  fileprivate func unknown(_ word: String, meaning spelling: String) -> UsageFault {
    let options = labels.filter { $0.form != .argument }
    let similar = suggestions(for: spelling, among: options.flatMap(\.spellings))
    return .unknownOption(
      word, suggestions: similar,
      couldBeText: labels.contains { $0.form == .argument && $0.repeats })
  }
}

extension String {
  /// Whether a dash stands before something that it can turn round.
  fileprivate var isNegation: Bool {
    hasPrefix("-") && !(dropFirst().first?.isWhitespace ?? true)
  }

  /// The part of an option before `=`.
  fileprivate var spelling: String { String(prefix { $0 != "=" }) }
}
