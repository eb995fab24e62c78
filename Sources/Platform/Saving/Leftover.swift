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

  /// Whether the file's maker runs no more.
  ///
  /// Its number is free on this machine, or has come to this program, which was not writing yet.
  /// Another program may have got it since: no saving takes an hour. A maker on another machine
  /// that shares the folder cannot be seen, so whatever is done with the file must keep its text.
  package static func isAbandoned(_ name: [UInt8], in folder: borrowing Folder) -> Bool {
    guard let temporary = TemporaryName(parsing: name),
      let status = try? folder.status(of: name), status.kind == .regular
    else { return false }
    if temporary.process == Processes.own || !Processes.isRunning(temporary.process) {
      return true
    }
    return max(status.changed, status.modified) < Clock.nanoseconds() - 3600 * 1_000_000_000
  }

  /// The name that the file was to have.
  package static func name(of leftover: [UInt8]) -> [UInt8] {
    let mark = Array(".diary-tmp-".utf8)
    let end = leftover.indices.last { leftover[$0...].starts(with: mark) }
    return Array(leftover[..<(end ?? leftover.endIndex)].dropFirst())
  }
}

extension Folder {
  /// Keeps the folder to its user alone (0700).
  package borrowing func makePrivate() throws(SystemError) {
    guard fchmod(descriptor.number, 0o700) == 0 else { throw .last("chmod", path) }
  }
}
