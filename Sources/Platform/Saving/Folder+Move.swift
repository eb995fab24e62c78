#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Folder {
  /// Gives a file or a folder another path in this folder, unless something is there.
  ///
  /// A symbolic link is moved as a link, and leads to the same as before. Both folders are on the disk when this returns.
  package borrowing func move(_ path: [UInt8], to newPath: [UInt8]) throws(SaveError) {
    var subject = path
    do throws(SystemError) {
      let old = try place(of: path)
      let kind = try old.status().kind
      subject = newPath
      let new = try place(of: newPath)
      guard try new.statusIfPresent() == nil else {
        throw SystemError(operation: "move", code: EEXIST, path: newPath)
      }
      if kind == .link, let target = try newTarget(ofLinkAt: old, movedTo: new) {
        try new.link(to: target)
        try new.synchronizeFolder()
        return try leave(old, replacedBy: new)
      }
      try new.renameNew(from: old.name, in: old.folder, isFolder: kind == .folder)
      try new.synchronizeFolder()
      try old.synchronizeFolder()
    } catch { throw SaveError(error.about(subject)) }
  }

  /// What a link has to hold in another place to lead to the same; nothing where that is what it holds.
  private borrowing func newTarget(
    ofLinkAt old: borrowing Place, movedTo new: borrowing Place
  ) throws(SystemError) -> [UInt8]? {
    guard let target = try linkTarget(old.path), !PathText.isAbsolute(target) else { return nil }
    let names = (PathText.names(in: old.path).dropLast(), PathText.names(in: new.path).dropLast())
    let moved = PathText.target(target, from: Array(names.0), to: Array(names.1))
    return moved == target ? nil : moved
  }

  /// Takes a link away for which another was made, which goes again where that fails.
  private borrowing func leave(
    _ old: consuming Place, replacedBy new: borrowing Place
  ) throws(SystemError) {
    do throws(SystemError) {
      let status = try old.status()
      var file = try LeavingFile(at: old, expecting: status)
      try file.leave {}
    } catch {
      let number = new.folder.number
      _ = new.name.withPath { unlinkat(number, $0, 0) }
      throw error
    }
  }

  /// Takes a folder away that has nothing in it, and tells whether it had nothing.
  package borrowing func removeEmptyFolder(_ path: [UInt8]) throws(SaveError) -> Bool {
    do throws(SystemError) {
      let place = try place(of: path)
      let result = place.name.withPath { unlinkat(place.folder.number, $0, AT_REMOVEDIR) }
      if result != 0 {
        let error = SystemError.last("remove", path)
        if error.code == ENOTEMPTY || error.code == EEXIST { return false }
        throw error
      }
      try place.synchronizeFolder()
      return true
    } catch { throw SaveError(error.about(path)) }
  }
}
