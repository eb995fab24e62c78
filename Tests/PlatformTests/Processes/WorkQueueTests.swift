import Platform
import Testing

struct WorkQueueTests {
  @Test(arguments: [0, 1, 2, 7], [0, 1, 3, 500])
  func `results come back in the order of the pieces`(threads: Int, count: Int) {
    var queue = WorkQueue<Int, Int>(threads: threads) { { $0 * $0 } }
    for number in 0..<count { queue.append(number) }
    #expect(queue.count == count)
    var found: [Int] = []
    while let (item, result) = queue.next() {
      #expect(result == item * item)
      found.append(item)
    }
    #expect(found == Array(0..<count))
  }

  @Test(arguments: [0, 1, 2]) func `pieces may come while others are taken`(threads: Int) {
    var queue = WorkQueue<Int, Int>(threads: threads) { { $0 + 1 } }
    var found: [Int] = []
    for number in 0..<300 {
      queue.append(number)
      if number % 3 > 0, let result = queue.next()?.result { found.append(result) }
    }
    while let result = queue.next()?.result { found.append(result) }
    #expect(found == Array(1...300))
    #expect(queue.next() == nil)
  }

  @Test func `each thread keeps what it works with, and what is left over is dropped`() {
    var queue = WorkQueue<Int, Int>(threads: 2) {
      var before = 0
      return { number in
        before += number
        return before
      }
    }
    for _ in 0..<100 { queue.append(1) }
    let counts = (0..<50).compactMap { _ in queue.next()?.result }
    #expect(counts.count == 50 && counts.allSatisfy { (1...100).contains($0) })
    #expect(queue.count == 50)
  }
}
