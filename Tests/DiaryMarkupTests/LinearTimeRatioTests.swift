import Testing

struct LinearTimeRatioTests {
  @Test(arguments: [(1, true), (2, false)])
  func `work in square proportion is told from work in proportion`(power: Int, expected: Bool) {
    let isFound = isLinear(upTo: 40_000) { count in
      var sum = 0
      for number in 0..<(power == 1 ? count * 100 : count * count / 40) {
        sum = (sum &* 31 &+ number) ^ (sum >> 3)
      }
      #expect(sum != 1)
    }
    #expect(isFound == expected)
  }
}
