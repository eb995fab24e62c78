import DiaryModel
import DiaryVault
import Platform

/// Looks at a file while an editor has it open, and keeps each text that it holds in between.
///
/// A sync or another editor may save it meanwhile, and the editor may then save over that, or empty
/// and remove what it had saved itself: of what stood there in between nobody else knows.
struct EditWatch {
  /// The texts, the oldest first.
  let seen: SeenTexts
  private let file: WatchedFile
  private let first: FileStatus?
  private var last: FileStatus?
  private var latest: ContentMark
  private var size = SeenTexts.Size()
  private var limit: SeenTexts.Size
  /// The text that was seen last, should the folder of the others be removed.
  private var newest: [UInt8]?
  /// Texts that could not be kept.
  private var unkept: [[UInt8]] = []
  /// Why a text could not be kept, where that was so.
  private(set) var fault: SaveError?

  init(of file: WatchedFile, from text: [UInt8], keeping seen: SeenTexts) {
    (self.file, self.seen) = (file, seen)
    (first, latest, limit) = (file.status(), ContentMark(of: text), seen.limit())
    last = first
    // Kept by whoever has begun it: the text that it was resumed with.
    newest = seen.texts.last
  }

  /// Keeps what the file holds now, unless it has just been seen.
  mutating func look() {
    guard let now = file.status() else { return }
    if now.kind != .link, now == last { return }
    // What cannot be read is tried again with the next look.
    guard let bytes = file.read() else { return }
    last = now
    let mark = ContentMark(of: bytes)
    guard mark != latest else { return }
    (latest, newest) = (mark, bytes)
    unkept.append(bytes)
    keepRest()
    (size.texts, size.bytes) = (size.texts + 1, size.bytes + bytes.count)
    guard size.texts > limit.texts || size.bytes > limit.bytes else { return }
    size = seen.thin()
    limit = seen.limit(beyond: size)
  }

  /// Keeps what could not be kept before, the oldest first.
  private mutating func keepRest() {
    do throws(SaveError) {
      while let text = unkept.first {
        try seen.keep(text)
        unkept.removeFirst()
      }
    } catch { fault = error }
  }

  /// Those of the texts that are in no file.
  var atRisk: [[UInt8]] {
    let kept = seen.texts
    return texts.filter { !kept.contains($0) }
  }

  /// All texts that were seen, the oldest first, as far as they are known.
  var texts: [[UInt8]] { found.texts }

  /// Likewise, and whether all that were kept can be read; from one look at them.
  var found: (texts: [[UInt8]], areAll: Bool) {
    let kept = try? seen.all()
    var texts = kept ?? seen.texts
    for text in unkept + [newest].compactMap(\.self) where !texts.contains(text) {
      texts.append(text)
    }
    return (texts, kept != nil)
  }

  /// Whether the file has been saved at all, if only with the bytes that it had.
  var hasSaved: Bool { file.status() != first }

  /// Tells of texts that could not be kept, also at last.
  mutating func tellFault(of path: String, in world: World) {
    keepRest()
    guard let fault, !unkept.isEmpty else { return }
    world.warn("\(path): what it held while the editor was open could not all be kept: \(fault)")
  }
}

/// A file that an editor has open, as far as it is looked at.
struct WatchedFile {
  let status: () -> FileStatus?
  let read: () -> [UInt8]?
}

extension WatchedFile {
  init(_ path: VaultPath, in vault: OpenVault) {
    status = { (try? vault.files.folder.status(of: path.bytes)) ?? nil }
    read = { try? vault.files.folder.read(path.bytes).bytes }
  }

  init(_ draft: Draft, in store: DraftStore) {
    status = { (try? Folder(path: store.folder).status(of: draft.name)) ?? nil }
    read = { (try? store.read(draft)) ?? nil }
  }
}
