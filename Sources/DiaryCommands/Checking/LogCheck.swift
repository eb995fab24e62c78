import DiaryModel
import DiaryVault
import Platform

/// Files of the log of changes that cannot be read: what they hold is in no history, and can be taken back
/// no more.
struct LogCheck {
  private let vault: OpenVault

  init(_ vault: OpenVault) { self.vault = vault }

  func findings() -> [Finding] {
    guard let changes = vault.changes else { return [] }
    do throws(SystemError) {
      return try changes.faultyFiles().map { path, fault in
        if let fault { return .unreadable(path, fault) }
        return Finding(
          .unreadable, path, "what was changed here cannot be read",
          hint: "what is left of the text from before is in that file, below the blank line")
      }
    } catch {
      return [.unreadable(changes.folder, error)]
    }
  }
}
