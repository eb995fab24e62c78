/// An entry that comes back, and how long ago it is.
package struct Memory: Hashable, Sendable {
  package let entry: Entry
  /// Nothing where it is less than a month.
  package let age: MemoryAge?

  package init(_ entry: Entry, age: MemoryAge?) { (self.entry, self.age) = (entry, age) }
}
