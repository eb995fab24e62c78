#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Work that comes piece by piece, is done on other threads, and is taken back in its order.
///
/// The threads stay for all pieces, so that many small ones cost little. They end with the queue.
package struct WorkQueue<Item: Sendable, Result: Sendable>: ~Copyable {
  private let work: SharedWork<Item, Result>
  private var threads: [Thread]
  private let own: (Item) -> Result

  /// How many pieces have not been taken back yet.
  package private(set) var count = 0

  /// `makeBody` is called once on each thread, for what does the work there.
  package init(threads count: Int, _ makeBody: @escaping @Sendable () -> (Item) -> Result) {
    let work = SharedWork<Item, Result>()
    self.work = work
    own = makeBody()
    // Where the system gives no more threads, whoever takes the results does the work.
    threads = (0..<count).compactMap { _ in
      Thread(starting: Worker { work.serve(makeBody()) })
    }
  }

  deinit {
    work.close()
    for thread in threads { thread.join() }
  }

  /// Gives the threads another piece to do.
  package mutating func append(_ item: Item) {
    work.append(item)
    count += 1
  }

  /// The piece that came first of those that are left, with its result; nothing when there is none.
  ///
  /// This thread does what no other has begun, as long as it would have to wait.
  package mutating func next() -> (item: Item, result: Result)? {
    guard count > 0 else { return nil }
    count -= 1
    return work.takeFirst(own)
  }
}

/// One thread's part, which is all that comes; a class, as what it inherits from.
private final class Worker: AnyShare {
  private let work: () -> Void

  init(_ work: @escaping () -> Void) { self.work = work }

  override func run() { work() }
}

/// What the threads share, which is why it is a class; all of it is touched with the lock only.
private final class SharedWork<Item: Sendable, Result: Sendable> {
  private typealias Piece = (item: Item, result: Result?)

  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let news = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  /// In the order in which they came; nothing for those that have been taken back.
  private var pieces: [Piece?] = []
  /// Those before have been taken back, and those from `begun` on nobody has begun.
  private var (taken, begun) = (0, 0)
  private var isClosed = false

  init() {
    pthread_mutex_init(lock, nil)
    pthread_cond_init(news, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    pthread_cond_destroy(news)
    lock.deallocate()
    news.deallocate()
  }

  func append(_ item: Item) {
    pthread_mutex_lock(lock)
    pieces.append((item, nil))
    pthread_cond_broadcast(news)
    pthread_mutex_unlock(lock)
  }

  /// Ends the threads when they have done what they are at.
  func close() {
    pthread_mutex_lock(lock)
    isClosed = true
    pthread_cond_broadcast(news)
    pthread_mutex_unlock(lock)
  }

  /// Does the work on this thread until the end.
  func serve(_ body: (Item) -> Result) {
    pthread_mutex_lock(lock)
    while !isClosed {
      if begun < pieces.count { doOne(body) } else { pthread_cond_wait(news, lock) }
    }
    pthread_mutex_unlock(lock)
  }

  /// There has to be one.
  func takeFirst(_ body: (Item) -> Result) -> (Item, Result) {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while true {
      if let piece = pieces[taken], let result = piece.result {
        pieces[taken] = nil
        taken += 1
        if taken == pieces.count {
          pieces.removeAll(keepingCapacity: true)
          (taken, begun) = (0, 0)
        }
        return (piece.item, result)
      }
      if begun < pieces.count { doOne(body) } else { pthread_cond_wait(news, lock) }
    }
  }

  /// Does the next piece, without the lock meanwhile.
  private func doOne(_ body: (Item) -> Result) {
    let place = begun
    begun += 1
    guard let item = pieces[place]?.item else { return }
    pthread_mutex_unlock(lock)
    let result = body(item)
    pthread_mutex_lock(lock)
    pieces[place]?.result = result
    pthread_cond_broadcast(news)
  }
}
