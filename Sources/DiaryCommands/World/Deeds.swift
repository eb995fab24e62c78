/// How much a command has changed, so that a failure afterwards is not taken for one of the change.
///
/// A class, since all parts of a command add to the same one.
package final class Deeds {
  private(set) var count = 0

  init() {}

  /// Counts one more change that is on the disk.
  func add() { count += 1 }
}
