#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Work on many things at once.
package enum Parallel {
  /// How many processors this program may use.
  package static func processors() -> Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// What `body` makes of each item, in the items' order.
  ///
  /// The items are dealt out one by one, so that neighbours, which are often alike in size, go to
  /// different threads. Returns when all is done; this thread does its part.
  package static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], threads: Int = processors(), _ body: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    let count = min(threads, items.count)
    guard count > 1 else { return items.map(body) }
    let others = (1..<count).map { first in
      Share { stride(from: first, to: items.count, by: count).map { body(items[$0]) } }
    }
    let running = others.map { Thread(running: $0) }
    let own = stride(from: 0, to: items.count, by: count).map { body(items[$0]) }
    for thread in running { thread.join() }
    let shares = [own] + others.map(\.results)
    return items.indices.map { shares[$0 % count][$0 / count] }
  }

  /// Begins the same on other threads, and returns at once.
  package static func begin<Item: Sendable, Result: Sendable>(
    _ items: [Item], threads: Int = processors(), _ body: @escaping @Sendable (Item) -> Result
  ) -> Running<Result> {
    let count = max(1, min(threads, items.count))
    let shares = (0..<count).map { first in
      Share { stride(from: first, to: items.count, by: count).map { body(items[$0]) } }
    }
    return Running(shares: shares, count: items.count)
  }

  /// Work on other threads, which has ended when its owner has.
  package struct Running<Result: Sendable>: ~Copyable {
    private let shares: [Share<Result>]
    private let count: Int
    private var threads: [Thread]

    fileprivate init(shares: [Share<Result>], count: Int) {
      (self.shares, self.count) = (shares, count)
      threads = shares.map { Thread(running: $0) }
    }

    deinit { for thread in threads { thread.join() } }

    /// Waits for the results, in the items' order.
    package mutating func results() -> [Result] {
      for thread in threads { thread.join() }
      threads = []
      let shares = shares.map(\.results)
      return (0..<count).map { shares[$0 % shares.count][$0 / shares.count] }
    }
  }
}

/// One thread's part of the work.
///
/// A class, since C hands the thread nothing but a pointer. Only that thread touches it until it
/// has been joined.
class AnyShare {
  func run() {}
}

/// The part for one type of results; a class, as what it inherits from.
private final class Share<Result>: AnyShare {
  private(set) var results: [Result] = []
  private let work: () -> [Result]

  init(_ work: @escaping () -> [Result]) {
    self.work = work
  }

  override func run() { results = work() }
}

/// A thread that does a share of work.
struct Thread {
  private let identifier: pthread_t?

  /// Starts a thread, or does its work at once where the system gives no more threads.
  init(running share: AnyShare) {
    identifier = Self.start(share)
    if identifier == nil { share.run() }
  }

  /// Starts a thread; nothing where the system gives no more.
  init?(starting share: AnyShare) {
    guard let started = Self.start(share) else { return nil }
    identifier = started
  }

  private static func start(_ share: AnyShare) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    // A signal to the program goes to any thread that does not hold it back: were it one of these,
    // nothing that the main thread holds back would wait.
    let held = HeldSignals(HeldSignals.sentByOthers)
    defer { held.release() }
    // As much as the main thread has; musl would give 128 KiB.
    pthread_attr_setstacksize(&attributes, 8 << 20)
    let pointer = Unmanaged.passRetained(share)
    #if canImport(Darwin)
      var identifier: pthread_t?
      let code = pthread_create(&identifier, &attributes, { Thread.main($0) }, pointer.toOpaque())
    #else
      var identifier = pthread_t()
      let code = pthread_create(&identifier, &attributes, { Thread.main($0) }, pointer.toOpaque())
    #endif
    if code != 0 { pointer.release() }
    return code == 0 ? identifier : nil
  }

  func join() {
    if let identifier { pthread_join(identifier, nil) }
  }

  private static func main(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let pointer { Unmanaged<AnyShare>.fromOpaque(pointer).takeRetainedValue().run() }
    return nil
  }
}
