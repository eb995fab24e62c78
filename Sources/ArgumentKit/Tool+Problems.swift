extension Tool {
  /// What is missing or wrong in the tool's own description; a test expects none.
  ///
  /// Every input and command is explained, every command has examples, every example can be
  /// parsed, and no two inputs of a line are called the same.
  package var problems: [String] {
    let manual = manual
    let names = manual.chapters.map { $0.about.name }
    var problems = repeated(in: names).map { "command '\($0)' is there twice" }
    for synonym in commands.flatMap({ $0.about.synonyms }) where names.contains(synonym) {
      problems.append("'\(synonym)' is a synonym and a command")
    }
    for label in manual.settings {
      problems += label.problems.map { "\(label.spelling): \($0)" }
    }
    for chapter in manual.chapters {
      let found = chapter.problems(settings: manual.settings) + exampleProblems(chapter.about)
      problems += found.map { "\(chapter.about.name): \($0)" }
    }
    return problems
  }

  private func exampleProblems(_ about: About) -> [String] {
    about.examples.compactMap { example in
      guard let words = ExampleLine.words(of: example.line, after: name) else {
        return "example '\(example.line)' does not run \(name)"
      }
      do throws(UsageError) {
        _ = try parse(words)
        return nil
      } catch {
        return "example '\(example.line)': \(error.description)"
      }
    }
  }
}

extension Manual.Chapter {
  fileprivate func problems(settings: [InputLabel]) -> [String] {
    var problems: [String] = []
    if !about.summary.hasSuffix(".") { problems.append("its summary is no sentence") }
    if about.examples.isEmpty, !about.isHidden { problems.append("it has no example") }
    for example in about.examples where !example.meaning.hasSuffix(".") {
      problems.append("example '\(example.line)' is not explained by a sentence")
    }
    let options = (inputs + settings).filter { $0.form != .argument }
    problems += repeated(in: options.flatMap(\.allSpellings)).map { "'\($0)' is there twice" }
    for label in inputs {
      problems += label.problems.map { "\(label.spelling): \($0)" }
    }
    for (argument, next) in zip(arguments, arguments.dropFirst()) {
      if argument.repeats { problems.append("\(next.name) can never be reached") }
      if next.isRequired, !argument.isRequired {
        problems.append("\(next.name) is required behind \(argument.name), which is not")
      }
    }
    return problems
  }
}

extension InputLabel {
  fileprivate var problems: [String] {
    var problems: [String] = []
    if !help.hasSuffix(".") { problems.append("its help is no sentence") }
    if form == .option, value.isEmpty { problems.append("its value has no name") }
    if name.isEmpty || name.hasPrefix("-") { problems.append("its name is not a name") }
    return problems
  }
}

private func repeated(in names: [String]) -> [String] {
  var seen: Set<String> = []
  return names.filter { !seen.insert($0).inserted }
}
