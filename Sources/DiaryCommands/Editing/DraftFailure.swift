import ArgumentKit
import DiaryModel
import DiaryVault
import Platform

/// Why there is no draft to go on with.
enum DraftFailure: CommandFailure {
  case none
  /// Another diary has it open in an editor.
  case open(Draft)
  /// Another diary has saved or discarded it meanwhile.
  case gone(Draft)
  case nothing(NameWord)
  /// The word begins the names of several.
  case several(NameWord, [Draft])
  /// Something has saved it while it was asked for.
  case changed(Draft)

  var description: String {
    switch self {
    case .none: "there are no drafts"
    case .open(let draft):
      "\(VisibleText.path(draft.name)): is open in the editor of another diary"
    case .gone(let draft):
      "\(VisibleText.path(draft.name)): is not there any more; another diary has saved or discarded it"
    case .nothing(let name): "no draft is called '\(name.shown)'"
    case .several(let name, let drafts):
      "'\(name.shown)' begins the names of \(drafts.count) drafts: "
        + drafts.map { VisibleText.path($0.name) }.joined(separator: ", ")
    case .changed(let draft):
      "\(VisibleText.path(draft.name)): was saved again while you were asked, so it stays"
    }
  }

  var hint: String? {
    switch self {
    case .none: nil
    case .open: "end its editor first"
    case .gone: "see 'diary list' and 'diary drafts'"
    case .nothing: "see 'diary drafts'"
    case .several: "write one of the names whole"
    case .changed: "see it with 'diary drafts show', and ask again"
    }
  }

  var status: CommandStatus {
    switch self {
    case .open, .gone, .changed: return .conflict
    case .several: return .misused
    case .none, .nothing: return .failed
    }
  }
}
