import DiaryModel
import DiaryVault
import Platform

/// An edit of an existing entry, with what is needed to undo it.
struct FinishedEdit {
  let path: VaultPath
  let before: [UInt8]
  let snapshot: Snapshot
}

/// Why an edit did not end as it should; nothing is lost by it, and each says where things are.
enum EditFailure: CommandFailure {
  /// The status is there where the editor ended badly.
  case nothingWritten(ExitStatus?)
  case endedBadly(ExitStatus, FinishedEdit, hasChanged: Bool)
  case emptied(FinishedEdit)
  case removed(FinishedEdit)
  case draftRemoved(ExitStatus)
  case keptDraft(Draft, ExitStatus)
  case draftNotSaved(Draft, SaveError)

  var description: String {
    switch self {
    case .nothingWritten(let end):
      end.map { "the editor \(words($0)), and nothing was written" } ?? "nothing was written"
    case .endedBadly(let end, let edit, let hasChanged):
      "the editor \(words(end)); "
        + (hasChanged ? "what it saved is kept in " : "nothing changed in ")
        + VisibleText.path(edit.path)
    case .emptied(let edit):
      "\(VisibleText.path(edit.path)): the text was left empty, so the entry was put back as it was"
    case .removed(let edit):
      "\(VisibleText.path(edit.path)): the file is gone after the edit"
    case .draftRemoved(let end): "the editor \(words(end)) and has removed the draft"
    case .keptDraft(_, let end): "the editor \(words(end)); the text is kept as a draft"
    case .draftNotSaved(_, let error): "\(error); the text is kept as a draft"
    }
  }

  var hint: String? {
    switch self {
    case .nothingWritten, .draftRemoved: nil
    case .endedBadly(_, let edit, let hasChanged):
      hasChanged ? "the text from before is in \(VisibleText.path(edit.snapshot.path))" : nil
    case .emptied: "to take an entry away, use 'diary delete'"
    case .removed(let edit): "the text from before is in \(VisibleText.path(edit.snapshot.path))"
    case .keptDraft(let draft, _), .draftNotSaved(let draft, _):
      "it is in \(VisibleText.path(draft.path)); go on with 'diary drafts resume'"
    }
  }

  var status: CommandStatus {
    if case .draftNotSaved(_, .changed) = self { return .conflict }
    return .failed
  }

  private func words(_ end: ExitStatus) -> String {
    switch end {
    case .exited(0): "ended"
    case .exited(let code): "ended with status \(code)"
    case .signaled(let signal): "was ended by signal \(signal)"
    }
  }
}
