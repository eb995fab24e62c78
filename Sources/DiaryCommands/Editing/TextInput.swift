import ArgumentKit
import DiaryMarkup
import DiaryModel
import DiaryVault
import Platform

/// The text of an entry as a command line gives it: as words, or piped in.
struct TextInput: InputGroup {
  var words: [String] = []

  static let inputs: Inputs<Self> = [
    .arguments(
      \.words, "TEXT", isFreeText: true,
      help: "What to write; without it, what is piped in, and with '-' behind it, both.")
  ]
}

extension TextInput {
  /// The text, or nothing where none was given and somebody sits at the terminal.
  ///
  /// A `-` at the end stands for what is piped in. Without it a text in the pipe is refused where words
  /// are given (`TextFailure.twoTexts`), so that it is not passed over in silence: it may be somebody
  /// else's, such as the loop's around the command. What is typed, or comes slowly through the
  /// pipe, goes to `keep` as it comes; `whenEnding` is done before the program is ended meanwhile.
  func read(
    in world: World, keep: (WrittenText) -> Void, whenEnding: () -> Void
  ) throws -> WrittenText? {
    let typed = given ?? WrittenText([])
    if !words.isEmpty, !asksForPipe {
      try refusePipe(in: world)
      warnOfFrontMatter(of: typed, in: world)
      return typed
    }
    guard asksForPipe || !world.terminal.isInput else { return nil }
    if world.lookAtInput() == .closed {
      guard asksForPipe else { return nil }
      throw TextFailure.closed
    }
    let piped: WrittenText
    do {
      piped = WrittenText(
        try world.readInput({ keep(Self.joined(typed, WrittenText($0))) }, whenEnding))
    } catch {
      whenEnding()
      throw error
    }
    if !piped.isText {
      warnOfEncoding(of: piped.bytes, in: world)
    }
    if piped.isEmpty, !asksForPipe { return nil }
    warnOfFrontMatter(of: piped.isEmpty ? typed : piped, in: world)
    return Self.joined(typed, piped)
  }

  private func warnOfEncoding(of piped: [UInt8], in world: World) {
    let conversion: String?
    switch EncodingFault(in: piped) {
    case .wide(let name): conversion = name
    case .invalid(_, _, let likely): conversion = likely
    case .null, nil: conversion = "UTF-16LE"
    }
    world.warn(
      "what is piped in \(CommandWord(piped).isText ? "may be no" : "is not") UTF-8; "
        + "it is kept byte for byte",
      hint: "see where with 'diary check'"
        + (conversion.map { ", or convert it first: iconv -f \($0) -t UTF-8" } ?? ""))
  }

  /// Whether a `-` asks for what is piped in.
  private var asksForPipe: Bool { words.last == "-" }

  /// The text of the words alone; nothing where they are none.
  var given: WrittenText? {
    let text = WrittenText(
      Array((asksForPipe ? words.dropLast() : words[...]).joined(separator: " ").utf8))
    return text.isEmpty ? nil : text
  }

  /// Whether a pipe is read for the text.
  func isPiped(in world: World) -> Bool {
    !world.terminal.isInput && (words.isEmpty || asksForPipe)
  }

  /// A text with another one that is piped in behind it.
  static func joined(_ typed: WrittenText, _ piped: WrittenText) -> WrittenText {
    if typed.isEmpty || piped.isEmpty { return typed.isEmpty ? piped : typed }
    return piped.behind(typed)
  }

  /// Tells of front matter that says something else than its writer means, or is none for what is
  /// wrong with it; all of it is kept.
  private func warnOfFrontMatter(of text: WrittenText, in world: World) {
    let isRead = text.frontMatter != nil
    for problem in text.problems.prefix(3) {
      world.warn(
        "line \(problem.line) of the text: \(problem.message)"
          + (isRead ? "" : "; its front matter is kept as words of the text"),
        hint: "mend it with 'diary edit', or take it back with 'diary undo' and give it again")
    }
    if FrontMatterSlip(in: text.bytes) == .unclosed {
      world.warn(
        "line 1 of the text: the front matter that begins here is never ended; it is kept as words of "
          + "the text",
        hint: "end it with a line of '---' and give the text again, after 'diary undo'")
    }
  }

  private func refusePipe(in world: World) throws {
    guard !world.terminal.isInput else { return }
    switch world.lookAtInput() {
    case .bytes: throw TextFailure.twoTexts
    case .silence:
      world.warn(
        "what is piped in is not read beside TEXT",
        hint: "put '-' behind the text to add it, or '</dev/null' where nothing is")
    case .nothing, .closed: break
    }
  }
}

extension World {
  /// Whether a text waits in a pipe, which nothing is taken from.
  var hasPipedText: Bool { !terminal.isInput && lookAtInput() == .bytes }
}

/// Why a command does not know what to write.
enum TextFailure: CommandFailure {
  case twoTexts
  case closed
  /// The terminal has not passed on the end of a line.
  case cut
  /// A text was piped into a command that writes none.
  case notAskedFor

  var description: String {
    switch self {
    case .twoTexts: "a text is given and another one piped in, so nothing was written"
    case .closed: "standard input is closed, so nothing was written"
    case .cut:
      "a terminal passes on \(Terminal.longestLine) bytes of a line, and one is as long or longer, so its "
        + "end may be missing; what has arrived is kept as a draft"
    case .notAskedFor: "what is piped in was not written"
    }
  }

  var hint: String? {
    switch self {
    case .twoTexts:
      "put '-' behind the text to add what is piped in, or '</dev/null' to leave it"
    case .closed: "give the text as words, or pipe it in"
    case .cut:
      "look at the end of the long line in your editor, and put in what is missing: diary drafts resume"
    case .notAskedFor: "pipe it into 'diary today' or 'diary new'"
    }
  }

  var status: CommandStatus {
    switch self {
    case .twoTexts, .notAskedFor: .misused
    case .closed, .cut: .failed
    }
  }
}
