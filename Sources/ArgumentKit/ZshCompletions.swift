extension Manual {
  /// The script for zsh, for a file named `_TOOL` in a folder of `$fpath`, or for `source`.
  ///
  /// Source: "Completion System" in zsh's manual, `_arguments` and `_describe`.
  var zshCompletions: String {
    """
    #compdef \(tool)

    \(function("_commands"))() {
      local -a commands
      commands=(
    \(completedChapters.map { "    " + zshDescribed($0.about) }.joined(separator: "\n"))
      )
      _describe -V 'command' commands
    }

    \(function("_dynamic"))() {
      local -a values open shared
      local name
      shared=($given)
      for name in \(zshShared); do
        [[ -n ${opt_args[$name]} ]] && shared+=($name "${(Q)${(Q)opt_args[$name]}}")
      done
      values=(${(f)"$(command \(tool) complete $1 $shared --at $3 -- "${(Q)PREFIX}" 2>/dev/null)"})
      values=(${values//:/\\\\:})
      values=(${values/$'\\t'/:})
      open=(${(M)values:#*=})
      values=(${values:#*=})
      _describe -V "$2" values -- open -S ''
    }

    \(function())() {
      local curcontext=$curcontext state line
      local name
      local -a given
      typeset -A opt_args
      _arguments -C -s -S \\
    \((settings + [.help, .version]).map(zshLine).joined())    '(-)1:command:\(function("_commands"))' \\
        '(-)*:: :->rest'
      [[ $state == rest ]] || return
      for name in \(zshShared); do
        [[ -n ${opt_args[$name]} ]] && given+=($name "${(Q)${(Q)opt_args[$name]}}")
      done
      curcontext=${curcontext%:*:*}:\(tool)-$words[1]:
      case $words[1] in
    \(completedChapters.map(zshCase).joined(separator: "\n"))
      esac
    }

    if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
      \(function()) "$@"
    else
      compdef \(function()) \(tool)
    fi

    """
  }

  private var zshShared: String {
    settings.filter { $0.form == .option }.flatMap(\.allSpellings).joined(separator: " ")
  }

  private func zshDescribed(_ about: About) -> String {
    "\(zshEscaped(about.name)):\(about.summary)".shellQuoted
  }

  private func zshCase(_ chapter: Chapter) -> String {
    let options = completedOptions(of: chapter).map(zshLine).joined()
    let arguments = chapter.arguments.map { argument in
      let count = argument.repeats ? "*" : ""
      let optional = argument.isRequired || argument.repeats ? ":" : "::"
      let spec = count + optional + zshEscaped(argument.name) + ":" + zshAction(argument)
      return "    \(spec.shellQuoted) \\\n"
    }
    let lines = (options + arguments.joined()).dropLast(3)
    return "    \(chapter.about.name))\n      _arguments -s -S \\\n\(lines)\n      ;;"
  }

  /// A line of options for `_arguments`: each spelling excludes the others, unless it repeats.
  private func zshLine(_ option: InputLabel) -> String {
    let spellings = option.allSpellings
    let help = "[\(zshEscaped(option.help))]"
    let value = option.form == .option ? ":\(zshEscaped(option.value)):\(zshAction(option))" : ""
    let exclusion = option.repeats ? "*" : "(\(spellings.joined(separator: " ")))"
    return spellings.map { spelling in
      let isLong = spelling.hasPrefix("--")
      let attached = option.form == .option ? (isLong ? "=" : "+") : ""
      return "    \((exclusion + spelling + attached + help + value).shellQuoted) \\\n"
    }.joined()
  }

  private func zshAction(_ input: InputLabel) -> String {
    switch input.completion {
    case .none: " "
    case .file: "_files"
    case .folder: "_files -/"
    case .words(let words):
      "(\(words.map { zshEscaped($0.shellWord) }.joined(separator: " ")))"
    case .dynamic(let kind):
      " \(function("_dynamic")) \(kind.shellWord) \((input.form == .option ? input.value : input.name).shellWord) $((CURRENT-2))"
    }
  }

  private func zshEscaped(_ text: String) -> String {
    text.map { #"\[]:"#.contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
