import ArgumentKit
import DiaryMarkup
import DiaryModel
import DiaryVault
import Platform

/// An error as it is told to the user: what happened, what to do, and how the program ends.
struct Complaint {
  var description: String
  var hint: String?
  var status = CommandStatus.failed
  private var shortReason: String?

  /// What happened, without the path that it happened to.
  var reason: String { shortReason ?? description }

  init(_ error: any Error) {
    switch error {
    case let error as any CommandFailure:
      (description, hint, status) = (error.description, error.hint, error.status)
    case let error as UsageError:
      (description, hint, status) = (error.description, error.hint, .misused)
    case let error as DayPhraseError:
      (description, hint, status) = (error.description, DayPhraseHint.hint(for: error), .misused)
    case let error as VaultLocationError: (description, hint) = (error.description, error.hint)
    case let error as SaveError:
      (description, hint) = (error.description, error.hint)
      switch error {
      case .exists, .changed, .beingWritten: status = .conflict
      default: break
      }
    case let error as SystemError:
      (description, hint) = (error.description, error.hint)
      shortReason = error.message
    case let error as FrontMatterEditError: (description, hint) = (error.description, error.hint)
    case let error as SpawnError: (description, hint) = (error.description, error.hint)
    case let error as OutputError: (description, hint) = (error.description, error.hint)
    default: description = "the command could not be finished"
    }
  }

  /// The lines for the error output.
  var text: String {
    "diary: error: \(description)\n" + (hint.map { "hint: \($0)\n" } ?? "")
  }
}
