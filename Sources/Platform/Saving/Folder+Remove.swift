#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Folder {
  /// Takes a file away for good, provided that it is still what it was when `status` was taken, and
  /// that no program has it open for writing, which is waited for (milliseconds); a symbolic link
  /// itself, not what it points to.
  ///
  /// `before` is done once nothing keeps the file from going.
  package borrowing func remove(
    _ path: [UInt8], expecting status: FileStatus, waiting milliseconds: Int = 2000,
    before: () -> Void = {}
  ) throws(SaveError) {
    do throws(SystemError) {
      var file = try LeavingFile(at: try place(of: path), expecting: status)
      try file.requireNoWriter(milliseconds: milliseconds)
      try file.leave(before: before)
    } catch { throw SaveError(error.about(path)) }
  }

  /// Makes sure that a file could be taken away: that it is still what it was when `status` was taken,
  /// that its folder may be written, and that no program has it open for writing, which is waited for
  /// (milliseconds).
  package borrowing func requireRemovable(
    _ path: [UInt8], expecting status: FileStatus, waiting milliseconds: Int = 2000
  ) throws(SaveError) {
    do throws(SystemError) {
      var file = try LeavingFile(at: try place(of: path), expecting: status)
      try file.requireNoWriter(milliseconds: milliseconds)
      try file.requireWritableFolder()
    } catch { throw SaveError(error.about(path)) }
  }
}
