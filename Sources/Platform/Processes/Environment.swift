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
  package static func values(of names: [String]) -> [String: String] {
    var values: [String: String] = [:]
    for name in names {
      if let value = getenv(name) { values[name] = String(cString: value) }
    }
    return values
  }

  /// The absolute path of the current folder; empty where it is gone.
  package static func currentFolder() -> [UInt8] {
    guard let path = getcwd(nil, 0) else { return [] }
    defer { free(path) }
    return UnsafeBufferPointer(start: path, count: strlen(path)).map(UInt8.init(bitPattern:))
  }
}
