import DiaryModel

/// A folder of the vault as the index knows it.
package struct IndexedFolder: Sendable {
  package typealias Number = Int64

  package let number: Number
  package let path: VaultPath
  package let inode: UInt64
  package let modified: Int64
  package let changed: Int64
  /// Whether equal times mean equal names.
  package let isSettled: Bool
}
