import ArgumentKit
import DiaryModel
import DiaryViews

/// `diary check`, which looks for what is wrong in a vault.
package struct CheckCommand: Command {
  var isMending = false
  var format = Format.text

  package enum Format: String, CaseIterable, InputValue {
    case text, json
  }

  package static let about = About(
    "check", "Look for what is wrong in the vault, with what to do about it.",
    group: "Look after", synonyms: ["doctor", "fsck", "lint", "verify"],
    discussion: """
      Reads everything and reports settings that cannot be used, dates that disagree, files that \
      cannot be read or are not UTF-8, broken front matter, conflict copies and the marks that git \
      leaves, names that other systems take for one, links and images that lead nowhere, \
      comments and code that are never ended, attachments that no entry points at, \
      folders that others may look into, and what a stopped program has left. With --fix, mends \
      what can be mended without losing anything: the last two.

      Exits with 0 when nothing is left to be done, with 1 otherwise.
      """,
    examples: [
      Example("diary check", "List what is wrong."),
      Example("diary check --fix", "Also mend what can be mended safely."),
      Example("diary check --format json", "The same for scripts."),
    ])

  package static let inputs: Inputs<Self> = [
    .flag(\.isMending, "fix", help: "Mend what can be mended without losing anything."),
    .option(\.format, "format", short: "f", value: "FORMAT", help: "Print text or json."),
  ]

  package init() {}

  package func run(in world: World) throws {
    let vault = try OpenVault(in: world, tellsSettings: false)
    vault.keepSeen()
    vault.keepOverwritten(lately: .max)
    var check = VaultCheck(vault)
    var findings = check.run()
    if isMending { mend(&findings, in: vault) }
    switch format {
    case .text:
      let width = world.terminal.isOutput ? world.terminal.columns : nil
      for finding in findings { try world.say(finding.lines(width: width)) }
    case .json: try world.write(FindingJSON.bytes(of: findings))
    }
    let rest = findings.filter { !$0.isMended }
    guard !rest.isEmpty else { return world.note("nothing is left to be done") }
    let mendable = isMending ? 0 : rest.count(where: Mending.canMend)
    world.note(
      rest.count.counted("finding", "findings")
        + (mendable > 0 ? ", of which --fix mends \(mendable)" : ""))
    throw SilentEnd(.failed)
  }

  private func mend(_ findings: inout [Finding], in vault: OpenVault) {
    let mending = Mending(vault: vault)
    for index in findings.indices where Mending.canMend(findings[index]) {
      do { findings[index].isMended = try mending.mend(findings[index]) } catch {
        vault.world.warn("\(findings[index].place): \(Complaint(error).description)")
      }
    }
  }
}

extension Finding {
  /// What is shown: the place and what is wrong, and below what to do.
  ///
  /// Lines are filled where a width is given, and no place or command in them is broken.
  fileprivate func lines(width: Int?) -> String {
    let message = isMended ? "mended: \(message)" : message
    let width = width ?? .max
    let first = MessageLines.wrap(message, behind: place + ":", width: width, indentingAllBy: 0)
    return isMended
      ? first : first + "\n" + MessageLines.wrap(hint, width: width, indentingAllBy: 2)
  }
}
