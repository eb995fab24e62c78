/// Reads the words of a command line from left to right.
struct WordReader {
  private var words: ArraySlice<CommandWord>

  /// The flags that were given of those that go one way, and whether each was turned round.
  private var flags: [String: Bool] = [:]

  /// Whether `--help` or `-h` stood where an option may.
  private(set) var wasAskedForHelp = false

  init(_ words: [CommandWord]) { self.words = words[...] }

  var isAtEnd: Bool { words.isEmpty }

  /// Whether the next word looks like an option.
  var beginsWithDash: Bool { words.first.map { $0.text.hasPrefix("-") } ?? false }

  /// The word that was taken last.
  private(set) var last: CommandWord?

  mutating func next() -> CommandWord? {
    guard let word = words.popFirst() else { return nil }
    last = word
    return word
  }

  /// Whether `--help` stands anywhere among the words left that could be options.
  var mentionsHelp: Bool {
    words.prefix { $0.text != "--" }.contains { $0.text == "--help" || $0.text == "-h" }
  }

  /// Reads options up to the first word that is not one of `inputs`.
  mutating func readOptions<Target>(
    _ inputs: Inputs<Target>, into target: inout Target
  ) throws(UsageFault) {
    while let word = words.first, word.text.hasPrefix("-"),
      inputs.option(
        spelled: word.text.hasPrefix("--") ? word.text.spelling : String(word.text.prefix(2)))
        != nil
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
      if !optionsEnded, word.text == "--" {
        optionsEnded = true
      } else if !optionsEnded, inputs.takesAsOption(word.text) {
        try readOption(word, of: inputs, into: &target)
      } else {
        guard let argument = arguments.first else { throw .unexpectedArgument(word.shown) }
        if !argument.label.repeats { arguments.removeFirst() }
        missing.removeAll { $0 == argument.label.name }
        let isNegated =
          argument.label.hasNegation && !optionsEnded && word.text.isNegation
        try assign(
          isNegated ? word.dropFirst() : word, to: argument, isNegated: isNegated, &target)
      }
    }
    if let name = missing.first, !wasAskedForHelp { throw .missingArgument(name) }
  }

  private mutating func readOption<Target>(
    _ word: CommandWord, of inputs: Inputs<Target>, into target: inout Target
  ) throws(UsageFault) {
    guard word.text.hasPrefix("--") else {
      return try readShortOptions(word, of: inputs, into: &target)
    }
    let spelling = word.text.spelling
    guard let (option, isNegated) = inputs.option(spelled: spelling) else {
      guard word.text != "--help" else { return wasAskedForHelp = true }
      // What holds a blank was meant for a text, with all that stands behind it.
      let whole = word.text.holdsBlank ? word.shown : String(word.shown.spelling)
      throw inputs.unknown(whole, meaning: spelling)
    }
    // The spelling is ASCII, so that it is as long in bytes.
    let value = word.dropFirst(spelling.utf8.count)
    try read(
      option, isNegated: isNegated, attached: value.bytes.isEmpty ? nil : value.dropFirst(),
      into: &target)
  }

  private mutating func readShortOptions<Target>(
    _ word: CommandWord, of inputs: Inputs<Target>, into target: inout Target
  ) throws(UsageFault) {
    var rest = word.dropFirst()
    while let letter = rest.text.first {
      guard let (option, _) = inputs.option(spelled: "-\(letter)") else {
        guard letter != "h" || word.text.count > 2 else { return wasAskedForHelp = true }
        throw inputs.unknown(
          word.text.count > 2 ? word.shown : "-\(letter)", meaning: "-\(word.text)")
      }
      rest = rest.dropFirst()
      let takesRest = option.label.form == .option && !rest.bytes.isEmpty
      try read(option, isNegated: false, attached: takesRest ? rest : nil, into: &target)
      if takesRest { return }
    }
  }

  private mutating func read<Target>(
    _ option: Inputs<Target>.Binding, isNegated: Bool, attached: CommandWord?,
    into target: inout Target
  ) throws(UsageFault) {
    let label = option.label
    if label.form == .flag {
      guard attached == nil else { throw .unexpectedValue(option: label.spelling) }
      if label.isOneWay, let before = flags.updateValue(isNegated, forKey: label.name),
        before != isNegated
      {
        throw .conflict(label.spellings[0], label.spellings[1])
      }
      return try assign(CommandWord(isNegated ? "false" : "true"), to: option, &target)
    }
    guard let word = attached ?? next() else {
      throw .missingValue(option: label.spellings[isNegated ? 1 : 0], value: label.value)
    }
    try assign(word, to: option, isNegated: isNegated, &target)
  }

  private func assign<Target>(
    _ word: CommandWord, to input: Inputs<Target>.Binding, isNegated: Bool = false,
    _ target: inout Target
  ) throws(UsageFault) {
    do {
      try (isNegated ? input.negate ?? input.assign : input.assign)(&target, word)
    } catch {
      var similar: [String] = []
      if case .words(let words) = input.label.completion {
        similar = suggestions(for: word.text, among: words)
      }
      let spelling = isNegated ? input.label.spellings.last : nil
      throw .invalidValue(
        word.shown, input: spelling ?? input.label.spelling, error, suggestions: similar)
    }
  }
}

