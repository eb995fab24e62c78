#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that is about to be taken away for good.
struct LeavingFile: ~Copyable {
  let place: Place
  private let status: FileStatus
  /// Nothing for what is no regular file, or may not be read: of its writers nothing is known.
  private var file: ReplacedFile?

  /// Makes sure that what stands there is still what it was when `status` was taken, and no folder.
  init(at place: consuming Place, expecting status: FileStatus) throws(SystemError) {
    let found = try place.status()
    guard found.kind != .folder else {
      throw SystemError(operation: "remove", cause: .notRegular(.folder), path: place.path)
    }
    guard found.hasSameContents(as: status) else {
      throw SystemError(operation: "remove", code: ESTALE, path: place.path)
    }
    self.status = status
    file = found.kind == .regular ? ReplacedFile(reading: place) : nil
    self.place = place
  }

  /// Waits until no program has the file open for writing, and keeps it so, see `ReplacedFile`.
  mutating func requireNoWriter(milliseconds: Int) throws(SystemError) {
    let folder = try place.folder.duplicate()
    let name = place.name
    try file?.requireNoWriter(milliseconds: milliseconds) { () throws(SystemError) in
      let other = Place(folder: try folder.duplicate(), name: name, path: name)
      return try TemporaryFile.write([], beside: other).opened()
    }
  }

  /// Makes sure that the system would let names in its folder be taken away.
  func requireWritableFolder() throws(SystemError) {
    guard faccessat(place.folder.number, ".", W_OK | X_OK, AT_EACCESS) == 0 else {
      throw .last("remove", place.path)
    }
  }

  /// Whether a program has come since that waits for opening the file to write.
  var isWanted: Bool {
    mutating get { file?.isWanted ?? false }
  }

  /// Takes the file away.
  ///
  /// It gets another name first, so that what another program has saved right before is found, and
  /// gets its name back (ESTALE). Where a program is stopped in between, the file is a leftover; of
  /// the same name, where it was one already.
  mutating func leave(before: () -> Void) throws(SystemError) {
    let own = Leftover.isOne(place.name) ? Leftover.name(of: place.name) : place.name
    let name = TemporaryName(for: own, process: getpid()).bytes
    let number = place.folder.number
    guard place.name.withPath({ old in name.withPath { renameat(number, old, number, $0) } }) == 0
    else { throw .last("remove", place.path) }
    do throws(SystemError) {
      let found = try place.folder.status(ofName: name, path: place.path)
      guard found.hasSameContents(as: status), !isWanted else {
        throw SystemError(operation: "remove", code: ESTALE, path: place.path)
      }
      before()
      guard name.withPath({ unlinkat(number, $0, 0) }) == 0 else {
        throw .last("remove", place.path)
      }
    } catch {
      // Where yet another file has come, this one stays a leftover, of which the next command tells.
      try? place.renameNew(from: name, in: place.folder, isFolder: false)
      try? place.synchronizeFolder()
      throw error
    }
    try place.synchronizeFolder()
  }
}
