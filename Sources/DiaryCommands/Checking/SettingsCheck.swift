import DiaryModel
import DiaryVault

/// What of the vault's settings cannot be used.
struct SettingsCheck {
  private let vault: OpenVault
  private let path = Array(VaultLocation.marker.utf8)

  init(_ vault: OpenVault) { self.vault = vault }

  /// A file that cannot be read is told once, `found` being what is known already.
  func findings(besides found: [Finding]) -> [Finding] {
    if case .unreadable(let error) = vault.settingsFault {
      return found.contains { $0.path == path } ? [] : [.unreadable(path, error)]
    }
    return vault.settingsProblems.map { problem in
      Finding(
        .settings, path, line: problem.line, column: problem.column, problem.reason,
        hint: hint(for: problem))
    }
  }

  private func hint(for problem: SettingsProblem) -> String {
    let advice =
      switch problem.fault {
      case .unknownKey(_, meant: nil): "take it out, or correct its name"
      case .unknownKey: "correct its name"
      case .wrongValue: "correct the value, or take it out"
      case .unknownName, .takenName: "correct the name, or take it out"
      case .yaml: "correct the line"
      }
    return problem.keepsFromWriting ? "\(advice); nothing is written until then" : advice
  }
}
