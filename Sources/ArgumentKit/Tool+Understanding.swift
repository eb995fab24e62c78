extension Tool {
  /// What a command line says that was refused, as far as it can be told.
  package struct Understood {
    /// The command that is meant; nothing where its name is like that of none.
    package let command: (any Command<Context>)?
    package let settings: Settings
    /// What stands behind a name that no command has.
    package var behindUnknown: [CommandWord]?
    /// Whether it is sure which of its words are the command's own: what stands behind an unknown
    /// option may be its value.
    package let isCertain: Bool
  }

  /// Reads what can be read of words that `parse` refuses, each that makes no sense left out.
  ///
  /// For whoever holds something that must not be lost with the line, such as a text that is piped in.
  /// Nothing where no command is named, and none is meant then.
  package func understood(words: [CommandWord]) -> Understood? {
    var settings = Settings()
    var reader = WordReader(words)
    var isCertain = true
    while true {
      isCertain = reader.readAllOptions(Settings.inputs, into: &settings) && isCertain
      guard let word = reader.next() else {
        return defaultCommand.map {
          Understood(command: $0.init(), settings: settings, isCertain: isCertain)
        }
      }
      let isName = command(named: word.text) != nil
      var rest = reader
      let behind = isName ? nil : rest.rest()
      if let command = commandMeant(by: word.text) {
        var found = understood(command, settings: settings, from: &reader, isCertain: isCertain)
        found.behindUnknown = behind
        return found
      }
      // Behind an option that there is not, it may be that one's value.
      if isCertain {
        return Understood(
          command: nil, settings: settings, behindUnknown: behind, isCertain: isCertain)
      }
    }
  }

  private func understood<Chosen: Command<Context>>(
    _ command: Chosen.Type, settings: Settings, from reader: inout WordReader, isCertain: Bool
  ) -> Understood {
    var line = Line<Chosen, Settings>(settings: settings)
    let isWhole = reader.readAllThatFits(Line.inputs, into: &line)
    return Understood(
      command: line.command, settings: line.settings, isCertain: isWhole && isCertain)
  }
}

extension WordReader {
  /// All words that are left.
  fileprivate mutating func rest() -> [CommandWord] {
    var words: [CommandWord] = []
    while let word = next() { words.append(word) }
    return words
  }

  /// Reads everything that makes sense, in any order; tells whether what was left out left no doubt.
  fileprivate mutating func readAllThatFits<Target>(
    _ inputs: Inputs<Target>, into target: inout Target
  ) -> Bool {
    var isCertain = true
    while true {
      do throws(UsageFault) {
        try readAll(inputs, into: &target)
        return isCertain
      } catch {
        guard !isAtEnd else { return isCertain }
        isCertain = !skipValue(after: error) && isCertain
      }
    }
  }

  /// Reads options up to the first word that is none, unknown ones left out; tells likewise.
  fileprivate mutating func readAllOptions<Target>(
    _ inputs: Inputs<Target>, into target: inout Target
  ) -> Bool {
    var isCertain = true
    while true {
      do throws(UsageFault) {
        try readOptions(inputs, into: &target)
        guard beginsWithDash else { return isCertain }
        _ = next()
        isCertain = false
      } catch { continue }
    }
  }

  /// Passes over what may be the value of an option that there is not.
  private mutating func skipValue(after fault: UsageFault) -> Bool {
    guard case .unknownOption = fault, let last, !last.text.contains("="), !beginsWithDash else {
      return false
    }
    _ = next()
    return true
  }
}
