#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Folder {
  /// Gives a file right in this folder the time of now.
  package borrowing func touch(_ name: [UInt8]) throws(SystemError) {
    let result = name.withPath {
      utimensat(descriptor.number, $0, nil, AT_SYMLINK_NOFOLLOW)
    }
    guard result == 0 else { throw .last("touch", name) }
  }

  /// Keeps the folder to its user alone (0700).
  package borrowing func makePrivate() throws(SystemError) {
    guard fchmod(descriptor.number, 0o700) == 0 else { throw .last("chmod", path) }
  }
}
