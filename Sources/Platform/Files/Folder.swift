#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A folder that is open, and through which everything in it is reached.
///
/// Paths are bytes, relative to the folder. A path with `..` or symbolic links is followed as long
/// as it ends inside this folder, see `resolve`: a link from one folder of a vault to another is
/// inside for the vault's own folder, and outside for the one it lies in. To touch many files of one folder below, open that
/// folder once and ask it by their names: each path is walked from here, one name after another.
package struct Folder: ~Copyable, Sendable {
  /// The path it was opened by.
  package let path: [UInt8]
  /// The open folder itself.
  package let descriptor: Descriptor

  /// Opens the folder at a path, whose symbolic links are followed.
  package init(path: [UInt8]) throws(SystemError) {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    let number = path.withPath { openat(AT_FDCWD, $0, flags) }
    guard number >= 0 else { throw .last("open", path) }
    self.init(path: path, descriptor: Descriptor(owning: number))
  }

  init(path: [UInt8], descriptor: consuming Descriptor) {
    self.path = path
    self.descriptor = descriptor
  }

  /// Opens a folder below this one.
  package borrowing func open(folder path: [UInt8]) throws(SystemError) -> Folder {
    let names = try resolvedNames(path)
    let opened = try descend(into: names[...])
    return Folder(path: PathText.join(self.path, PathText.path(of: names)), descriptor: opened)
  }

  /// What the file system knows of this folder itself.
  package borrowing func status() throws(SystemError) -> FileStatus {
    do { return try descriptor.status() } catch { throw error.about(path) }
  }

  /// What the file system knows of a file in it, or nil when there is none.
  ///
  /// A symbolic link at the path's end is not followed, but told as what it is.
  package borrowing func status(of path: [UInt8]) throws(SystemError) -> FileStatus? {
    do throws(SystemError) {
      if PathText.isName(path) { return try descriptor.status(ofName: path, path: path) }
      let place = try place(of: path)
      return try place.status()
    } catch {
      if error.isMissing { return nil }
      throw error
    }
  }

  /// Makes the folders of a path that are not there yet, for the user alone (0700).
  ///
  /// They survive a power cut, unless what goes into them can be made again.
  package borrowing func makeFolders(
    _ path: [UInt8], isLasting: Bool = true
  ) throws(SystemError) {
    let names = try resolvedNames(path)
    var parent = try descend(into: [])
    for index in names.indices {
      let (name, made) = (names[index], PathText.path(of: names[...index]))
      if name.withPath({ mkdirat(parent.number, $0, 0o700) }) == 0 {
        do { if isLasting { try parent.synchronize() } } catch { throw error.about(made) }
      } else if errno != EEXIST, !isFolder(name, in: parent) {
        throw .last("mkdir", made)
      }
      parent = try open(name, in: parent, path: made)
    }
  }

  /// Opens a folder below, link by link refused, from the names that `resolve` has found.
  borrowing func descend(into names: ArraySlice<[UInt8]>) throws(SystemError) -> Descriptor {
    guard let first = names.first else { return try descriptor.duplicate() }
    var current = try open(first, in: descriptor, path: first)
    for index in names.indices.dropFirst() {
      current = try open(names[index], in: current, path: PathText.path(of: names[...index]))
    }
    return current
  }

  borrowing func open(
    _ name: [UInt8], in parent: borrowing Descriptor, path: [UInt8]
  ) throws(SystemError) -> Descriptor {
    try parent.open(name: name, O_RDONLY | O_DIRECTORY, path: path)
  }

  /// Whether making a folder failed for another reason than that it is there already.
  ///
  /// A read-only file system says EROFS for folders that exist, too. `errno` is kept.
  private borrowing func isFolder(_ name: [UInt8], in parent: borrowing Descriptor) -> Bool {
    let code = errno
    defer { errno = code }
    return (try? parent.status(ofName: name, path: name))?.kind == .folder
  }
}

extension SystemError {
  /// The same error, told of another path.
  package func about(_ path: [UInt8]) -> SystemError {
    SystemError(operation: operation, cause: cause, path: path)
  }
}
