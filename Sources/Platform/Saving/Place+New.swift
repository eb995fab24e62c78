#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Giving a name only where nothing has it yet, in the ways that file systems offer.
extension Place {
  /// Makes this a second name of a file in the same folder; false where there are no hard links.
  borrowing func linkNew(from other: [UInt8]) throws(SystemError) -> Bool {
    let number = folder.number
    if other.withPath({ old in name.withPath { linkat(number, old, number, $0, 0) } }) == 0 {
      return true
    }
    let code = errno
    switch code {
    case EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK: return false
    case EEXIST where isSecondName(of: other): return true
    default: throw SystemError(operation: "create", code: code, path: path)
    }
  }

  /// Makes this a symbolic link, unless something has the name.
  borrowing func link(to target: [UInt8]) throws(SystemError) {
    let number = folder.number
    guard target.withPath({ target in name.withPath { symlinkat(target, number, $0) } }) == 0 else {
      throw .last("create", path)
    }
  }

  /// Renames a file of the same folder, or of the one given, to this.
  borrowing func renameNew(
    from other: [UInt8], in source: borrowing Descriptor, isFolder: Bool
  ) throws(SystemError) {
    let (from, to) = (source.number, folder.number)
    if other.withPath({ old in name.withPath { renameSparing(from, old, to, $0) } }) == 0 {
      return
    }
    let code = errno
    guard code == EINVAL || code == ENOSYS || code == ENOTSUP else {
      throw SystemError(operation: "rename", code: code, path: path)
    }
    try reserve(isFolder: isFolder)
    do throws(SystemError) { try renameOver(from: other, in: source) } catch {
      _ = name.withPath { unlinkat(to, $0, isFolder ? AT_REMOVEDIR : 0) }
      throw error
    }
  }

  /// Renames a file of the same folder, or of the one given, to this, in place of what is here.
  borrowing func renameOver(
    from other: [UInt8], in source: borrowing Descriptor
  ) throws(SystemError) {
    let (from, to) = (source.number, folder.number)
    let result = other.withPath { old in name.withPath { renameat(from, old, to, $0) } }
    guard result == 0 else { throw .last("rename", path) }
  }

  /// Lets this and a file of the same folder change names; false where a file system cannot do that.
  borrowing func exchange(with other: [UInt8]) throws(SystemError) -> Bool {
    let number = folder.number
    if other.withPath({ old in name.withPath { renameExchanging(number, old, number, $0) } }) == 0 {
      return true
    }
    let code = errno
    switch code {
    case EINVAL, ENOSYS, ENOTSUP: return false
    // What was to be replaced is gone.
    case ENOENT: throw SystemError(operation: "replace", code: ESTALE, path: path)
    default: throw SystemError(operation: "rename", code: code, path: path)
    }
  }

  /// Takes the name with something empty, which can then be renamed over.
  ///
  /// The last resort, for file systems without renaming that spares: nobody else's file can be hit,
  /// but a crash at that moment leaves the empty one.
  private borrowing func reserve(isFolder: Bool) throws(SystemError) {
    if isFolder {
      let number = folder.number
      guard name.withPath({ mkdirat(number, $0, 0o700) }) == 0 else { throw .last("create", path) }
    } else {
      try open(O_WRONLY | O_CREAT | O_EXCL, mode: 0o600).close()
    }
  }

  /// Whether this is another name of the same file.
  ///
  /// A link over NFS can be made although its answer is lost, and the repeated request says EEXIST.
  private borrowing func isSecondName(of other: [UInt8]) -> Bool {
    guard let first = try? folder.status(ofName: other, path: path), let second = try? status()
    else { return false }
    return first.inode == second.inode && first.device == second.device
  }
}

/// Lets two files change names.
private func renameExchanging(
  _ source: Int32, _ old: UnsafePointer<CChar>, _ target: Int32, _ new: UnsafePointer<CChar>
) -> Int32 {
  #if canImport(Darwin)
    return renameatx_np(source, old, target, new, UInt32(RENAME_SWAP))
  #else
    return LinuxCalls.rename(source, old, target, new, how: .exchanging)
  #endif
}

/// Renames unless the new name is taken.
private func renameSparing(
  _ source: Int32, _ old: UnsafePointer<CChar>, _ target: Int32, _ new: UnsafePointer<CChar>
) -> Int32 {
  #if canImport(Darwin)
    return renameatx_np(source, old, target, new, UInt32(RENAME_EXCL))
  #else
    return LinuxCalls.rename(source, old, target, new, how: .sparing)
  #endif
}
