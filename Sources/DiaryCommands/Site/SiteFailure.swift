import DiaryModel
import Platform

/// Why a site was not written.
enum SiteFailure: CommandFailure {
  case notOurs([UInt8])
  case insideVault
  case amongEntries(VaultPath)
  case notOne(Int)
  /// No entry fits what is asked for as one page.
  case nothingFits(String)
  case isPrivate(VaultPath)

  var description: String {
    switch self {
    case .notOurs(let path):
      "\(VisibleText.path(path)): is there already, and no export has written it"
    case .insideVault: "the vault's own folder cannot hold its site"
    case .amongEntries(let path):
      "\(VisibleText.path(path)): entries lie in this folder, and a site would lie between them"
    case .notOne(let count): "'-' prints one entry, and \(count) are meant"
    case .nothingFits(let asked): "no entry fits: \(VisibleText.oneLine(asked))"
    case .isPrivate(let path): "\(VisibleText.path(path)): is marked private"
    }
  }

  var hint: String? {
    switch self {
    case .notOurs: "export to an empty folder, or move the file away"
    case .insideVault, .amongEntries: "name a folder beside the vault, or one in it"
    case .notOne: "name one entry, or a folder for all of them"
    case .nothingFits: "see what fits with 'diary list'"
    case .isPrivate: "add --private to print it all the same"
    }
  }

  var status: CommandStatus {
    switch self {
    case .notOurs: .conflict
    case .insideVault, .amongEntries, .notOne: .misused
    case .nothingFits, .isPrivate: .failed
    }
  }
}
