#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What belongs to a file beside its bytes: owner, mode, extended attributes.
extension ReplacedFile {
  /// Gives a new file the same, before it gets the old one's name.
  ///
  /// Owner and attributes are kept as far as the user may give them. A group that cannot be kept
  /// gets no more than everybody: the bits were meant for other people than the new group's.
  borrowing func copyAttributes(to new: borrowing Descriptor) throws(SystemError) {
    let (status, own) = (try file.status(), try new.status())
    var mode = status.mode
    if own.owner != status.owner, fchown(new.number, status.owner, gid_t.max) != 0 {
      mode &= ~0o4000
    }
    if own.group != status.group, fchown(new.number, uid_t.max, status.group) != 0 {
      mode = (mode & ~0o2070) | ((mode & 0o007) << 3)
    }
    copyExtendedAttributes(to: new)
    // Not every file system has modes to give.
    guard try new.status().mode != mode else { return }
    guard fchmod(new.number, mode_t(mode)) == 0 else { throw .last("chmod", []) }
  }

  #if canImport(Darwin)
    private borrowing func copyExtendedAttributes(to new: borrowing Descriptor) {
      _ = fcopyfile(file.number, new.number, nil, copyfile_flags_t(COPYFILE_XATTR | COPYFILE_ACL))
    }
  #else
    private borrowing func copyExtendedAttributes(to new: borrowing Descriptor) {
      for name in LinuxCalls.extendedAttributes(of: file.number).split(separator: 0) {
        let value = LinuxCalls.extendedAttribute(Array(name), of: file.number)
        _ = LinuxCalls.setExtendedAttribute(Array(name), of: new.number, to: value)
      }
    }
  #endif
}
