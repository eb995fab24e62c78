import DiaryModel
import DiaryVault
import Platform

/// Looks at an entry while an editor has it open, and keeps each text that it holds in between.
///
/// A sync or another editor may save it meanwhile, and the editor may then save over that: of what
/// stood there in between nobody else knows. The texts lie in the log until the editor has ended.
struct EditWatch {
  private let path: VaultPath
  private let recorded: RecordedChange
  private let vault: OpenVault
  private var status: FileStatus?
  private var latest: ContentMark
  private var count = 0

  init(of path: VaultPath, from text: [UInt8], during recorded: RecordedChange, in vault: OpenVault)
  {
    (self.path, self.recorded, self.vault) = (path, recorded, vault)
    latest = ContentMark(of: text)
  }

  /// Keeps what the entry holds now, unless it has just been seen.
  mutating func look() {
    guard let now = (try? vault.files.folder.status(of: path.bytes)) ?? nil else { return }
    if now.kind != .link, now == status { return }
    status = now
    guard let bytes = try? vault.files.folder.read(path.bytes).bytes else { return }
    let mark = ContentMark(of: bytes)
    guard mark != latest else { return }
    (latest, count) = (mark, count + 1)
    vault.changes?.keep(bytes, seen: count, during: recorded)
  }

  /// What the entry held in between, without what the editor has left at last.
  func texts(until last: [UInt8]) -> [[UInt8]] {
    guard count > 0, var texts = vault.changes?.seen(during: recorded) else { return [] }
    if texts.last == last { texts.removeLast() }
    return texts
  }
}
