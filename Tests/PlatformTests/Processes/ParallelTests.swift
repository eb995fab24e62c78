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
}
