import Glibc
import Platform
import Testing

struct ParallelTests {
  @Test(arguments: [1, 2, 3, 16, 1000], [0, 1, 2, 7, 500])
  func `results stand in the order of the items`(threads: Int, count: Int) {
    let items = Array(0..<count)
    #expect(Parallel.map(items, threads: threads) { $0 * $0 } == items.map { $0 * $0 })
  }

  @Test func `there is a processor`() {
    #expect(Parallel.processors() >= 1)
  }

  /// Whether a thread holds back what others send to the program, and lets its own faults through.
  @Sendable private static func holdsBack(_: Int) -> Bool {
    var mask = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &mask)
    return [SIGINT, SIGTERM, SIGHUP, SIGTSTP].allSatisfy { sigismember(&mask, $0) == 1 }
      && [SIGSEGV, SIGBUS, SIGILL].allSatisfy { sigismember(&mask, $0) == 0 }
  }

  @Test func `a signal to the program finds the thread that may hold it back`() {
    let before = Self.holdsBack(0)
    var running = Parallel.begin([1, 2], threads: 2, Self.holdsBack)
    #expect(running.results() == [true, true])
    #expect(Parallel.map([1, 2], threads: 2, Self.holdsBack) == [before, true])
    #expect(Self.holdsBack(0) == before)
  }
}
