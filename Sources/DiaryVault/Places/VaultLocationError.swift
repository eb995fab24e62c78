import DiaryModel
import Platform

/// Why no vault was found.
package enum VaultLocationError: Error, Equatable {
  case nothingNamed
  case missing([UInt8], VaultLocation.Source)
  case notFolder([UInt8], VaultLocation.Source)
  /// Nothing is in the folder, though a diary was.
  case away([UInt8])
  /// The folder that holds all others.
  case everything(VaultLocation.Source)
  case unreadable(SystemError)
}

extension VaultLocationError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .nothingNamed: "no vault here"
    case .missing(let root, let source):
      "\(source.words)'\(VisibleText.path(root))': there is no such folder"
    case .notFolder(let root, let source):
      "\(source.words)'\(VisibleText.path(root))': a vault is a folder, and this is a file"
    case .away(let root):
      "'\(VisibleText.path(root))': the folder is empty, though a diary was there"
    case .everything(let source): "\(source.words)'/' holds all there is, and is no vault"
    case .unreadable(let error): error.description
    }
  }

  /// What to do.
  package var hint: String {
    switch self {
    case .nothingNamed:
      "make one with 'diary init my-diary', or name one with --vault, $DIARY_VAULT, or 'vault:' in the settings"
    case .missing(let root, _):
      "if it is on a disk that is not mounted, mount that; make a new one with: diary init "
        + ShellWords.quoted(root)
    case .away(let root):
      "mount its disk, or put it back; begin another one there with: diary init "
        + ShellWords.quoted(root)
    case .notFolder, .everything: "name the folder that holds your entries"
    case .unreadable: "look at the folder's permissions with 'ls -ld'"
    }
  }
}

extension VaultLocation.Source {
  /// Who named the vault, as the start of a message.
  fileprivate var words: String {
    switch self {
    case .option: "--vault: "
    case .environment: "$DIARY_VAULT: "
    case .folder: ""
    case .settings: "vault in the settings: "
    }
  }
}
