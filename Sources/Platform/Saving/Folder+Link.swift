#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Giving files of one folder a second name in another.
extension Folder {
  /// Makes a name right in this folder stand for the file that has it in another one, or for a copy of
  /// it where there are no hard links.
  ///
  /// Meant for files that nobody writes in place. Something that has the name here is left (EEXIST).
  package borrowing func link(
    _ name: [UInt8], from other: borrowing Folder
  ) throws(SystemError) {
    let (from, to) = (other.descriptor.number, descriptor.number)
    if name.withPath({ linkat(from, $0, to, $0, 0) }) == 0 { return }
    let code = errno
    guard code != EEXIST, code != ENOENT else {
      throw SystemError(operation: "link", code: code, path: name)
    }
    let bytes = try other.read(name).bytes
    guard try put(new: name, bytes: bytes, mode: 0o600) != nil else {
      throw SystemError(operation: "link", code: EEXIST, path: name)
    }
  }
}
