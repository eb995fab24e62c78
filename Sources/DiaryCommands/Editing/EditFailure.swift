import DiaryModel
import DiaryVault
import Platform

/// Why an edit did not end as it should; nothing is lost by it, and each says where things are.
enum EditFailure: CommandFailure {
  /// The status is there where the editor ended badly.
  case nothingWritten(ExitStatus?)
  case endedBadly(ExitStatus, VaultPath, hasChanged: Bool)
  case emptied(VaultPath)
  case removed(VaultPath)
  /// What else lies in the folder of drafts may be the text.
  case draftRemoved(ExitStatus, folder: [UInt8], others: [[UInt8]])
  /// What the draft held is kept, under the name of the one that is told.
  case draftEmptied(Draft, ExitStatus, isRemoved: Bool)
  /// Something that is no file, or lies outside, is where the entry was; what it held meanwhile is a
  /// draft, where it held something.
  case replaced(VaultPath, reason: String, Draft?)
  case keptDraft(Draft, ExitStatus)
  /// The editor has saved nothing, and may know more by the draft's name.
  case cutOff(Draft, ExitStatus)
  /// The draft may not be read now, whatever it holds.
  case draftUnreadable(Draft, reason: String, ExitStatus)
  /// Something has saved the draft while it was asked what is to become of it.
  case draftChanged(Draft)
  /// The draft was left as it was, and what lies beside it now may be the text.
  case savedElsewhere(ExitStatus, [[UInt8]])
  /// The draft was saved once more, behind what is an entry now.
  case savedAgain(Draft, VaultPath)
  case draftNotSaved(Draft, String, isConflict: Bool, hint: String? = nil)
  /// A text could neither be saved nor kept as a draft, each with the reason.
  case textNotKept(String, String)
  /// The entry that the draft is another text of was changed meanwhile.
  case draftMeets(Draft, VaultPath)
  /// Another diary has saved something while the editor was open, which has written over it.
  case meets(VaultPath, Draft)
  /// What the entry held while the editor was open is there no more, and nobody knows who wrote it.
  case passedOver(VaultPath, Draft)

  var description: String {
    switch self {
    case .nothingWritten(let end):
      end.map { "the editor \($0.words), and nothing was written" } ?? "nothing was written"
    case .endedBadly(let end, let path, let hasChanged):
      "the editor \(end.words); "
        + (hasChanged ? "what it saved is kept in " : "nothing changed in ")
        + VisibleText.path(path)
    case .emptied(let path):
      "\(VisibleText.path(path)): the text was left empty, so the entry was put back as it was"
    case .removed(let path): "\(VisibleText.path(path)): the file is gone after the edit"
    case .draftRemoved(let end, let folder, let others):
      "the editor \(end.words) and has removed the draft; \(VisibleText.path(folder)) holds "
        + (others.isEmpty ? "nothing else of it" : "what may be its text")
    case .draftEmptied(_, .exited(0), let isRemoved):
      "the editor has \(isRemoved ? "removed the draft" : "left the draft empty"); the text that it "
        + "held is kept as a draft"
    case .draftEmptied(_, let end, let isRemoved):
      "the editor \(end.words) and has \(isRemoved ? "removed the draft" : "left the draft empty"); "
        + "the text that it held is kept as a draft"
    case .replaced(let path, let reason, let draft):
      "\(VisibleText.path(path)): cannot be read after the edit: \(reason)"
        + (draft == nil ? "" : "; what the editor had saved is kept as a draft")
    case .cutOff(_, let end):
      "the editor \(end.words) before it saved anything; its draft waits, since the editor may have "
        + "kept what you typed"
    case .keptDraft(_, let end): "the editor \(end.words); the text is kept as a draft"
    case .draftUnreadable(let draft, let reason, let end):
      "\(VisibleText.path(draft.path)): the editor \(end.words), and what it has left cannot be read: "
        + reason
    case .draftChanged(let draft):
      "\(VisibleText.path(draft.name)): was saved again while you were asked, so it stays a draft"
    case .savedElsewhere(let end, _):
      "the editor \(end.words) and has left the draft as it was, but what lies beside it now may be "
        + "its text"
    case .savedAgain(_, let path):
      "\(VisibleText.path(path)): is saved, and its draft, which was saved again meanwhile, waits"
    case .draftNotSaved(_, let reason, _, _): "\(reason); the text is kept as a draft"
    case .textNotKept(let reason, let other):
      "\(reason); nor could the text be kept as a draft: \(other)"
    case .meets(let path, _):
      "\(VisibleText.path(path)): was changed while the editor was open; both texts are kept"
    case .passedOver(let path, _):
      "\(VisibleText.path(path)): held words while the editor was open that are gone now; "
        + "they are kept as a draft"
    case .draftMeets(_, let path):
      "\(VisibleText.path(path)): was changed meanwhile; both texts are kept"
    }
  }

  var hint: String? {
    switch self {
    case .nothingWritten(nil): "give a text, pipe one in, or write it in the editor"
    case .nothingWritten: nil
    case .savedElsewhere(_, let others):
      "see 'diary drafts'; it is in \(others.map { VisibleText.path($0) }.joined(separator: ", "))"
    case .draftUnreadable:
      "it is kept there; give it back to yourself, as with chown or chmod u+rw, and go on with "
        + "'diary drafts resume'"
    case .cutOff:
      "'diary drafts resume' opens it again, and an editor such as vim offers what it has kept; with "
        + "nothing to save, throw it away with 'diary drafts discard'"
    case .savedAgain(let draft, _):
      "'diary drafts resume' puts \(VisibleText.path(draft.path)) in place of the entry"
    case .draftRemoved(_, _, let others):
      others.isEmpty
        ? nil : "look into \(others.map { VisibleText.path($0) }.joined(separator: ", "))"
    case .textNotKept: "the text is in neither place: keep it where you have it from"
    case .endedBadly(_, _, let hasChanged):
      hasChanged ? "'diary undo' brings the text from before back" : nil
    case .emptied: "to take an entry away, use 'diary delete'"
    case .removed: "'diary undo' brings it back"
    case .draftEmptied(let draft, _, _):
      "it is in \(VisibleText.path(draft.path)); go on with 'diary drafts resume', or throw it away "
        + "with 'diary drafts discard'"
    case .replaced(let path, _, let draft):
      draft.map { "it is in \(VisibleText.path($0.path)); " } ?? ""
        + "once \(VisibleText.path(path)) is out of the way, 'diary undo' brings the text from before back"
    case .draftNotSaved(let draft, _, _, let hint?):
      "it is in \(VisibleText.path(draft.path)); go on with 'diary drafts resume'; \(hint)"
    case .keptDraft(let draft, _), .draftChanged(let draft), .draftNotSaved(let draft, _, _, _):
      "it is in \(VisibleText.path(draft.path)); go on with 'diary drafts resume'"
    case .meets(_, let draft):
      "the entry holds the editor's text, the draft \(VisibleText.path(draft.path)) the other"
    case .passedOver(_, let draft):
      "see \(VisibleText.path(draft.path)); if you took them out yourself, 'diary drafts discard'"
    case .draftMeets(let draft, _):
      "yours is in \(VisibleText.path(draft.path)); 'diary drafts resume' saves it in place of the "
        + "other, 'diary undo' brings that back"
    }
  }

  var status: CommandStatus {
    switch self {
    case .draftNotSaved(_, _, isConflict: true, _), .draftMeets, .meets, .passedOver, .draftChanged,
      .savedAgain:
      .conflict
    default: .failed
    }
  }
}
