#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that is being written under a temporary name, beside the one it will be.
///
/// It is gone at the end of its life unless it has been published: whatever fails, nothing is left.
struct TemporaryFile: ~Copyable {
  let place: Place
  private let name: [UInt8]
  /// Whether nothing has the temporary name any longer.
  private var isGone = false

  private init(place: consuming Place, name: [UInt8]) {
    self.place = place
    self.name = name
  }

  /// Writes the bytes, lets `prepare` set what else belongs to the file, and waits for the disk.
  static func write(
    _ bytes: [UInt8], beside place: consuming Place,
    prepare: (borrowing Descriptor) throws(SystemError) -> Void = { _ throws(SystemError) in }
  ) throws(SystemError) -> TemporaryFile {
    let name = TemporaryName(for: place.name, process: getpid()).bytes
    let file = try place.folder.open(
      name: name, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600, path: place.path)
    let temporary = TemporaryFile(place: place, name: name)
    do throws(SystemError) {
      try file.write(bytes)
      try prepare(file)
      try file.synchronize()
      try file.close()
    } catch { throw error.about(temporary.place.path) }
    return temporary
  }

  /// Gives the file its name, unless something has that name.
  mutating func publishNew() throws(SystemError) {
    if try place.linkNew(from: name) {
      removeName()
    } else {
      try place.renameNew(from: name, in: place.folder, isFolder: false)
    }
    isGone = true
    try place.synchronizeFolder()
  }

  /// Gives the file its name, in place of what has that name.
  mutating func publishOver() throws(SystemError) {
    try place.renameOver(from: name, in: place.folder)
    isGone = true
    try place.synchronizeFolder()
  }

  private func removeName() {
    let folder = place.folder.number
    _ = name.withPath { unlinkat(folder, $0, 0) }
  }

  deinit {
    if !isGone { removeName() }
  }
}
