import ArgumentKit
import Testing

struct UsageErrorTests {
  @Test(arguments: [
    ("smaple", "unknown command 'smaple'", "did you mean 'sample'?"),
    ("samp", "unknown command 'samp'", "did you mean 'sample'?"),
    ("taste", "unknown command 'taste'", "did you mean 'sample'?"),
    ("TRY", "unknown command 'TRY'", "did you mean 'sample'?"),
    ("help me", "unknown command 'me'", "run 'tool help' to see the commands"),
    ("help qiet", "unknown command 'qiet'", "did you mean 'quiet'?"),
    ("complet", "unknown command 'complet'", "run 'tool help' to see the commands"),
    ("--verbos", "unknown option '--verbos'", "did you mean '--verbose'?"),
    ("--vers", "unknown option '--vers'", "did you mean '--version'?"),
    ("--zzz", "unknown option '--zzz'", "run 'tool help' to see its options"),
    ("sample list --cuont=3", "unknown option '--cuont'", "did you mean '--count'?"),
    ("sample list --form", "unknown option '--form'", "did you mean '--format'?"),
    ("sample list --co", "unknown option '--co'", "did you mean '--count' or '--color'?"),
    ("sample list -limit", "unknown option '-limit'", "did you mean '--limit'?"),
    ("sample list -f", "unknown option '-f'", "did you mean '--format'?"),
    (
      "sample list -x", "unknown option '-x'",
      "run 'tool help sample' to see its options, or put '--' before text that begins with '-'"
    ),
    ("quiet -x", "unknown option '-x'", "run 'tool help quiet' to see its options"),
    (
      "sample list --count", "option '--count' needs a value: N",
      "run 'tool help sample' to see its options"
    ),
    (
      "sample list --loud=1", "option '--loud' takes no value",
      "run 'tool help sample' to see its options"
    ),
    (
      "sample list -c x", "'x' is not valid for --count: expected a whole number",
      "run 'tool help sample' to see its options"
    ),
    (
      "sample lsit", "'lsit' is not valid for ACTION: expected list, resume, discard",
      "did you mean 'list'?"
    ),
    ("sample", "missing argument ACTION", "run 'tool help sample' to see its use"),
    ("quiet --loud", "unknown option '--loud'", "speak up"),
    ("quiet --loud=3", "unknown option '--loud'", "speak up"),
    ("quiet -l3", "unknown option '-l3'", "speak up"),
    ("quiet a b", "unexpected argument 'b'", "run 'tool help quiet' to see its use"),
    ("quiet -5 6", "unexpected argument '6'", "run 'tool help quiet' to see its use"),
    (
      "quiet --silent --audible", "'--silent' and '--audible' cannot be used together",
      "run 'tool help quiet' to see its use"
    ),
    ("a\u{1b}b", "unknown command 'a\\u{1b}b'", "run 'tool help' to see the commands"),
  ])
  func `a mistake is named and a way out shown`(line: String, message: String, hint: String) {
    let error = #expect(throws: UsageError.self) {
      try sampleTool.parse(line.split(separator: " ").map(String.init))
    }
    #expect(error?.description == message)
    #expect(error?.hint == hint)
  }

  @Test func `a value's own reason and hint are shown`() {
    let error = UsageError(
      .invalidValue(
        "2026-02-30", input: "WHEN", ValueError(reason: "February 2026 has 28 days", hint: "try"),
        suggestions: []), tool: "tool", command: "list")
    #expect(error.description == "'2026-02-30' is not valid for WHEN: February 2026 has 28 days")
    #expect(error.hint == "try")
  }
}
