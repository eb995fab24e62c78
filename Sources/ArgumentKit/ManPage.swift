extension Manual {
  /// The tool's manual page, as mdoc(7).
  ///
  /// The date is the page's own. The sections follow COMMANDS in the order given, which should be
  /// mdoc's: ENVIRONMENT, FILES, EXIT STATUS, others, SEE ALSO.
  package func manPage(
    year: Int, month: Int, day: Int, description: [ManualParagraph] = [],
    sections: [ManualSection] = []
  ) -> String {
    var page = MdocPage()
    page.lines = [
      ".Dd \(monthName(month)) \(day), \(year)", ".Dt \(tool.uppercased()) 1", ".Os",
      ".Sh NAME", ".Nm \(tool)", ".Nd \(MdocPage.escaped(lead))", ".Sh SYNOPSIS", ".Nm \(tool)",
      ".Op Ar options", ".Op Ar command Op Ar argument ...", ".Sh DESCRIPTION",
    ]
    page.add(description.isEmpty ? [.text(summary)] : description)
    if let defaultCommand { page.add([.text("Without a command: \(defaultCommand.summary)")]) }
    page.add([.text("The following options are understood by every command:")])
    page.addInputs(settings + [.help, .version])
    page.lines.append(".Sh COMMANDS")
    for group in groups {
      page.lines.append(".Ss \(MdocPage.escaped(group.title))")
      for chapter in group.chapters { add(chapter, to: &page) }
    }
    for section in sections {
      page.lines.append(".Sh \(MdocPage.escaped(section.title))")
      if section.title == "SEE ALSO" {
        page.addReferences(section.paragraphs)
      } else {
        page.add(section.paragraphs)
      }
    }
    return page.lines.joined(separator: "\n") + "\n"
  }

  private func add(_ chapter: Chapter, to page: inout MdocPage) {
    page.lines += [".Bl -tag -width Ds", ".It Xo", ".Nm \(tool)", ".Cm \(chapter.about.name)"]
    if !chapter.options.isEmpty { page.lines.append(".Op Ar options") }
    page.lines += chapter.arguments.map { input in
      let name = "Ar \(MdocPage.escaped(input.name))" + (input.repeats ? " ..." : "")
      return input.isRequired ? ".\(name)" : ".Op \(name)"
    }
    page.lines.append(".Xc")
    page.lines += MdocPage.sentences(of: chapter.about.summary).map(MdocPage.escaped)
    page.add(MdocPage.paragraphs(of: chapter.about.discussion))
    if !chapter.inputs.isEmpty { page.addInputs(chapter.arguments + chapter.options) }
    for example in chapter.about.examples {
      let meaning =
        example.meaning.hasSuffix(".") ? example.meaning.dropLast() + ":" : example.meaning
      page.add([.text(meaning), .lines(["$ \(example.line)"])])
    }
    page.lines.append(".El")
  }

  /// The summary as NAME has it: without its full stop, in lower case.
  private var lead: String {
    let text = summary.hasSuffix(".") ? summary.dropLast() : summary[...]
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  private func monthName(_ month: Int) -> String {
    let names = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    return names.indices.contains(month - 1) ? names[month - 1] : "January"
  }
}
