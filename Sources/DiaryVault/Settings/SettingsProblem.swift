import DiaryMarkup
import DiaryModel

/// Something in a settings file that could not be used; the usual value stands in for it.
package struct SettingsProblem: Error, Hashable, Sendable {
  /// The file as it is shown.
  package let file: String
  /// From 1.
  package let line: Int
  /// In bytes, from 1.
  package let column: Int
  package let fault: Fault

  package enum Fault: Hashable, Sendable {
    /// `meant` is a setting that differs from it by a slip.
    case unknownKey(String, meant: String?)
    case wrongValue(key: String, expected: String)
    /// A name within a setting that is none of those there are.
    case unknownName(String, key: String, known: [String])
    /// A name of somebody that is somebody else's already.
    case takenName(String)
    case yaml(String)
  }

  /// The setting whose value is lost by it; nothing where that is all of them, or none.
  package var setting: String? {
    switch fault {
    case .unknownKey(_, let meant): meant
    case .wrongValue(let key, _): key
    case .unknownName(_, let key, _): key
    case .takenName, .yaml: nil
    }
  }

  /// Whether entries would be written elsewhere, or otherwise, than the file is meant to say.
  package var keepsFromWriting: Bool {
    if case .yaml = fault { return true }
    return setting.map(VaultSettings.ofWriting.contains) ?? false
  }

  /// Whether what is muted is lost by it.
  var hidesMutedMemories: Bool {
    if case .yaml = fault { return true }
    return setting == "memories"
  }

  init(_ fault: Fault, file: String, at node: YAMLNode) {
    (self.file, self.fault) = (file, fault)
    (line, column) = (node.line, node.column)
  }

  init(_ error: YAMLError, file: String) {
    (self.file, fault) = (file, .yaml(error.message))
    (line, column) = (error.line, error.column)
  }
}

extension SettingsProblem: CustomStringConvertible {
  package var description: String { "\(file):\(line):\(column): \(reason)" }

  /// What is wrong, and what is used instead.
  package var reason: String {
    switch fault {
    case .unknownKey(let key, let meant):
      "there is no setting '\(VisibleText.oneLine(key))'"
        + (meant.map { "; did you mean '\($0)'?" } ?? "")
    case .wrongValue(let key, let expected):
      "'\(VisibleText.oneLine(key))' must be \(expected); its usual value is used"
    case .unknownName(let name, let key, let known):
      "'\(VisibleText.oneLine(name))' is none of the \(key): \(known.joined(separator: ", "))"
    case .takenName(let name): "'\(name)' is a name of somebody else already, and stays so"
    case .yaml(let message): "\(message); the usual settings are used"
    }
  }
}
