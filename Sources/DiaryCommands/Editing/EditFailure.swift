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
  case draftRemoved(ExitStatus)
  case keptDraft(Draft, ExitStatus)
  case draftNotSaved(Draft, String, isConflict: Bool)
  /// A text could neither be saved nor kept as a draft, each with the reason.
  case textNotKept(String, String)
  /// The entry that the draft is another text of was changed meanwhile.
  case draftMeets(Draft, VaultPath)
  /// Another diary has saved something while the editor was open, which has written over it.
  case meets(VaultPath, Draft)

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
    case .draftRemoved(let end): "the editor \(end.words) and has removed the draft"
    case .keptDraft(_, let end): "the editor \(end.words); the text is kept as a draft"
    case .draftNotSaved(_, let reason, _): "\(reason); the text is kept as a draft"
    case .textNotKept(let reason, let other):
      "\(reason); nor could the text be kept as a draft: \(other)"
    case .meets(let path, _):
      "\(VisibleText.path(path)): was changed while the editor was open; both texts are kept"
    case .draftMeets(_, let path):
      "\(VisibleText.path(path)): was changed meanwhile; both texts are kept"
    }
  }

  var hint: String? {
    switch self {
    case .nothingWritten(nil): "give a text, pipe one in, or write it in the editor"
    case .nothingWritten, .draftRemoved: nil
    case .textNotKept: "the text is in neither place: keep it where you have it from"
    case .endedBadly(_, _, let hasChanged):
      hasChanged ? "'diary undo' brings the text from before back" : nil
    case .emptied: "to take an entry away, use 'diary delete'"
    case .removed: "'diary undo' brings it back"
    case .keptDraft(let draft, _), .draftNotSaved(let draft, _, _):
      "it is in \(VisibleText.path(draft.path)); go on with 'diary drafts resume'"
    case .meets(_, let draft):
      "the entry holds the editor's text, the draft \(VisibleText.path(draft.path)) the other"
    case .draftMeets(let draft, _):
      "yours is in \(VisibleText.path(draft.path)); 'diary drafts resume' saves it in place of the "
        + "other, 'diary undo' brings that back"
    }
  }

  var status: CommandStatus {
    switch self {
    case .draftNotSaved(_, _, isConflict: true), .draftMeets, .meets: .conflict
    default: .failed
    }
  }
}
