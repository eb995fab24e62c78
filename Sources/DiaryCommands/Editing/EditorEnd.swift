import Platform

/// How an editor has ended.
struct EditorEnd {
  let status: ExitStatus
  /// Whether it may not have come to ask or to save: it was ended by a signal, or its terminal went
  /// away.
  var isCutOff = false
  /// Whether it may go on in a window of its own.
  let mayGoOn: Bool
  /// How many line ends it may have put behind the text only because of how it was opened.
  let addedLineEnds: Int

  /// Tells how an editor is waited for, where that may be why nothing has changed.
  func tellIfAtOnce(in world: World) {
    guard status.isSuccess, mayGoOn, world.terminal.isInput else { return }
    world.note(
      "the editor came back at once; if it goes on in a window of its own, use its waiting "
        + "option, such as EDITOR='code --wait', and see 'diary drafts' for what it saves")
  }

  /// A text that was saved without the line ends that nobody has typed, where it is else the one that
  /// the editor was opened on.
  ///
  /// Everything else counts by its bytes, blank space too.
  func withoutAddedLines(_ text: [UInt8], before: [UInt8]) -> [UInt8] {
    guard text.count > before.count, text.starts(with: before) else { return text }
    let rest = text.dropFirst(before.count)
    let isBlank = rest.allSatisfy { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    return isBlank && rest.count(where: { $0 == UInt8(ascii: "\n") }) <= addedLineEnds
      ? before : text
  }
}
