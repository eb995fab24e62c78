import Foundation
import Testing

/// What shells complete with the program itself.
struct CompletionsTests {
  /// Bash parts words at `=` and `:`; `|` stands for such a place, `_` for an escaped blank.
  @Test(arguments: [
    ("diary set last cat", "category="), ("diary set last category|=", "work hobby"),
    ("diary set last category|=|w", "work"), ("diary set last mood|=|g", "glad"),
    ("diary set last starred|=", "true false"), ("diary set last rat", "rating="),
    ("diary set last 2026", ""), ("diary set 2026-11-2", "2026-11-29"),
    ("diary set last tags+|=|se", "sea"),
    ("diary list --mood gl", "glad"), ("diary list --mood|=|gl", "glad"),
    ("diary show Tr", #"Trip:\ by\ bus"#), ("diary show Trip|:|_b", #"\ by\ bus"#),
    ("diary --vault ../other show Ot", "Other"), ("diary show --vault ../other Ot", "Other"),
    ("diary show --vault|=|../other Ot", "Other"),
    ("diary set --vault ../other last mood|=", "blue"),
    ("diary --vault ../o_v show Fa", #"Far\ away"#),
  ])
  func `bash completes what it parts, in the vault that the line names`(
    line: String, values: String
  ) throws {
    let sandbox = try Sandbox.vault([
      "diary.yml": "categories: {work: {icon: 💼}}\n",
      "2026-11-29.md": """
      ---
      category: hobby
      tags: [sea]
      mood: glad
      rating: 4
      ---
      Trip: by bus
      """, "../other/diary.yml": "", "../other/2026-11-01.md": "---\nmood: blue\n---\nOther\n",
      "../o v/diary.yml": "", "../o v/2026-11-01.md": "Far away\n",
    ])
    let typed = line.replacingOccurrences(of: "_", with: "\\ ")
    let words = typed.replacingOccurrences(of: "\\ ", with: "_").split(separator: " ").flatMap {
      word in
      word.split(separator: "|").map { "'\($0.replacingOccurrences(of: "_", with: "\\ "))'" }
    }
    try sandbox.write(
      """
      eval "$(diary completions bash)"
      COMP_LINE='\(typed.replacingOccurrences(of: "|", with: ""))'
      COMP_WORDS=(\(words.joined(separator: " "))); COMP_CWORD=$(( ${#COMP_WORDS[@]} - 1 ))
      _diary
      printf '%s\\n' "${COMPREPLY[@]}"
      """, to: "try.sh")
    let result = try Shell.run("bash --norc try.sh", in: sandbox)
    let found = Set(result.output.split(separator: "\n").map(String.init))
    let isOneValue = values.contains("\\")
    #expect(found == Set(isOneValue ? [values] : values.split(separator: " ").map(String.init)))
  }

  @Test(arguments: [
    ("diary set last cat", "category="), ("diary set last category=w", "category=work"),
    ("diary --vault '../o v' show Fa", "Far away"), ("diary show --vault='../o v' Fa", "Far away"),
  ])
  func `fish does, too`(line: String, value: String) throws {
    let sandbox = try Sandbox.vault([
      "diary.yml": "categories: {work: {icon: 💼}}\n", "2026-11-29.md": "A day\n",
      "../o v/diary.yml": "", "../o v/2026-11-01.md": "Far away\n",
    ])
    try sandbox.write(
      "diary completions fish | source\ncomplete -C\"\(line)\" | string split -f1 \\t\n",
      to: "try.fish")
    let hasFish = try Shell.run("command -v fish", in: sandbox).status == 0
    let result = try Shell.run("fish --no-config try.fish", in: sandbox)
    #expect(result.output == value + "\n" || !hasFish, "\(result.complaints)")
  }

  /// Keys typed at a prompt of zsh, and what stands there after the tabulator.
  @Test(arguments: [
    ("diary set last cat", "diary set last category="),
    ("diary set last category=w", "diary set last category=work "),
    ("diary sh", "diary show "), ("diary peo", "diary people "),
    ("diary show Fa", #"diary show Far\ away "#),
    ("diary list --person 민", "diary list --person 민지 "),
    ("diary list --no-tag tra", "diary list --no-tag travel"),
    ("diary --vault '../o v' show Ot", #"diary --vault '../o v' show Other\ place "#),
    ("diary calendar 2026-11-2", "diary calendar 2026-11-29 "), ("diary export nothing", ""),
  ])
  func `zsh does, too`(line: String, completed: String) throws {
    let sandbox = try Sandbox.vault([
      "diary.yml": "categories: {work: {icon: 💼}}\npeople: {Min-ji: {aliases: [민지]}}\n",
      "2026-11-29.md": "Far away\n\n#travel/japan #travel/korea @민지\n",
      "../o v/diary.yml": "", "../o v/2026-11-01.md": "Other place\n",
      "z/.zshrc": """
      PROMPT='ready> '
      autoload -Uz compinit && compinit -u -d ./dump
      source <(diary completions zsh)
      keep() { print -r -- "$BUFFER" >buffer; zle kill-whole-line }
      zle -N keep && bindkey '^G' keep
      """,
    ])
    guard try Shell.run("command -v zsh", in: sandbox).status == 0 else {
      print("zsh is not installed: its completion of '\(line)' is skipped")
      return
    }
    let terminal = try Terminal(
      "ZDOTDIR=$PWD/z zsh -i", in: sandbox, adding: ["LC_ALL": "C.UTF-8", "SHELL": "/bin/sh"])
    try terminal.wait(for: "ready> ")
    terminal.press(line + "\t\u{07}exit\r")
    _ = try terminal.finish()
    let buffer = try String(contentsOfFile: "\(sandbox.folder)/buffer", encoding: .utf8)
    #expect(buffer == (completed.isEmpty ? line : completed) + "\n")
  }

  @Test(arguments: [
    ("diary show 2026-11-2", #"2026-11-28 2026-11-29.2 2026-11-29.1"#),
    ("diary list 2026-11-2", "2026-11-29 2026-11-28"),
    ("diary show Even", #"Evening\ walk"#), ("diary edit 저", #"저녁\ 산책"#),
    ("diary list --tag tr", "travel travel/japan"), ("diary list --category wo", "work"),
    ("diary list --category ho", "hobby"), ("diary search x --person Ji", "Jin"),
    ("diary people --person Min", "Min-ji"), ("diary list --person 민", "민지"),
    ("diary move la", "last"), ("diary list la", "last"),
    ("diary list last we", "week weekend wednesday weeks"),
  ])
  func `bash completes days, titles, tags, categories and people`(
    line: String, values: String
  ) throws {
    let sandbox = try Sandbox.vault([
      "diary.yml": """
      categories: {work: {icon: 💼}}
      people: {Min-ji: {aliases: [민지]}}
      """,
      "2026-11-28.md": "Evening walk\n\n#travel/japan @Jin\n",
      "2026-11-29.md": "---\ncategory: hobby\n---\nEvening walk\n\n#travel\n",
      "2026-11-29-2.md": "저녁 산책\n",
    ])
    let words = line.split(separator: " ").map { "'\($0)'" }.joined(separator: " ")
    try sandbox.write(
      """
      eval "$(diary completions bash)"
      COMP_WORDS=(\(words)); COMP_CWORD=$(( ${#COMP_WORDS[@]} - 1 ))
      _diary
      echo "${COMPREPLY[*]}"
      """, to: "try.sh")
    let result = try Shell.run("bash --norc try.sh", in: sandbox)
    let found = result.output.replacingOccurrences(of: "\n", with: "")
    #expect(Set(found.components(separatedBy: " ")) == Set(values.components(separatedBy: " ")))
  }
}
