#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Changes to files that are of no worth, such as a cache: nothing waits for the disk.
extension Folder {
  /// Takes away a file right in this folder; a name that nothing has is no error.
  package borrowing func discard(_ name: [UInt8]) throws(SystemError) {
    guard name.withPath({ unlinkat(descriptor.number, $0, 0) }) != 0, errno != ENOENT else {
      return
    }
    throw .last("remove", name)
  }

  /// Gives something right in this folder another name, in place of what has that name.
  package borrowing func rename(_ name: [UInt8], to newName: [UInt8]) throws(SystemError) {
    let folder = descriptor.number
    let result = name.withPath { from in
      newName.withPath { renameat(folder, from, folder, $0) }
    }
    guard result == 0 else { throw .last("rename", name) }
  }

  /// Makes an empty file (0600) right in this folder, unless something has that name.
  package borrowing func makeEmpty(_ name: [UInt8]) throws(SystemError) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let number = name.withPath { openat(descriptor.number, $0, flags, 0o600) }
    guard number >= 0 else { throw .last("create", name) }
    try Descriptor(owning: number).close()
  }
}
