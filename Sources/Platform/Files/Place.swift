#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A name in an open folder: where one file is, or could be.
///
/// The folder stays the same one whatever is renamed or linked over on the way to it.
struct Place: ~Copyable {
  let folder: Descriptor
  let name: [UInt8]
  /// The path to it from the folder that was asked.
  let path: [UInt8]

  /// What stands there; a symbolic link is told as such.
  borrowing func status() throws(SystemError) -> FileStatus {
    try folder.status(ofName: name, path: path)
  }

  /// What stands there, or nil when nothing does.
  borrowing func statusIfPresent() throws(SystemError) -> FileStatus? {
    do { return try status() } catch {
      if error.isMissing { return nil }
      throw error
    }
  }

  /// Opens what stands there, which may not be a symbolic link.
  borrowing func open(_ flags: Int32, mode: mode_t = 0) throws(SystemError) -> Descriptor {
    try folder.open(name: name, flags, mode: mode, path: path)
  }

  /// Waits until the folder's names are on the disk.
  borrowing func synchronizeFolder() throws(SystemError) {
    do { try folder.synchronize() } catch { throw error.about(path) }
  }
}

extension Folder {
  /// Where a path leads; a symbolic link at its end is not followed.
  ///
  /// A plain path without links on the way is opened as it stands. Any other is resolved first, and
  /// then opened with links refused, so that a link put there meanwhile is never followed.
  borrowing func place(of path: [UInt8]) throws(SystemError) -> Place {
    let names = PathText.names(in: path)
    if PathText.isPlain(path), let last = names.last {
      do {
        let folder = try descend(into: names.dropLast())
        return Place(folder: folder, name: last, path: path)
      } catch {
        guard error.code == ENOTDIR || error.code == ELOOP else { throw error }
      }
    }
    return try place(ofResolved: try resolvedNames(path, followingLast: false))
  }

  /// Where a path leads, with the symbolic link at its end followed.
  borrowing func placeFollowingLast(of path: [UInt8]) throws(SystemError) -> Place {
    try place(ofResolved: try resolvedNames(path))
  }

  private borrowing func place(ofResolved names: [[UInt8]]) throws(SystemError) -> Place {
    let folder = try descend(into: names.dropLast())
    return Place(
      folder: folder, name: names.last ?? [UInt8(ascii: ".")], path: PathText.path(of: names))
  }
}
