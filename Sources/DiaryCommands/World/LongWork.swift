import Platform

/// The same done to many files, one after the other: how far it is stands on a terminal once it takes
/// long, and Ctrl-C ends it between two files.
struct LongWork: ~Copyable {
  private let (name, count): (String, Int)
  private let world: World
  private let began = Clock.nanoseconds()
  private let interrupts = HeldInterrupts()
  private let isStoppable: Bool
  private var (done, told): (Int, Int64)
  private var shown = 0
  /// Whether it was ended before all was done.
  private(set) var isInterrupted = false

  /// Begins work on so many files, which `name` tells in one word: `Renaming`.
  ///
  /// What puts back how things were before something else has failed is not stoppable: Ctrl-C would
  /// leave it in the middle.
  init(_ name: String, on count: Int, in world: World, isStoppable: Bool = true) {
    (self.name, self.count, self.world) = (name, count, world)
    self.isStoppable = isStoppable
    (done, told) = (0, began + Self.patience - Self.pause)
  }

  /// Whether the next one is to be done, before it is; none is after Ctrl-C.
  mutating func goesOn() -> Bool {
    guard !isInterrupted else { return false }
    if isStoppable, interrupts.isPending {
      interrupts.take()
      isInterrupted = true
      return false
    }
    tell()
    done += 1
    return true
  }

  /// Takes away what was told of how far it is, when all is done that will be.
  mutating func clear() {
    guard shown > 0 else { return }
    write("\r" + String(repeating: " ", count: shown) + "\r")
    shown = 0
  }

  private mutating func tell() {
    guard world.terminal.isErrors, !world.options.isQuiet else { return }
    let now = Clock.nanoseconds()
    guard now - told >= Self.pause else { return }
    told = now
    // With room for the `^C` that a terminal writes at the line's start.
    let text = "\(name) \(done) of \(count)  "
    guard text.utf8.count < world.terminal.columns else { return }
    shown = max(shown, text.utf8.count)
    // At the line's start again, so that a warning stands over it.
    write("\r" + text + "\r")
  }

  private func write(_ text: String) {
    try? world.output.flush()
    try? world.errors.write(text)
    try? world.errors.flush()
  }

  /// Nanoseconds before anything is told, and between two times.
  private static let (patience, pause): (Int64, Int64) = (1_000_000_000, 200_000_000)
}

/// Work on many entries that was ended in the middle.
struct Interrupted: CommandFailure {
  /// What is done to how many of how many entries: `renamed in 3 of 12 entries`.
  let done: String
  /// Whether anything is.
  let hasChanged: Bool

  /// How to go on with the rest, or back.
  var next = "'diary undo' takes that back, and the same command again goes on with the rest"

  var description: String { "interrupted: \(done)" }
  var hint: String? { hasChanged ? next : nil }
  var status: CommandStatus { .interrupted }
}
