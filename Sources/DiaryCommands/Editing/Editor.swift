import DiaryMarkup
import DiaryModel
import DiaryVault
import Platform

/// The program that the user writes with.
///
/// Named by `$VISUAL`, `$EDITOR` or the user's settings, never by a vault; split as shell words and
/// run without a shell.
struct Editor {
  let words: [[UInt8]]
  /// Who named it, for messages.
  let source: String

  /// Finds the user's editor; where nobody names one, `editor` and then `vi`.
  init(in world: World, user: UserSettings) throws {
    for (name, line) in [
      ("$VISUAL", world.bytes(of: "VISUAL")), ("$EDITOR", world.bytes(of: "EDITOR")),
      ("editor in the settings", user.editor.map { Array($0.utf8) }),
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

  /// Opens a file at a place, and waits until the editor has ended.
  ///
  /// `path` is absolute, so that it can never be taken for an option. `look` is called whenever
  /// something in its folder may have changed meanwhile.
  func open(
    _ path: [UInt8], at place: TextPlace, in world: World, look: () -> Void = {}
  ) throws -> EditorEnd {
    try world.output.flush()
    let began = Clock.nanoseconds()
    let candidates = words.isEmpty ? [[Array("editor".utf8)], [Array("vi".utf8)]] : [words]
    for (index, words) in candidates.enumerated() {
      do {
        let names = Self.names(of: words[0])
        let status = try world.edit(
          EditorPlace.words(words, opening: path, at: place, names: names),
          PathText.split(path).folder, look)
        let window = EditorWindow(words, names: names)
        return EditorEnd(
          status: status, isCutOff: status.isSignal || !status.isSuccess && world.hasLostTerminal(),
          mayGoOn: window.mayBeOpen(after: Clock.nanoseconds() - began),
          addedLineEnds: EditorPlace.addedLineEnds(words, at: place, names: names))
      } catch SpawnError.missing where index + 1 < candidates.count {
        continue
      } catch {
        throw EditorFailure.cannotStart(error, source: source)
      }
    }
    throw EditorFailure.unreadable([], source: source)
  }

  /// What an editor may be known by: its name, and that of the file it really is.
  ///
  /// A `vi` that is one of many programs in one file knows less than its name promises.
  private static func names(of program: [UInt8]) -> [String] {
    let name = String(decoding: PathText.split(program).name, as: UTF8.self)
    guard let real = ProgramPath.realName(of: program) else { return [name] }
    return ["busybox", "toybox"].contains(real) ? [] : [name, real]
  }
}

/// Why the editor could not be used.
enum EditorFailure: CommandFailure {
  case unreadable([UInt8], source: String)
  case cannotStart(SpawnError, source: String)

  var description: String {
    switch self {
    case .unreadable(let line, let source):
      "\(source): '\(VisibleText.path(line))' is no command line"
    case .cannotStart(let error, let source):
      source.isEmpty ? "no editor: \(error)" : "\(source): \(error)"
    }
  }

  var hint: String? { "set $EDITOR to your editor, such as: export EDITOR=nano" }
}
