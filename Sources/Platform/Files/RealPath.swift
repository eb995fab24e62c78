#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Paths free of symbolic links.
package enum RealPath {
  /// Where a file is that may be behind links; the path itself where nothing is there.
  ///
  /// For files of the user's own, who may keep them elsewhere; never for what lies in a vault.
  package static func following(_ path: [UInt8]) -> [UInt8] {
    guard let real = path.withPath({ realpath($0, nil) }) ?? nil else { return path }
    defer { free(real) }
    return Array(UnsafeRawBufferPointer(start: real, count: strlen(real)))
  }

  /// Likewise for a path of which only a beginning may be there: that without links, and the rest.
  package static func asFar(as path: [UInt8]) -> [UInt8] {
    let real = following(path)
    let (folder, name) = PathText.split(path)
    guard real == path, !name.isEmpty, PathText.isAbsolute(folder), folder != path else {
      return real
    }
    return PathText.join(asFar(as: folder), name)
  }
}
