import Testing

@testable import Platform

struct TemporaryNameTests {
  @Test(arguments: ["a.md", "", "가나다.md", String(repeating: "가", count: 85)])
  func `a name is hidden, fits, is UTF-8 and can be read back`(name: String) throws {
    let temporary = TemporaryName(for: bytes(name), process: 4242)
    #expect(temporary.bytes.first == UInt8(ascii: "."))
    #expect(temporary.bytes.count <= 255)
    #expect(String(validating: temporary.bytes, as: UTF8.self) != nil)
    let parsed = try #require(TemporaryName(parsing: temporary.bytes))
    #expect(parsed.process == 4242)
    #expect(parsed.machine == Machine.word)
  }

  @Test(arguments: [nil, "0", "1y2p0ij32e8e7"] as [String?])
  func `its machine is read back, and need not be known`(machine: String?) throws {
    let temporary = TemporaryName(for: bytes("a.md"), process: 1, machine: machine)
    #expect(try #require(TemporaryName(parsing: temporary.bytes)).machine == machine)
    #expect(Leftover.name(of: temporary.bytes) == bytes("a.md"))
  }

  @Test(arguments: [
    "a.md", ".a.md", ".a.md.diary-tmp-", ".a.md.diary-tmp-12", ".a.md.diary-tmp-12-",
    ".a.md.diary-tmp--x", ".a.md.diary-tmp-0-x", ".a.md.diary-tmp-1-X", ".a.md.diary-tmp-1-x-y-z",
    ".a.md.diary-tmp-1--x",
    ".a.md.diary-tmp-1-Y-x",
    "a.md.diary-tmp-1-x", ".a.md.diary-tmp-+1-x", ".a.md.diary-tmp-99999999999-x",
    ".a.md.diary-tmp-1-x.md",
  ])
  func `other names are not taken for one`(name: String) {
    #expect(TemporaryName(parsing: bytes(name)) == nil)
  }

  @Test func `no two names are the same`() {
    let names = (0..<1000).map { _ in TemporaryName(for: bytes("a"), process: 1) }
    #expect(Set(names).count == 1000)
  }
}
