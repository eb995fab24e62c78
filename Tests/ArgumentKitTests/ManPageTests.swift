import ArgumentKit
import Testing

struct ManPageTests {
  private let page = sampleTool.manual.manPage(
    year: 2026, month: 11, day: 29,
    description: ["It takes samples. 'Really' it does: a\\b ~ -- end.", .lines([".x", "'y -z"])],
    sections: [
      ManualSection("ENVIRONMENT", [.terms([("TOOL_X", "An x. And a y."), ("\"q\" Fl", ".dot")])]),
      ManualSection("EXIT STATUS", [.terms([("0", "Done.")])]),
      ManualSection("RELIABILITY", ["One.", "Two."]),
      ManualSection("SEE ALSO", ["date(1), git(1)"]),
    ])

  @Test func `the sections stand in the order of manual pages`() {
    let headings = page.split(separator: "\n").filter { $0.hasPrefix(".Sh ") }.map {
      $0.dropFirst(4)
    }
    #expect(
      headings == [
        "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "ENVIRONMENT", "EXIT STATUS", "RELIABILITY",
        "SEE ALSO",
      ])
  }

  @Test(arguments: [
    ".Dd November 29, 2026\n.Dt TOOL 1\n.Os\n", ".Nd take samples of it\n",
    "\\(aqReally\\(aq it does: a\\eb \\(ti \\-\\- end.\n", "\n\\&.x\n", "\n\\(aqy \\-z\n",
    ".It Fl c , Fl \\-count Ar N\nHow often.\n", ".It Fl \\-color , Fl \\-no\\-color\n",
    ".Nm tool\n.Cm sample\n.Op Ar options\n.Ar ACTION\n.Op Ar WORD ...\n.Xc\nTake a sample.\n",
    ".Pp\nTake three:\n.Bd -literal -offset indent\n$ tool sample \\-\\-count 3 list \\(aqa b\\(aq\n.Ed\n",
    ".It Li \"TOOL_X\"\nAn x.\nAnd a y.\n", ".It Li \"\\(dqq\\(dq Fl\"\n\\&.dot\n",
    ".Sh SEE ALSO\n.Xr date 1 ,\n.Xr git 1\n", "One.\n.Pp\nTwo.\n", "\nlike this\n",
  ])
  func `the page says it in mdoc`(part: String) {
    #expect(page.contains(part))
  }

  @Test func `a command for scripts is not in the page`() {
    #expect(!page.contains("Complete."))
  }

  @Test func `mandoc finds nothing to warn of`() throws {
    guard let check = try ShellCheck.run("mandoc", ["-Tlint"], input: page) else { return }
    let warnings = check.output.split(separator: "\n").filter { !$0.contains("mandoc.db") }
    #expect(warnings == [])
  }
}
