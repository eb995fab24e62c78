#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A list of C strings that ends with nil, as `posix_spawn` takes its arguments.
struct StringVector: ~Copyable {
  private var strings: [UnsafeMutablePointer<CChar>?]

  /// Copies the strings; each ends at its first zero byte.
  init(_ strings: some Sequence<[UInt8]>) {
    self.strings = strings.map { bytes in bytes.withString { strdup($0) } } + [nil]
  }

  deinit {
    for string in strings { free(string) }
  }

  mutating func withPointer<Result>(
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result? {
    strings.withUnsafeMutableBufferPointer { buffer in buffer.baseAddress.map(body) }
  }
}

extension [UInt8] {
  fileprivate func withString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    Array(prefix { $0 != 0 }).withPath(body)
  }
}
