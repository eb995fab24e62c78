import DiaryModel
import DiaryVault
import Platform

/// Why nothing is written: the vault's settings do not say where, or how.
enum SettingsFailure: CommandFailure {
  case unusable(SettingsProblem)
  case unreadable(SystemError)

  var description: String {
    switch self {
    case .unusable(let problem):
      "\(problem.file):\(problem.line):\(problem.column): nothing is written while "
        + (problem.setting.map { "'\($0)' cannot be used" } ?? "the settings cannot be read")
    case .unreadable(let error):
      "\(VaultLocation.marker): \(error.message), so nothing is written"
    }
  }

  var hint: String? {
    switch self {
    case .unusable: "mend that line, and give the command again; reading goes on meanwhile"
    case .unreadable(let error):
      error.hint ?? "put the settings there as a file; reading goes on meanwhile"
    }
  }
}
