import DiaryModel
import DiaryVault
import Platform

/// The program that the user writes with.
///
/// Named by `$VISUAL`, `$EDITOR` or the user's settings, never by a vault; split as shell words and
/// run without a shell.
struct Editor {
  let words: [String]
  /// Who named it, for messages.
  let source: String

  /// Finds the user's editor; where nobody names one, `editor` and then `vi`.
  init(in world: World, user: UserSettings) throws {
    for (name, line) in [
      ("$VISUAL", world.variable("VISUAL")), ("$EDITOR", world.variable("EDITOR")),
      ("editor in the settings", user.editor),
    ] {
      guard let line else { continue }
      do { words = try ShellWords.split(line) } catch {
        throw EditorFailure.unreadable(line, source: name)
      }
      guard !words.isEmpty else { throw EditorFailure.unreadable(line, source: name) }
      source = name
      return
    }
    words = []
    source = ""
  }

  /// Opens a file and waits until the editor has ended.
  ///
  /// `path` is absolute, so that it can never be taken for an option.
  func open(_ path: [UInt8], in world: World) throws -> ExitStatus {
    try world.output.flush()
    let candidates = words.isEmpty ? [["editor"], ["vi"]] : [words]
    for (index, words) in candidates.enumerated() {
      do {
        return try world.run(words.map { Array($0.utf8) } + [path], nil)
      } catch SpawnError.missing where index + 1 < candidates.count {
        continue
      } catch {
        throw EditorFailure.cannotStart(error, source: source)
      }
    }
    throw EditorFailure.unreadable("", source: source)
  }
}

/// Why the editor could not be used.
enum EditorFailure: CommandFailure {
  case unreadable(String, source: String)
  case cannotStart(SpawnError, source: String)

  var description: String {
    switch self {
    case .unreadable(let line, let source):
      "\(source): '\(VisibleText.oneLine(line))' is no command line"
    case .cannotStart(let error, let source):
      source.isEmpty ? "no editor: \(error)" : "\(source): \(error)"
    }
  }

  var hint: String? { "set $EDITOR to your editor, such as: export EDITOR=nano" }
}
