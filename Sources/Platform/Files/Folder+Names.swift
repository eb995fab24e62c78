#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A name in a folder's listing.
package struct FolderItem: Hashable, Sendable {
  /// Its bytes, which need not be UTF-8.
  package let name: [UInt8]
  /// What it is; a symbolic link is told as such.
  package let kind: FileKind
}

extension Folder {
  /// Everything in the folder but `.` and `..`, in no particular order.
  ///
  /// The kind comes with the name on most file systems; on others each file is looked at.
  package borrowing func names() throws(SystemError) -> [FolderItem] {
    // Opened anew, since a duplicate would go on where the last listing has ended.
    let number = try open([UInt8(ascii: ".")], in: descriptor, path: path).release()
    guard let listing = fdopendir(number) else {
      let error = SystemError.last("list", path)
      close(number)
      throw error
    }
    defer { closedir(listing) }
    var items: [FolderItem] = []
    while true {
      errno = 0
      guard let item = readdir(listing) else {
        if errno != 0 { throw .last("list", path) }
        return items
      }
      let name = withUnsafeBytes(of: &item.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name == [UInt8(ascii: ".")] || name == PathText.parent { continue }
      if let kind = FileKind(listed: item.pointee.d_type) ?? kind(ofName: name) {
        items.append(FolderItem(name: name, kind: kind))
      }
    }
  }

  /// The kind of a file by looking at it; nil when it has gone meanwhile.
  private borrowing func kind(ofName name: [UInt8]) -> FileKind? {
    (try? descriptor.status(ofName: name, path: name))?.kind
  }
}
