#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Saving so that a crash at any moment leaves the old bytes or the new ones, and nothing else.
extension Folder {
  /// Makes a new file (0600) with these bytes, unless something is at the path.
  ///
  /// A symbolic link at the path's end counts as something. The folders on the way must be there.
  package borrowing func create(_ path: [UInt8], bytes: [UInt8]) throws(SaveError) {
    do throws(SystemError) {
      let place = try place(of: path)
      guard try place.statusIfPresent() == nil else {
        throw SystemError(operation: "create", code: EEXIST, path: path)
      }
      var file = try TemporaryFile.write(bytes, beside: place)
      try file.publishNew()
    } catch { throw SaveError(error.about(path)) }
  }

  /// Replaces a file's bytes, provided that it is still what it was when `status` was taken, and
  /// that no program has it open for writing, which is waited for (milliseconds).
  ///
  /// Mode, owner and extended attributes are kept (the last two as far as the user may). A link at
  /// the path's end is written where it points, inside this folder. Other names of the file, if it
  /// has several, keep the old bytes: to change those as well the file would have to be written in
  /// place, where a crash loses both. A file its user may not write is refused, though its folder
  /// would let it be replaced.
  package borrowing func replace(
    _ path: [UInt8], bytes: [UInt8], expecting status: FileStatus, waiting milliseconds: Int = 2000
  ) throws(SaveError) {
    do throws(SystemError) {
      let place = try placeOfFile(path)
      try place.requireUnchanged(since: status)
      var old = try ReplacedFile(at: place)
      var file = try TemporaryFile.write(bytes, beside: place) { new throws(SystemError) in
        try old.copyAttributes(to: new)
      }
      try old.requireNoWriter(milliseconds: milliseconds) { () throws(SystemError) in
        try file.opened()
      }
      try file.place.requireUnchanged(since: status)
      try file.publish(over: old, expecting: status)
    } catch { throw SaveError(error.about(path)) }
  }

  /// Brings a file to the disk as it is, and its name, that something else may have written.
  package borrowing func synchronize(_ path: [UInt8]) throws(SystemError) {
    do throws(SystemError) {
      let place = try placeOfFile(path)
      try place.open(O_RDONLY | O_NONBLOCK).synchronize()
      try place.synchronizeFolder()
    } catch { throw error.about(path) }
  }

  /// Waits for the disk to have the names right in this folder.
  package borrowing func synchronize() throws(SystemError) { try descriptor.synchronize() }

  /// Where a file is, with a link at the path's end followed.
  private borrowing func placeOfFile(_ path: [UInt8]) throws(SystemError) -> Place {
    let place = try place(of: path)
    guard try place.statusIfPresent()?.kind == .link else { return place }
    return try placeFollowingLast(of: path)
  }
}

extension Place {
  /// Makes sure that a regular file stands here which is the one that `status` tells of.
  fileprivate borrowing func requireUnchanged(since status: FileStatus) throws(SystemError) {
    guard let now = try statusIfPresent() else {
      throw SystemError(operation: "replace", code: ESTALE, path: path)
    }
    guard now.kind == .regular else {
      throw SystemError(operation: "replace", cause: .notRegular(now.kind), path: path)
    }
    guard now.isUnchanged(since: status) else {
      throw SystemError(operation: "replace", code: ESTALE, path: path)
    }
  }
}
