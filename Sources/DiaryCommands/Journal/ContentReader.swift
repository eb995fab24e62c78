import DiaryIndex
import DiaryMarkup
import DiaryModel
import DiaryVault
import Platform

/// Reads files that have changed and finds out what their bytes say.
struct ContentReader: Sendable {
  let vault: Vault
  let options: MarkupOptions
  /// Asked of every file that is read, where a search needs it.
  var screen: TextScreen?

  /// A file as it was found.
  enum Finding: Sendable {
    /// Its bytes are those that were known.
    case same(Fingerprint)
    /// `mayPass` is what the screen says.
    case new(Fingerprint, hash: Int64, EntryFacts, EntryDepth, mayPass: Bool?)
    case failed(SystemError)
    case gone
  }

  /// Reads one file, and parses it as far as `depth` asks, unless the hash of its bytes is the one
  /// that is known.
  func read(
    _ path: VaultPath, knownHash: Int64? = nil, to depth: EntryDepth = .whole,
    with reader: inout VaultReader
  ) -> Finding {
    do {
      let (bytes, fingerprint) = try reader.read(path)
      let hash = ContentHash.of(bytes)
      if hash == knownHash { return .same(fingerprint) }
      let (facts, found) = EntryReader.read(bytes, to: depth, options: options)
      let mayPass = screen?.mayPass(bytes, options: options)
      return .new(fingerprint, hash: hash, facts, found, mayPass: mayPass)
    } catch {
      return error.isGone ? .gone : .failed(error)
    }
  }

  /// A file to be read, and the hash its bytes had when they were read last.
  typealias Known = (path: VaultPath, hash: Int64?)

  /// Reads many files, on two threads where that is worth it, and gives the findings in order.
  func read(_ files: [Known], to depth: EntryDepth) -> [Finding] {
    let shares = files.chunks(of: Self.shareSize)
    let threads = files.count < Self.worthThreads ? 1 : 2
    return Parallel.map(shares, threads: threads) { read($0, to: depth) }.flatMap { $0 }
  }

  /// Begins the same on two other threads, and gives the findings of some files at a time.
  func begin(_ files: [Known], to depth: EntryDepth) -> Parallel.Running<[Finding]> {
    Parallel.begin(files.chunks(of: Self.shareSize), threads: 2) { read($0, to: depth) }
  }

  private func read(_ share: ArraySlice<Known>, to depth: EntryDepth) -> [Finding] {
    var reader = VaultReader(vault)
    return share.map { read($0.path, knownHash: $0.hash, to: depth, with: &reader) }
  }

  /// What `body` makes of the bytes of a file; one that cannot be read has an error beside it.
  typealias Examined<Result> = (result: Result, error: SystemError?)

  /// What `body` makes of the bytes of many files, some at a time and in order.
  ///
  /// A file that cannot be read has no bytes, and an error beside its result. `body` gives as many
  /// results as it gets files.
  func examine<Result: Sendable>(
    _ paths: [VaultPath], _ body: @escaping @Sendable ([[UInt8]?], MarkupOptions) -> [Result]
  ) -> [Examined<Result>] {
    let threads = paths.count < Self.worthThreads ? 1 : 2
    return Parallel.map(paths.chunks(of: Self.shareSize), threads: threads) { share in
      var reader = VaultReader(vault)
      return examine(share, with: &reader, body)
    }.flatMap { $0 }
  }

  /// The same of some files, on this thread.
  func examine<Result>(
    _ share: ArraySlice<VaultPath>, with reader: inout VaultReader,
    _ body: ([[UInt8]?], MarkupOptions) -> [Result]
  ) -> [Examined<Result>] {
    var errors: [SystemError?] = []
    let files = share.map { path -> [UInt8]? in
      do throws(SystemError) {
        let bytes = try reader.read(path).bytes
        errors.append(nil)
        return bytes
      } catch {
        errors.append(error)
        return nil
      }
    }
    return zip(body(files, options), errors).map { (result: $0, error: $1) }
  }

  static let worthThreads = 64
  static let shareSize = 32
}

extension Array {
  /// The elements in their order, so many at a time.
  func chunks(of size: Int) -> [ArraySlice<Element>] {
    stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
  }
}
