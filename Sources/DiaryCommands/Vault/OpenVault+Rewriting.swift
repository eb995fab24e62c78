import DiaryModel
import DiaryVault
import Platform

extension OpenVault {
  /// Rewrites a file of the vault, and tells whether anything was changed.
  ///
  /// When something else changes it meanwhile, its bytes are read again and rewritten.
  func rewrite(_ path: VaultPath, _ body: ([UInt8]) throws -> [UInt8]) throws -> Bool {
    keepOverwritten(path)
    var lastChange: SaveError?
    for _ in 0..<100 {
      let file = try read(path)
      let bytes = try body(file.bytes)
      // Bytes are compared, because text that differs only in its normal form is equal as text.
      guard bytes != file.bytes else { return false }
      do {
        try replace(path, bytes: bytes, expecting: file)
        return true
      } catch let error as SaveError {
        guard case .changed = error else { throw error }
        lastChange = error
      }
    }
    if let lastChange { throw lastChange }
    return false
  }
}
