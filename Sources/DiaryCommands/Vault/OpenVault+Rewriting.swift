import DiaryModel
import DiaryVault
import Platform

extension OpenVault {
  /// Rewrites a file of the vault, and tells whether anything was changed.
  ///
  /// One that is not UTF-8 is left as it is, and so is one that would not be so afterwards: what is
  /// in two encodings is read by nobody.
  ///
  /// When something else changes it meanwhile, its bytes are read again and rewritten.
  func rewrite(_ path: VaultPath, _ body: ([UInt8]) throws -> [UInt8]) throws -> Bool {
    keepOverwritten(path)
    var lastChange: SaveError?
    for _ in 0..<100 {
      let file = try read(path)
      try requireUTF8(file.bytes, of: path)
      let bytes = try body(file.bytes)
      // Bytes are compared, because text that differs only in its normal form is equal as text.
      guard bytes != file.bytes else { return false }
      guard EncodingFault(in: bytes)?.isOtherEncoding != true else {
        throw MixedEncodings(path: path)
      }
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

/// A text that is not UTF-8 is not put into one that is.
struct MixedEncodings: CommandFailure {
  let path: VaultPath

  var description: String {
    "\(VisibleText.path(path)): what was to be put into it is not UTF-8, as the rest of it is"
  }

  var hint: String? { "convert it first, perhaps with: iconv -f CP1252 -t UTF-8" }
}
