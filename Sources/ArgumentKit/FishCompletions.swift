extension Manual {
  /// The script for fish 3.
  var fishCompletions: String {
    var lines = [
      """
      # fish completion for \(tool)

      # Tells whether an option takes a value.
      function _\(function("_takes_value"))
        switch "$argv"
          case \(fishValuePatterns)
            return 0
        end
        return 1
      end

      # Prints the values that complete the current word.
      function _\(function("_values"))
        set -l given
        set -l name ''
        for word in (commandline -opc)
          test -n "$name"; and set -a given $name $word; and set name ''; and continue
          switch $word
            case \(fishShared(suffix: ""))
              set name $word
            case \(fishShared(suffix: "=*"))
              set -a given $word
          end
        end
        set -l place (string split ' ' -- (_\(function("_place"))))[2]
        command \(tool) complete $argv[1] $given --at $place -- (commandline -ct | string unescape) 2>/dev/null
      end

      # Prints the command before the cursor and how many arguments follow it.
      function _\(function("_place"))
        set -l command ''
        set -l place 0
        set -l skip 0
        set -l ended 0
        for word in (commandline -opc)[2..-1]
          if test $skip = 1
            set skip 0
          else if test $ended = 0; and test "$word" = --
            set ended 1
          else if test $ended = 0; and string match -q -- '-?*' "$word"
            _\(function("_takes_value")) "$command $word"; and set skip 1
          else if test -z "$command"
            set command $word
          else
            set place (math $place + 1)
          end
        end
        echo "$command $place"
      end

      # Tells whether the cursor stands behind a command, and at one of its arguments if given.
      function _\(function("_at"))
        set -l place (string split ' ' -- (_\(function("_place"))))
        test "$place[1]" = "$argv[1]"; or return 1
        test (count $argv) = 1; or test $place[2] -ge $argv[2]; or return 1
        test (count $argv) -lt 3; or test $place[2] = $argv[2]
      end

      complete -c \(tool) -f
      """
    ]
    lines += completedChapters.map { chapter in
      fishLine("_\(function("_at")) ''", "-a \(chapter.about.name)", chapter.about.summary)
    }
    lines.append(fishOption(.version, condition: "_\(function("_at")) ''"))
    lines += (settings + [.help]).map { fishOption($0, condition: nil) }
    for chapter in completedChapters {
      let condition = "_\(function("_at")) \(chapter.about.name)"
      lines += chapter.options.map { fishOption($0, condition: condition) }
      for (place, argument) in chapter.arguments.enumerated() {
        guard let action = fishAction(argument.completion) else { continue }
        let position = "\(condition) \(place)" + (argument.repeats ? "" : " only")
        lines.append(fishLine(position, action, nil))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func fishShared(suffix: String) -> String {
    let names = settings.filter { $0.form == .option }.flatMap(\.allSpellings)
    return names.isEmpty ? "''" : names.map { "'\($0)\(suffix)'" }.joined(separator: " ")
  }

  private var fishValuePatterns: String {
    let own = completedChapters.flatMap { chapter in
      chapter.options.filter { $0.form == .option }.flatMap(\.allSpellings)
        .map { "'\(chapter.about.name) \($0)'" }
    }
    let shared = settings.filter { $0.form == .option }.flatMap(\.allSpellings).map { "'* \($0)'" }
    return (own + shared).isEmpty ? "''" : (own + shared).joined(separator: " ")
  }

  private func fishLine(_ condition: String?, _ what: String, _ help: String?) -> String {
    var line = "complete -c \(tool)"
    if let condition { line += " -n \(fishQuoted(condition))" }
    line += " \(what)"
    if let help { line += " -d \(fishQuoted(help))" }
    return line
  }

  private func fishOption(_ option: InputLabel, condition: String?) -> String {
    let short = option.short.map { " -s \($0)" } ?? ""
    var value = ""
    if option.form == .option {
      value = " -r " + (fishAction(option.completion) ?? "-f")
    }
    let line = fishLine(condition, "-l \(option.name)\(short)\(value)", option.help)
    guard option.hasNegation else { return line }
    return line + "\n" + fishLine(condition, "-l no-\(option.name)", option.help)
  }

  private func fishAction(_ completion: Completion) -> String? {
    switch completion {
    case .none: nil
    case .file: "-F"
    case .folder: "-f -a '(__fish_complete_directories (commandline -ct))'"
    case .words(let words): "-f -a \(fishQuoted(words.joined(separator: " ")))"
    case .dynamic(let kind): "-f -a '(_\(function("_values")) \(kind))'"
    }
  }

  /// The text in single quotes for fish, which knows two escapes there.
  private func fishQuoted(_ text: String) -> String {
    let inner = text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
    return "'\(inner)'"
  }
}