extension Inputs {
  /// Whether a word is to be read as an option.
  ///
  /// A lone `-` is an argument, and so is `-5` where no option is called that. Where words may be
  /// turned round by a dash, options of one letter stand alone or have their value behind them, as in
  /// `-n5` and `-fjson`. Where an argument is free text, what
  /// holds a blank and can be no option is text: `- [ ] milk`.
  fileprivate func takesAsOption(_ word: String) -> Bool {
    guard word.hasPrefix("-"), let letter = word.dropFirst().first else { return false }
    if letter != "-", labels.contains(where: { $0.form == .argument && $0.hasNegation }) {
      return word.count == 2 && option(spelled: word) != nil || word == "-h"
        || endsInValue(word)
    }
    if word.holdsBlank, labels.contains(where: \.isFreeText) { return canBeOption(word) }
    return !("0"..."9").contains(letter) || option(spelled: "-\(letter)") != nil
  }

  /// Whether a word is letters of options, the last of them with a value that can only be one: a
  /// number, or one of the words that it takes.
  private func endsInValue(_ word: String) -> Bool {
    var rest = word.dropFirst()
    while let letter = rest.popFirst() {
      guard let label = option(spelled: "-\(letter)")?.binding.label else { return false }
      guard label.form == .option else { continue }
      if case .words(let words) = label.completion { return words.contains(String(rest)) }
      return !rest.isEmpty && rest.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
    return false
  }

  /// Whether a word is an option that there is, with a value behind it where it takes one.
  private func canBeOption(_ word: String) -> Bool {
    if word.hasPrefix("--") { return option(spelled: word.spelling) != nil }
    for letter in word.dropFirst() {
      guard let label = option(spelled: "-\(letter)")?.binding.label else { return false }
      if label.form == .option { return true }
    }
    return true
  }

  /// The fault of an option that does not exist, when its letters would be `spelling` as a word.
  fileprivate func unknown(_ word: String, meaning spelling: String) -> UsageFault {
    let arguments = labels.filter { $0.form == .argument }
    guard !word.holdsBlank else {
      return .unknownOption(word, suggestions: [], couldBeText: !arguments.isEmpty)
    }
    // A letter alone is the first of a word, and of none that only turns another one round.
    let letters = word.drop { $0 == "-" }
    let spellings = labels.filter { $0.form != .argument }.flatMap(\.spellings).filter { name in
      letters.count > 1 || name.hasPrefix("--\(letters)") && !name.hasPrefix("--no-")
    }
    return .unknownOption(
      word, suggestions: suggestions(for: spelling, among: spellings),
      couldBeText: arguments.contains(where: \.repeats))
  }
}

extension String {
  /// Whether a dash stands before something that it can turn round.
  fileprivate var isNegation: Bool {
    hasPrefix("-") && !(dropFirst().first?.isWhitespace ?? true)
  }

  fileprivate var holdsBlank: Bool { contains(where: \.isWhitespace) }

  /// The part of an option before `=`.
  fileprivate var spelling: String { String(prefix { $0 != "=" }) }
}
