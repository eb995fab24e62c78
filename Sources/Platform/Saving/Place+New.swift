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
    try linkNew(from: other, in: folder)
  }

  /// Makes this a second name of a file in another folder; false where there are no hard links.
  borrowing func linkNew(
    from other: [UInt8], in source: borrowing Descriptor
  ) throws(SystemError) -> Bool {
    let (from, to) = (source.number, folder.number)
    if other.withPath({ old in name.withPath { linkat(from, old, to, $0, 0) } }) == 0 {
      return true
    }
    let code = errno
    switch code {
    case EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK: return false
    case EEXIST where isSecondName(of: other, in: source): return true
    default: throw SystemError(operation: "create", code: code, path: path)
    }
  }

  /// Renames a file of the same folder to this; false where that cannot be done sparingly.
  borrowing func renameNew(from other: [UInt8]) throws(SystemError) -> Bool {
    try renameNew(from: other, in: folder)
  }

  /// Renames a file of another folder to this; false where that cannot be done sparingly.
  borrowing func renameNew(
    from other: [UInt8], in source: borrowing Descriptor
  ) throws(SystemError) -> Bool {
    let (from, to) = (source.number, folder.number)
    if other.withPath({ old in name.withPath { renameSparing(from, old, to, $0) } }) == 0 {
      return true
    }
    let code = errno
    if code == EINVAL || code == ENOSYS || code == ENOTSUP { return false }
    throw SystemError(operation: "rename", code: code, path: path)
  }

  /// Whether this is another name of the same file.
  ///
  /// A link over NFS can be made although its answer is lost, and the repeated request says EEXIST.
  private borrowing func isSecondName(
    of other: [UInt8], in source: borrowing Descriptor
  ) -> Bool {
    var (record, own) = (stat(), stat())
    let (from, to) = (source.number, folder.number)
    return other.withPath { fstatat(from, $0, &record, AT_SYMLINK_NOFOLLOW) } == 0
      && name.withPath { fstatat(to, $0, &own, AT_SYMLINK_NOFOLLOW) } == 0
      && record.st_ino == own.st_ino && record.st_dev == own.st_dev
  }
}

/// Renames unless the new name is taken.
private func renameSparing(
  _ source: Int32, _ old: UnsafePointer<CChar>, _ target: Int32, _ new: UnsafePointer<CChar>
) -> Int32 {
  #if canImport(Darwin)
    return renameatx_np(source, old, target, new, UInt32(RENAME_EXCL))
  #else
    return LinuxCalls.renameSparing(source, old, target, new)
  #endif
}
