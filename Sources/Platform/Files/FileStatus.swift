#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the file system knows of a file without reading it.
package struct FileStatus: Hashable, Sendable {
  /// What stands there.
  package var kind: FileKind
  /// The file's number on its file system.
  package var inode: UInt64
  /// The file system's number.
  package var device: UInt64
  /// Bytes.
  package var size: Int64
  /// Nanoseconds since 1970 of the last change to the contents.
  package var modified: Int64
  /// Nanoseconds since 1970 of the last change to the file's record.
  package var changed: Int64
  /// The permission bits, `0o7777`.
  package var mode: UInt32
  /// How many names the file has.
  package var links: UInt64
  /// The number of the user it belongs to.
  package var owner: UInt32
  /// The number of its group.
  package var group: UInt32

  init(_ record: stat) {
    kind = FileKind(mode: record.st_mode)
    inode = UInt64(record.st_ino)
    device = UInt64(truncatingIfNeeded: record.st_dev)
    size = Int64(record.st_size)
    #if canImport(Darwin)
      modified = Self.nanoseconds(record.st_mtimespec)
      changed = Self.nanoseconds(record.st_ctimespec)
    #else
      modified = Self.nanoseconds(record.st_mtim)
      changed = Self.nanoseconds(record.st_ctim)
    #endif
    mode = UInt32(record.st_mode) & 0o7777
    links = UInt64(record.st_nlink)
    owner = record.st_uid
    group = record.st_gid
  }

  /// Whether this is the same file with the same contents, as far as can be told from outside.
  package func isUnchanged(since other: FileStatus) -> Bool {
    hasSameContents(as: other) && changed == other.changed
  }

  /// The same, whatever was done to its name or its mode.
  func hasSameContents(as other: FileStatus) -> Bool {
    inode == other.inode && device == other.device && kind == other.kind && size == other.size
      && modified == other.modified
  }

  /// A time as one number, which lasts from 1677 to 2262; what lies beyond becomes the limit.
  private static func nanoseconds(_ time: timespec) -> Int64 {
    let (whole, overflow) = Int64(time.tv_sec).multipliedReportingOverflow(by: 1_000_000_000)
    if overflow { return time.tv_sec < 0 ? .min : .max }
    let (sum, overflows) = whole.addingReportingOverflow(Int64(time.tv_nsec))
    return overflows ? .max : sum
  }
}
