import ArgumentKit
import Testing

struct ParsingTests {
  @Test(arguments: [
    ["--count", "3", "list"], ["--count=3", "list"], ["-c", "3", "list"], ["-c3", "list"],
    ["list", "-lc3"], ["-lkc", "3", "list"], ["-c3", "--", "list"], ["-c9", "list", "-c3"],
  ])
  func `an option's value may be attached or apart`(words: [String]) throws {
    let sample = try Sample.parse(words)
    #expect(sample.count == 3)
    #expect(sample.action == .list)
  }

  @Test func `an option given twice collects both values`() throws {
    #expect(try Sample.parse(["-t", "a", "--tag=b", "-tc", "list"]).tags == ["a", "b", "c"])
  }

  @Test func `short flags combine`() throws {
    let sample = try Sample.parse(["-lk", "list"])
    #expect(sample.isLoud && sample.isQuick)
  }

  @Test func `a flag with a negation can be taken back`() throws {
    #expect(try Sample.parse(["--no-color", "list"]).hasColor == false)
    #expect(try Sample.parse(["--no-color", "--color", "list"]).hasColor)
    #expect(try Sample.parse(["list"]).isStarred == nil)
    #expect(try Sample.parse(["list", "--starred"]).isStarred == true)
    #expect(try Sample.parse(["list", "--no-starred"]).isStarred == false)
  }

  @Test(arguments: [
    (["list", "bought", "-5", "apples"], ["bought", "-5", "apples"]),
    (["list", "-"], ["-"]), (["list", "-0.5"], ["-0.5"]), (["list", ""], [""]),
    (["list", "--", "--count", "-l", "--"], ["--count", "-l", "--"]),
    (["list", "a", "--loud", "b"], ["a", "b"]), (["list", "오늘", "🙂"], ["오늘", "🙂"]),
  ])
  func `what is no option is a word`(words: [String], expected: [String]) throws {
    #expect(try Sample.parse(words).words == expected)
  }

  @Test(arguments: [
    (["--count", "-3"], -3), (["--count=-3"], -3), (["-c", "-3"], -3), (["-c-3"], -3),
  ])
  func `an option's value may begin with a dash`(words: [String], expected: Int) throws {
    #expect(try Sample.parse(words + ["list"]).count == expected)
  }

  @Test func `an option takes the next word whatever it is`() throws {
    let sample = try Sample.parse(["--tag", "--loud", "-t", "--", "--tag=", "list"])
    #expect(sample.tags == ["--loud", "--", ""])
    #expect(!sample.isLoud)
  }

  @Test func `a value may hold an equals sign`() throws {
    #expect(try Sample.parse(["--tag=a=b", "-t=c", "list"]).tags == ["a=b", "=c"])
  }

  @Test func `words of an enum are arguments and values`() throws {
    let sample = try Sample.parse(["discard", "--format", "json"])
    #expect(sample.action == .discard)
    #expect(sample.format == .json)
  }
}
