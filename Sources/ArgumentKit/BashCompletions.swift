extension Manual {
  /// The script for bash 3.2 and later.
  ///
  /// bash parts `--name=value` at the `=`, so that the option stands two words before the value. It
  /// parts other words at `=` and `:`, too; these are joined again, and what is offered for them is
  /// only what follows the last such sign.
  var bashCompletions: String {
    """
    # bash completion for \(tool)

    # Offers those of the words given that begin with the current one.
    \(function("_words"))() {
      local word
      for word; do
        [[ $word == "$current"* ]] && COMPREPLY+=("$word")
      done
    }

    # Offers what the tool prints for a kind of value, up to a tab, as words of the shell.
    \(function("_dynamic"))() {
      local value plain quote=
      \(function("_unquote")) "$current"
      case $current in [\\'\\"]*) quote=${current:0:1} ;; esac
      while IFS=$'\\t' read -r value _; do
        [[ -n $value && $value == "$plain"* ]] || continue
        [[ -n $quote ]] || printf -v value %q "$value"
        [[ $value == *= ]] && compopt -o nospace 2>/dev/null
        COMPREPLY+=("$value")
      done < <(command \(tool) complete "$1" "${given[@]}" --at "$place" -- "$plain" 2>/dev/null)
    }

    # Takes the quotes of a word away, and puts it into plain.
    \(function("_unquote"))() {
      plain=$1
      case $plain in
        \\'*) plain=${plain#?} plain=${plain%\\'} ;;
        \\"*) plain=${plain#?} plain=${plain%\\"} ;;
        *) plain=${plain//\\\\/} ;;
      esac
    }

    \(function("_paths"))() {
      local path
      compopt -o filenames 2>/dev/null
      while IFS= read -r path; do
        COMPREPLY+=("$path")
      done < <(compgen "$1" -- "$current")
    }

    # Completes the value of an option, or fails when it takes none.
    \(function("_value"))() {
      case $1 in
    \(bashValueCases)
        *) return 1 ;;
      esac
    }

    # Tells whether an option takes a value.
    \(function("_takes_value"))() {
      case $1 in
        \(bashValuePatterns)) return 0 ;;
      esac
      return 1
    }

    # Completes the argument with a number, from 0.
    \(function("_argument"))() {
      case $1 in
    \(bashArgumentCases)
      esac
    }

    \(function("_options"))() {
      case $1 in
    \(bashOptionCases)
      esac
    }

    # Tells whether an option belongs to every command.
    \(function("_is_shared"))() {
      case $1 in
        \(bashSharedPatterns)) return 0 ;;
      esac
      return 1
    }

    # Puts the words of the line together that bash has parted.
    \(function("_join"))() {
      local index word last rest=$COMP_LINE glued
      for (( index = 0; index <= COMP_CWORD; index++ )); do
        word=${COMP_WORDS[index]} glued= last=$(( ${#words[@]} - 1 ))
        if [[ $rest == "$word"* ]]; then
          [[ -n $word ]] && (( index > 0 )) && glued=1
        else
          rest=${rest#"${rest%%[![:space:]]*}"}
        fi
        rest=${rest#"$word"}
        if [[ -n $glued && ${words[last]} != [-=:]* ]]; then
          words[last]+=$word
          [[ $word == [=:]* ]] && (( signs += ${#word} ))
        else
          words+=("$word") signs=0
        fi
      done
    }

    \(function())() {
      local signs=0 command= place=0 index word ended= plain
      local -a words=() given=()
      COMPREPLY=()
      \(function("_join"))
      local count=$(( ${#words[@]} - 1 ))
      local current=${words[count]} previous=${words[count-1]}
      if [[ $current == '=' ]]; then
        current=
      elif [[ $previous == '=' ]] && (( count > 2 )); then
        previous=${words[count-2]}
      fi
      for (( index = 1; index < count; index++ )); do
        word=${words[index]}
        if [[ -n $ended ]]; then
          (( place++ ))
        elif [[ $word == -- ]]; then
          ended=1
        elif [[ $word == -?* ]]; then
          \(function("_takes_value")) "$command $word" || continue
          [[ ${words[index+1]} == '=' ]] && (( index++ ))
          (( index++ ))
          if (( index < count )) && \(function("_is_shared")) "$word"; then
            \(function("_unquote")) "${words[index]}"
            given+=("$word" "$plain")
          fi
        elif [[ -z $command ]]; then
          command=$word
        else
          (( place++ ))
        fi
      done
      if [[ -z $ended ]]; then
        \(function("_value")) "$command $previous" && return
      fi
      if [[ -z $ended && $current == -* ]]; then
        \(function("_options")) "$command"
      elif [[ -z $command ]]; then
        \(function("_words")) \(completedChapters.map { $0.about.name }.joined(separator: " "))
      else
        \(function("_argument")) "$command $place"
      fi
      for (( ; signs > 0; signs-- )); do
        COMPREPLY=("${COMPREPLY[@]#*[=:]}")
      done
    }

    complete -F \(function()) \(tool)

    """
  }

  /// The options with values, by the command they follow: nothing for those of every command.
  private var bashValues: [(patterns: [String], completion: Completion)] {
    let own = completedChapters.flatMap { chapter in
      chapter.options.filter { $0.form == .option }.map { option in
        (option.allSpellings.map { "'\(chapter.about.name) \($0)'" }, option.completion)
      }
    }
    let shared = settings.filter { $0.form == .option }.map { option in
      (option.allSpellings.map { "*' \($0)'" }, option.completion)
    }
    return own + shared
  }

  private var bashSharedPatterns: String {
    let patterns = settings.filter { $0.form == .option }.flatMap(\.allSpellings)
    return patterns.isEmpty ? "''" : patterns.joined(separator: "|")
  }

  private var bashValueCases: String {
    bashValues.map { "    \($0.patterns.joined(separator: "|"))) \(bashAction($0.completion)) ;;" }
      .joined(separator: "\n")
  }

  private var bashValuePatterns: String {
    let patterns = bashValues.flatMap { $0.patterns }
    return patterns.isEmpty ? "''" : patterns.joined(separator: "|")
  }

  private var bashArgumentCases: String {
    completedChapters.flatMap { chapter in
      chapter.arguments.enumerated().map { place, argument in
        let number = argument.repeats ? "*" : String(place)
        return "    '\(chapter.about.name) '\(number)) \(bashAction(argument.completion)) ;;"
      }
    }.joined(separator: "\n")
  }

  private var bashOptionCases: String {
    let cases = completedChapters.map { chapter in
      let words = completedOptions(of: chapter).flatMap(\.spellings).joined(separator: " ")
      return "    \(chapter.about.name)) \(function("_words")) \(words) ;;"
    }
    let words = (settings + [.help, .version]).flatMap(\.spellings).joined(separator: " ")
    return (cases + ["    '') \(function("_words")) \(words) ;;"]).joined(separator: "\n")
  }

  private func bashAction(_ completion: Completion) -> String {
    switch completion {
    case .none: ":"
    case .file: "\(function("_paths")) -f"
    case .folder: "\(function("_paths")) -d"
    case .words(let words):
      "\(function("_words")) \(words.map(\.shellWord).joined(separator: " "))"
    case .dynamic(let kind): "\(function("_dynamic")) \(kind.shellWord)"
    }
  }
}
