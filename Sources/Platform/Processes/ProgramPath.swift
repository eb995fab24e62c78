#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where a program is found by its name.
package struct ProgramPath {
  /// Whether there is a program of a name to run.
  package static func isInstalled(_ name: String) -> Bool {
    (try? find(Array(name.utf8), in: own)) != nil
  }

  /// The absolute path of a program, looked up in `PATH` as `execvp` does, but only in its absolute
  /// folders.
  ///
  /// An empty or relative folder in `PATH` means the current one, which may be somebody else's
  /// vault; what lies there is never run.
  static func find(_ program: [UInt8], in searchPath: [UInt8]) throws(SpawnError) -> [UInt8] {
    let shown = String(decoding: program, as: UTF8.self)
    guard !program.isEmpty, !program.contains(0) else { throw .missing(shown) }
    if program.contains(PathText.slash) {
      guard PathText.isAbsolute(program) else { throw .missing(shown) }
      switch look(at: program) {
      case .program: return program
      case .other: throw .notExecutable(shown)
      case .nothing: throw .missing(shown)
      }
    }
    var found: [UInt8]?
    for folder in searchPath.split(separator: UInt8(ascii: ":")) {
      let path = PathText.join(Array(folder), program)
      guard PathText.isAbsolute(path) else { continue }
      switch look(at: path) {
      case .program: return path
      case .other: found = found ?? path
      case .nothing: continue
      }
    }
    if let found { throw .notExecutable(String(decoding: found, as: UTF8.self)) }
    throw .missing(shown)
  }

  /// The name of the file that a program really is, links followed, as `vim.tiny` is for `vi`;
  /// nothing where it is not found.
  package static func realName(of program: [UInt8]) -> String? {
    guard let path = try? find(program, in: own) else { return nil }
    guard let real = path.withPath({ realpath($0, nil) }) ?? nil else { return nil }
    defer { free(real) }
    let bytes = UnsafeRawBufferPointer(start: real, count: strlen(real))
    return String(decoding: PathText.split(Array(bytes)).name, as: UTF8.self)
  }

  /// The folders of this program's own `PATH`.
  static var own: [UInt8] {
    guard let value = getenv("PATH") else { return usual }
    let path = Array(UnsafeRawBufferPointer(start: value, count: strlen(value)))
    return path.isEmpty ? usual : path
  }

  /// Where programs are when nobody says where.
  static let usual = Array("/usr/local/bin:/usr/bin:/bin".utf8)

  private enum Finding {
    case program
    case other
    case nothing
  }

  private static func look(at path: [UInt8]) -> Finding {
    var record = stat()
    guard path.withPath({ fstatat(AT_FDCWD, $0, &record, 0) }) == 0 else { return .nothing }
    guard FileKind(mode: record.st_mode) == .regular else { return .other }
    return path.withPath { access($0, X_OK) } == 0 ? .program : .other
  }
}
