import DiaryIndex
import Testing

struct ContentHashTests {
  @Test func `bytes that differ anywhere have different hashes`() {
    let bytes = [UInt8](0..<100)
    let hashes = bytes.indices.map { place in
      var changed = bytes
      changed[place] ^= 1
      return ContentHash.of(changed)
    }
    #expect(Set(hashes + [ContentHash.of(bytes)]).count == 101)
  }

  @Test func `a zero more is another content`() {
    let hashes = (0..<40).map { ContentHash.of([UInt8](repeating: 0, count: $0)) }
    #expect(Set(hashes).count == 40)
  }
}
