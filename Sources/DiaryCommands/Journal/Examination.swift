import Platform

/// Files that are being read on other threads, or have been, where that is not worth it.
struct Examination<Result: Sendable>: ~Copyable {
  private var running: Parallel.Running<[ContentReader.Examined<Result>]>?
  private var found: [ContentReader.Examined<Result>]

  init(_ found: [ContentReader.Examined<Result>]) { self.found = found }

  init(_ running: consuming Parallel.Running<[ContentReader.Examined<Result>]>) {
    self.running = consume running
    found = []
  }

  /// Waits for the results, in the files' order.
  mutating func results() -> [ContentReader.Examined<Result>] {
    if var running = running.take() { found = running.results().flatMap { $0 } }
    return found
  }
}
