import DiaryModel

/// An entry that a site has a page for.
///
/// A class, since lists and pages beside it each look at a few of its many facts.
package final class SiteEntry: Sendable {
  package let entry: Entry
  /// A number that differs when the file's bytes do, such as a hash of its fingerprint.
  package let content: UInt64

  package init(_ entry: Entry, content: UInt64) { (self.entry, self.content) = (entry, content) }
}
