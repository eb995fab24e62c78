import DiaryModel
import Testing

/// When an equal fingerprint tells that a file's contents are equal.
struct FingerprintTests {
  private static let second: Int64 = 1_000_000_000
  private static let now: Int64 = 1_790_000_000 * second

  /// How long before it was taken the contents and the record were changed, in nanoseconds.
  @Test(arguments: [
    (3 * second, 3 * second, true), (2 * second + 1, 2 * second + 1, true),
    (2 * second, 2 * second, false), (second, second, false), (0, 0, false),
    // A time that was put back, and one that is still to come.
    (3600 * second, second, false), (second, 3600 * second, false),
    (-3600 * second, 3600 * second, false), (3600 * second, -1, false),
  ])
  func `a file must have been left alone for more than two seconds`(
    modified: Int64, changed: Int64, isSettled: Bool
  ) {
    let fingerprint = Fingerprint(
      inode: 1, size: 1, modified: Self.now - modified, changed: Self.now - changed)
    #expect(fingerprint.isSettled(at: Self.now) == isSettled)
  }
}
