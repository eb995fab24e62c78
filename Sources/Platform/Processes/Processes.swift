#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Programs by their numbers.
package enum Processes {
  /// The number of this program.
  package static let own = getpid()

  /// Whether a program with this number runs on this machine, whoever started it.
  package static func isRunning(_ number: Int32) -> Bool {
    number > 0 && (kill(number, 0) == 0 || errno != ESRCH)
  }

  /// Whether a program with this number runs, of a name that holds a word where that can be told.
  package static func isRunning(_ number: Int32, named word: String) -> Bool {
    guard isRunning(number) else { return false }
    return name(of: number).map { $0.firstRange(of: Array(word.utf8)) != nil } ?? true
  }

  /// Whether a program with this number runs that may be this same program: a number comes to
  /// another program sooner or later, in a container soon.
  package static func mayBeOwnProgram(_ number: Int32) -> Bool {
    isRunning(number) && mayBeOne(own, number)
  }

  /// Whether two running programs may be one, as far as their names and files tell.
  ///
  /// A link gives the same file another name, and a newer version is another file of the same name.
  static func mayBeOne(_ number: Int32, _ other: Int32) -> Bool {
    guard hasOwnNumbers, let oneName = name(of: number), let otherName = name(of: other) else {
      return true
    }
    if oneName == otherName { return true }
    guard let oneFile = file(of: number), let otherFile = file(of: other) else { return false }
    return oneFile == otherFile
  }

  /// When a running program was started, in the ticks that Linux counts since its own start, the 22nd
  /// field of <https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html>; nothing where that cannot
  /// be told.
  static func start(of number: Int32) -> String? {
    guard hasOwnNumbers, let fields = fields(of: "\(number)"), fields.count > 19
    else { return nil }
    return String(decoding: fields[19], as: UTF8.self)
  }

  /// Whether `/proc` has the programs by the numbers that they have for this one: a container may
  /// see that of the machine it runs on.
  private static let hasOwnNumbers: Bool = {
    let folder = Array("/proc/self".utf8)
    guard let text = try? Folder(path: folder).read(Array("stat".utf8)).bytes else { return false }
    return text.starts(with: Array("\(own) ".utf8))
  }()

  /// What stands behind the name in a program's `stat`; the name may hold anything.
  private static func fields(of number: String) -> [ArraySlice<UInt8>]? {
    let folder = Array("/proc/\(number)".utf8)
    guard let text = try? Folder(path: folder).read(Array("stat".utf8)).bytes,
      let end = text.lastIndex(of: UInt8(ascii: ")"))
    else { return nil }
    return text[(end + 1)...].split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
  }

  /// The name that Linux has for a running program.
  private static func name(of number: Int32) -> [UInt8]? {
    try? Folder(path: Array("/proc/\(number)".utf8)).read(Array("comm".utf8)).bytes
  }

  /// The device and the number of the file that a running program is, also once it has been removed.
  private static func file(of number: Int32) -> [UInt64]? {
    var record = stat()
    guard stat("/proc/\(number)/exe", &record) == 0 else { return nil }
    return [UInt64(truncatingIfNeeded: record.st_dev), UInt64(record.st_ino)]
  }
}
