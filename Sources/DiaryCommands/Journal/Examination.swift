import DiaryMarkup
import DiaryModel
import DiaryVault
import Platform

/// Many files being read, a page of them at a time, while the command goes on.
///
/// Two threads read them where that is worth it; what is asked of their bytes is asked there, too.
struct Examination<Result: Sendable>: ~Copyable {
  /// What is asked of files' bytes; a file that cannot be read has none.
  typealias Body = @Sendable ([[UInt8]?], MarkupOptions) -> [Result]

  private let reader: ContentReader
  private let body: Body
  private var queue: WorkQueue<ArraySlice<VaultPath>, [ContentReader.Examined<Result>]>?
  /// In how many pieces each page was given to the threads.
  private var pieces: [Int] = []

  init(_ reader: ContentReader, _ body: @escaping Body) {
    (self.reader, self.body) = (reader, body)
  }

  /// Begins with a page of files.
  mutating func append(_ paths: [VaultPath]) {
    var queue = queue.take() ?? makeQueue(paths.count)
    let shares = paths.chunks(of: ContentReader.shareSize)
    for share in shares { queue.append(share) }
    pieces.append(shares.count)
    self.queue = consume queue
  }

  /// The results of the first page of those that are left, in the files' order.
  mutating func next() -> [ContentReader.Examined<Result>] {
    guard !pieces.isEmpty, var queue = queue.take() else { return [] }
    var results: [ContentReader.Examined<Result>] = []
    for _ in 0..<pieces.removeFirst() { results += queue.next()?.result ?? [] }
    self.queue = consume queue
    return results
  }

  private borrowing func makeQueue(
    _ count: Int
  ) -> WorkQueue<ArraySlice<VaultPath>, [ContentReader.Examined<Result>]> {
    WorkQueue(threads: count < ContentReader.worthThreads ? 0 : 2) { [reader, body] in
      var vaultReader = VaultReader(reader.vault)
      return { reader.examine($0, with: &vaultReader, body) }
    }
  }
}
