#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A temporary file whose maker was stopped before the file had its name.
package enum Leftover {
  /// Whether a name is one that files have while they are being written.
  package static func isOne(_ name: [UInt8]) -> Bool { TemporaryName(parsing: name) != nil }

  /// Whether the file's maker is known to write it no more.
  ///
  /// A process of this machine whose number is free, or has come to another program or to this one,
  /// which was not writing yet, is dead. A maker on another machine that shares the folder cannot be seen: what is
  /// not known to be of this one counts once nothing was written to it for an hour, which no saving
  /// takes. So does what has a number that another program may have got since.
  package static func isAbandoned(_ name: [UInt8], in folder: borrowing Folder) -> Bool {
    guard let temporary = TemporaryName(parsing: name),
      let status = try? folder.status(of: name), status.kind == .regular
    else { return false }
    if let machine = temporary.machine, machine == Machine.word,
      temporary.process == Processes.own || !Processes.mayBeOwnProgram(temporary.process)
    {
      return true
    }
    return status.modified < Clock.nanoseconds() - 3600 * 1_000_000_000
  }

  /// The name that the file was to have.
  package static func name(of leftover: [UInt8]) -> [UInt8] {
    let mark = Array(".diary-tmp-".utf8)
    let end = leftover.indices.last { leftover[$0...].starts(with: mark) }
    return Array(leftover[..<(end ?? leftover.endIndex)].dropFirst())
  }
}
