/// What a file looked like from outside when it was read.
///
/// Compared for equality only: clocks go back, and copies keep old times.
package struct Fingerprint: Hashable, Sendable {
  package var inode: UInt64
  /// Bytes.
  package var size: Int64
  /// Nanoseconds since 1970 of the last change to the contents.
  package var modified: Int64
  /// Nanoseconds since 1970 of the last change to the file's record.
  package var changed: Int64

  package init(inode: UInt64, size: Int64, modified: Int64, changed: Int64) {
    (self.inode, self.size) = (inode, size)
    (self.modified, self.changed) = (modified, changed)
  }

  /// How long a file must have been left alone before its times can tell a change apart.
  ///
  /// Kernels stamp files with the time of the last tick, and some file systems with whole seconds.
  package static let settlingTime: Int64 = 2_000_000_000

  /// Whether an equal fingerprint later means equal contents, when this one was taken at `now`.
  ///
  /// `now` is in nanoseconds since 1970.
  package func isSettled(at now: Int64) -> Bool {
    max(modified, changed) < now - Self.settlingTime
  }
}
