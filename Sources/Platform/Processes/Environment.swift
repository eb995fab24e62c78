#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the program was started with beside its arguments.
package enum Environment {
  /// The variables of some names that are set.
  package static func values(of names: [String]) -> [String: [UInt8]] {
    var values: [String: [UInt8]] = [:]
    for name in names {
      if let value = getenv(name) { values[name] = bytes(of: value) }
    }
    return values
  }

  /// The absolute path of the current folder; empty where it is gone.
  package static func currentFolder() -> [UInt8] {
    guard let path = getcwd(nil, 0) else { return [] }
    defer { free(path) }
    return bytes(of: path)
  }

  /// The words of the command line, the program's own name first; none where the system has none.
  ///
  /// `CommandLine.arguments` puts U+FFFD where bytes are not UTF-8, and a file could not be named.
  package static func words() -> [[UInt8]] {
    (0..<Int(CommandLine.argc)).compactMap { CommandLine.unsafeArgv[$0].map { bytes(of: $0) } }
  }

  private static func bytes(of text: UnsafePointer<CChar>) -> [UInt8] {
    UnsafeBufferPointer(start: text, count: strlen(text)).map(UInt8.init(bitPattern:))
  }
}
