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
    guard let oneName = name(of: number), let otherName = name(of: other) else { return true }
    if oneName == otherName { return true }
    guard let oneFile = file(of: number), let otherFile = file(of: other) else { return false }
    return oneFile == otherFile
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
