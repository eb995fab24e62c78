import DiaryModel
import Testing

struct HeatScaleTests {
  @Test(arguments: [
    ([], []), ([7], [7]), ([5, 5, 5], [5]), ([1, 9], [1, 9]), ([1, 2, 3, 4], [1, 2, 3, 4]),
    (Array(1...100), [25, 50, 75, 100]), ([0, 0, 0, 10], [0, 10]),
  ])
  func `each level holds a quarter of the days`(words: [Int], bounds: [Int]) {
    let scale = HeatScale(words)
    #expect(scale.bounds == bounds)
    for count in words { #expect((1...HeatScale.levels).contains(scale.level(of: count))) }
    #expect(words.max().map(scale.level) ?? 0 == bounds.count)
  }
}

struct LotsTests {
  @Test(arguments: [0, 1, 2, 7, 50])
  func `each number is drawn once`(count: Int) {
    var lots = Lots(count: count)
    var drawn: [Int] = []
    var turn = 0
    while let number = lots.draw(by: { below in
      turn += 1
      return turn * 31 % below
    }) {
      drawn.append(number)
    }
    #expect(drawn.sorted() == Array(0..<count))
  }
}
