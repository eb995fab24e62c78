import DiaryModel
import DiaryVault
import Platform

extension OpenVault {
  /// Tells that an editor has saved a text in another encoding, which was none before.
  ///
  /// Its bytes are saved all the same: they are words.
  func warnOfEncoding(_ path: VaultPath, _ bytes: [UInt8], before: [UInt8]) {
    guard let fault = EncodingFault(in: bytes), EncodingFault(in: before) == nil else { return }
    let (shown, file) = (VisibleText.path(path), ShellWords.quoted(path.bytes))
    switch fault {
    case .wide(let name):
      world.warn(
        "\(shown): the editor has saved it as \(name.prefix(6)), which is not read; its bytes are kept",
        hint: "save it as UTF-8, in vim with ':set fenc=utf-8 nobomb': diary edit \(file)")
    case .invalid(let line, let column, _):
      world.warn(
        "\(shown):\(line):\(column): the editor has saved a byte that is not UTF-8, as Latin-1 has; "
          + "it is kept",
        hint: "save it as UTF-8, in vim with ':set fenc=utf-8': diary edit \(file)")
    case .null(let line, let column):
      world.warn(
        "\(shown):\(line):\(column): the editor has saved a NUL character; it is kept",
        hint: "take it out with: diary edit \(file)")
    }
  }
}
