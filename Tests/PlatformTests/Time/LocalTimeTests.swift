import Platform
import Testing

struct LocalTimeTests {
  @Test func `now is after this was written, in both units`() {
    let (now, nanoseconds) = (Clock.now(), Clock.nanoseconds())
    #expect(now.secondsSince1970 > 1_700_000_000)
    #expect((0..<1_000_000_000).contains(now.nanoseconds))
    #expect(nanoseconds / 1_000_000_000 - now.secondsSince1970 < 60)
  }

  @Test(arguments: [0, 1_700_000_000, 951_782_400, -1] as [Int64])
  func `the wall time less its offset is the time`(seconds: Int64) throws {
    let time = try #require(LocalTime(at: seconds))
    let minutes = time.hour * 60 + time.minute - time.offset
    #expect((minutes * 60 + time.second - Int(seconds)) % 86_400 == 0)
    #expect((1...12).contains(time.month))
    #expect((1...31).contains(time.day))
  }

  @Test func `a time beyond counting is none`() {
    #expect(LocalTime(at: .max) == nil)
  }
}
