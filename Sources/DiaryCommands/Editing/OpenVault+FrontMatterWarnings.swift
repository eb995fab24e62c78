import DiaryMarkup
import DiaryModel
import DiaryVault
import Platform

extension OpenVault {
  /// Tells of words that nobody sees, since they stand where front matter does, and of front matter
  /// that nobody reads any more, since a text was saved.
  ///
  /// It is saved all the same: all of it is words. A text that was `given` may have brought them into
  /// the front matter that the entry has by itself.
  func warnOfFrontMatter(
    _ path: VaultPath, _ bytes: [UInt8], before: [UInt8], given text: WrittenText? = nil
  ) {
    let (shown, edit) = (VisibleText.path(path), "diary edit \(ShellWords.quoted(path.bytes))")
    var slip = FrontMatterSlip(in: bytes, notIn: before)
    if let text, case .words(_, let key) = FrontMatterSlip(in: text.bytes),
      let field = FrontMatter(EntryText(bytes: bytes)).field(key)
    {
      slip = .words(line: field.line, key: key)
    }
    switch slip {
    case .unreadable(let problem):
      world.warn(
        "\(shown):\(problem.line):\(problem.column): \(problem.message); what stands between the lines "
          + "of '---' at the top is taken for front matter, and not shown",
        hint: "mend that line, or put words below the second '---', with: \(edit)")
    case .words(let line, let key):
      world.warn(
        "\(shown):\(line): '\(VisibleText.oneLine(key))' is taken for a key of front matter, as all "
          + "between lines of '---' at the top is, and not shown",
        hint: "if these are words, put a blank line above the first '---' with: \(edit)")
    case .unclosed:
      world.warn(
        "\(shown):1: the front matter that begins here is never ended, so it is not read, and its "
          + "lines are shown as words",
        hint: "end it with a line of '---' with: \(edit)")
    case nil: warnOfHiddenFrontMatter(path, bytes, before: before)
    }
  }

  private func warnOfHiddenFrontMatter(_ path: VaultPath, _ bytes: [UInt8], before: [UInt8]) {
    let found = HiddenFrontMatter.line(in: bytes)
    guard found != nil || HiddenFrontMatter.isHidden(in: bytes, before: before) else { return }
    let line = found.map { ":\($0)" } ?? ""
    world.warn(
      "\(VisibleText.path(path))\(line): the front matter is not read, "
        + "since its first line is not '---' alone at the top",
      hint: "move what stands above it below it with: diary edit \(ShellWords.quoted(path.bytes))")
  }
}
