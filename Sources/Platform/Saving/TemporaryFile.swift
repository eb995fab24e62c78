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
  /// What it was when it was written, by which it is known under any name.
  private var written: FileStatus
  /// Whether nothing has the temporary name any longer.
  private var isGone = false

  private init(place: consuming Place, name: [UInt8], written: FileStatus) {
    self.place = place
    (self.name, self.written) = (name, written)
  }

  /// Writes the bytes, lets `prepare` set what else belongs to the file, and waits for the disk.
  static func write(
    _ bytes: [UInt8], beside place: consuming Place,
    prepare: (borrowing Descriptor) throws(SystemError) -> Void = { _ throws(SystemError) in }
  ) throws(SystemError) -> TemporaryFile {
    let name = TemporaryName(for: place.name, process: getpid()).bytes
    let file = try place.folder.open(
      name: name, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600, path: place.path)
    var temporary = TemporaryFile(place: place, name: name, written: try file.status())
    do throws(SystemError) {
      try file.write(bytes)
      try prepare(file)
      try file.synchronize()
      temporary.written = try file.status()
      try file.close()
    } catch { throw error.about(temporary.place.path) }
    return temporary
  }

  /// The file again, open for reading.
  borrowing func opened() throws(SystemError) -> Descriptor {
    try place.folder.open(name: name, O_RDONLY | O_NONBLOCK, path: place.path)
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

  /// Gives the file its name, in place of the one that has it, provided that this is still what it
  /// was when `status` was taken.
  ///
  /// The two change names, so that what was replaced can be looked at: what another program has
  /// saved right before is found, and gets its name back (ESTALE). Where names cannot be exchanged,
  /// the look that the caller took before has to do.
  mutating func publish(
    over old: borrowing ReplacedFile, expecting status: FileStatus
  ) throws(SystemError) {
    if try place.exchange(with: name) {
      // Until it is known whose words stand under the temporary name, they are not taken away.
      isGone = true
      let found = try place.folder.status(ofName: name, path: place.path)
      guard found.hasSameContents(as: status), !old.isWanted else {
        try giveBack()
        throw SystemError(operation: "replace", code: ESTALE, path: place.path)
      }
      removeName()
    } else {
      try place.renameOver(from: name, in: place.folder)
      isGone = true
    }
    try place.synchronizeFolder()
  }

  /// Takes this file out of the place again, and puts back what was there.
  private mutating func giveBack() throws(SystemError) {
    guard try place.exchange(with: name) else { return }
    let found = try place.folder.status(ofName: name, path: place.path)
    // Another save that came in between stays under the temporary name, of which `check` tells.
    isGone = !found.hasSameContents(as: written)
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
