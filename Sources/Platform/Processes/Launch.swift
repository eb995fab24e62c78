#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Glibc
#endif

/// A program about to be started, with what it is given.
struct Launch: ~Copyable {
  private let name: String
  private let program: [UInt8]
  private var arguments: StringVector
  /// The child's environment, or nil for the same as ours.
  private var environment: StringVector?

  init(arguments: [[UInt8]], environment: [String: String]?) throws(SpawnError) {
    let name = arguments.first ?? []
    let searchPath = environment.map { Array(($0["PATH"] ?? "").utf8) } ?? ProgramPath.own
    program = try ProgramPath.find(name, in: searchPath.isEmpty ? ProgramPath.usual : searchPath)
    self.name = String(decoding: name, as: UTF8.self)
    self.arguments = StringVector(arguments)
    if let environment {
      let lines = environment.sorted { $0.key < $1.key }.map { Array("\($0.key)=\($0.value)".utf8) }
      self.environment = StringVector(lines)
    }
  }

  /// Starts it in our process group, so that the terminal is its own as much as ours.
  ///
  /// Each pair of `redirects` gives one of our descriptors to the child under another number. The
  /// signals in `restoring` are answered by default again, as are SIGPIPE and SIGXFSZ.
  mutating func start(
    redirects: [(own: Int32, childs: Int32)] = [], restoring signals: [Int32] = []
  ) throws(SpawnError) -> pid_t {
    var actions = SpawnActions(redirects: redirects)
    var attributes = SpawnAttributes(defaultSignals: signals + [SIGPIPE, SIGXFSZ])
    var process = pid_t()
    let code = arguments.withPointer { arguments in
      program.withPath { path in
        actions.withPointer { actions in
          attributes.withPointer { attributes in
            guard
              let own = environment?.withPointer({ environment in
                posix_spawn(&process, path, actions, attributes, arguments, environment)
              })
            else {
              return posix_spawn(&process, path, actions, attributes, arguments, environ)
            }
            return own
          }
        }
      }
    }
    switch code ?? EINVAL {
    case 0: return process
    case ENOEXEC: throw .notExecutable(name)
    case let code:
      throw .system(name, SystemError(operation: "run", code: code, path: program))
    }
  }
}
