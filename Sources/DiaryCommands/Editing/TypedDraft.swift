import DiaryModel
import DiaryVault
import Platform

/// The draft of a text that is being typed at the terminal, or comes slowly through a pipe, from its
/// first line until it is saved.
///
/// A class, since all copies of an open vault have the same one.
final class TypedDraft {
  fileprivate(set) var draft: Draft?
  /// What it was given last.
  fileprivate var bytes: [UInt8] = []
  /// Whether somebody was told that it cannot be kept.
  fileprivate var isTold = false
  /// The whole text, once it is to be saved, should that have to wait.
  var whole: Whole?
  /// Says that it is open, and ends with the program.
  fileprivate var lock: FileLock?

  /// A text with what a draft of it has to know.
  struct Whole {
    let text: WrittenText
    let day: Day
    /// Whether it would be the day's own entry.
    let isOwn: Bool
    let details: EntryStart.Details

    init(
      _ text: WrittenText, of day: Day, isOwn: Bool,
      details: EntryStart.Details = EntryStart.Details()
    ) {
      (self.text, self.day, self.isOwn, self.details) = (text, day, isOwn, details)
    }
  }
}

extension OpenVault {
  /// Keeps what was typed so far: the terminal or the program may go away before the text ends.
  func keepTyped(_ text: WrittenText, of day: Day, isOwn: Bool, details: EntryStart.Details) {
    guard !text.isEmpty else { return }
    do {
      let bytes = try draftBytes(of: text, day: day, details: details)
      if let draft = typed.draft {
        let kept = try drafts().restore(bytes, to: draft, over: typed.bytes, at: now)
        if kept != draft {
          typed.lock.take()?.release()
          typed.lock = try lock(kept)
        }
        typed.draft = kept
      } else {
        let draft = try begin(day: day, isOwn: isOwn, bytes: bytes)
        typed.draft = draft
        typed.lock = try lock(draft)
      }
      typed.bytes = bytes
    } catch {
      guard !typed.isTold else { return }
      typed.isTold = true
      let isTyped = world.terminal.isInput
      world.warn(
        "\(isTyped ? "what you type" : "what is piped in") is kept nowhere before it ends: "
          + Complaint(error).description,
        hint: isTyped ? "end it with Ctrl-D to save it" : nil)
    }
  }

  /// Keeps the whole text before it is waited for another program: this one may be ended meanwhile.
  func keepBeforeWaiting() {
    guard let whole = typed.whole else { return }
    keepTyped(whole.text, of: whole.day, isOwn: whole.isOwn, details: whole.details)
  }

  /// Tells where what was typed so far is kept, before the program is ended.
  func tellKeptTyped() {
    guard let draft = typed.draft else { return }
    // The terminal shows the key where the cursor is.
    if world.terminal.isErrors, !world.options.isQuiet { try? world.errors.write("\n") }
    world.note(
      "\(world.terminal.isInput ? "what you typed" : "what was piped in") is kept as the draft "
        + "\(VisibleText.path(draft.name)); go on with it: diary drafts resume")
  }

  /// Makes sure that the terminal has passed on all that was typed; else what has arrived becomes a draft
  /// by `keep` and stays one, so that whoever goes on with it can see what is missing.
  func requireWholeLines(of text: WrittenText?, keep: (WrittenText) -> Void) throws {
    guard world.terminal.isInput, let text,
      text.bytes.split(separator: UInt8(ascii: "\n")).contains(where: {
        $0.count >= Terminal.longestLine
      })
    else { return }
    keep(text)
    // Where it cannot be kept, which was told, it is saved.
    guard typed.draft != nil else { return }
    throw TextFailure.cut
  }

  /// Takes the draft of what was typed away, once the text is somewhere else.
  func endTyped() {
    typed.whole = nil
    guard let draft = typed.draft else { return }
    typed.draft = nil
    do {
      if try !drafts().discard(draft, holding: typed.bytes) {
        world.warn(
          "the text is saved, but something else has changed the draft of it, which stays",
          hint: "see it with: diary drafts show \(ShellWords.quoted(draft.name))")
      }
    } catch {
      world.warn(
        "the text is saved, but the draft of it cannot be taken away: "
          + Complaint(error).description,
        hint: "do so later, for it would be saved again: diary drafts discard "
          + ShellWords.quoted(draft.name))
    }
    typed.lock.take()?.release()
  }
}
