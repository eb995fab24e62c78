import DiaryModel

/// An entry that a site has a page for.
package struct SiteEntry: Hashable, Sendable {
  package var entry: Entry
  /// A number that differs when the file's bytes do, such as a hash of its fingerprint.
  package var content: UInt64

  package init(_ entry: Entry, content: UInt64) { (self.entry, self.content) = (entry, content) }
}
