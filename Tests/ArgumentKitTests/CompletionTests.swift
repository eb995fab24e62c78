import ArgumentKit
import Testing

struct CompletionTests {
  @Test(arguments: Shell.allCases)
  func `a shell can read its script`(shell: Shell) throws {
    let script = sampleTool.manual.completionScript(for: shell)
    guard let check = try ShellCheck.run(shell.rawValue, ["-n"], input: script) else { return }
    #expect(check.output == "")
    #expect(check.status == 0)
  }

  @Test(arguments: Shell.allCases)
  func `a command for scripts is not offered`(shell: Shell) {
    let script = sampleTool.manual.completionScript(for: shell)
    #expect(!script.contains("Complete."))
    #expect(script.contains("sample"))
  }

  @Test(arguments: [
    ("tool ", "quiet sample help"),
    ("tool sa", "sample"),
    ("tool help ", "quiet sample"),
    ("tool -", "--vault --verbose --help --version"),
    ("tool -v sa", "sample"),
    ("tool --vault x sa", "sample"),
    ("tool --vault = x sa", "sample"),
    ("tool sample ", "list resume discard"),
    ("tool sample re", "resume"),
    ("tool sample -c 3 re", "resume"),
    ("tool sample --co", "--count --color"),
    ("tool sample --no-", "--no-color --no-starred"),
    ("tool sample --format ", "table json"),
    ("tool sample --format = j", "json"),
    ("tool sample --format =", "table json"),
    ("tool sample --tag tr", "travel travel/japan"),
    ("tool sample -t w", "work"),
    ("tool sample list 2026", "2026-11-29 2026-11-30"),
    ("tool sample list a 2026-11-3", "2026-11-30"),
    ("tool sample list K", "Kim\\ Minji Kim\\ Ok"),
    ("tool sample list Kim\\_M", "Kim\\ Minji"),
    ("tool sample list \"Kim_M", "Kim Minji"),
    ("tool sample list D", "Don\\'t"),
    ("tool sample list -- --x", ""),
    ("tool --vault /us", "/usr"),
    ("tool quiet /us", "/usr"),
    ("tool sample --count ", ""),
    ("tool bogus ", ""),
  ])
  func `bash completes a line`(line: String, expected: String) throws {
    // An underscore stands for a blank inside a word, a blank at the end for an empty last word.
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
      .map { "'" + $0.replacing("_", with: " ") + "'" }
    let script =
      sampleTool.manual.completionScript(for: .bash) + """
        COMP_WORDS=(\(words.joined(separator: " ")))
        COMP_CWORD=$(( ${#COMP_WORDS[@]} - 1 ))
        _tool
        echo "${COMPREPLY[*]}"
        """
    let result = try ShellCheck.withTool { folder in
      try ShellCheck.run("bash", ["--norc"], input: script, path: folder)
    }
    guard let result else { return }
    #expect(result.output == expected + "\n")
  }

  @Test(arguments: [
    ("tool ", ["help", "quiet", "sample"]), ("tool --vault x s", ["sample"]),
    ("tool sample re", ["resume"]), ("tool sample --format j", ["json"]),
    ("tool sample --format=j", ["--format=json"]), ("tool sample -t w", ["work"]),
    ("tool sample list 2026", ["2026-11-29", "2026-11-30"]),
    ("tool sample list a K", ["Kim Minji", "Kim Ok"]),
    ("tool sample --no-c", ["--no-color"]), ("tool help s", ["sample"]),
  ])
  func `fish completes a line`(line: String, expected: [String]) throws {
    let script =
      sampleTool.manual.completionScript(for: .fish)
      + "complete -C '\(line)' | string split -f1 \\t\n"
    let result = try ShellCheck.withTool { folder in
      try ShellCheck.run("fish", ["--no-config"], input: script, path: folder)
    }
    guard let result else { return }
    #expect(result.output.split(separator: "\n").map(String.init).sorted() == expected)
  }
}
