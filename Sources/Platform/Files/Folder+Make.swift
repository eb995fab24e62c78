extension Folder {
  /// Opens the folder at an absolute path, made first where it is not there (0700).
  ///
  /// What has to be made is made from the nearest folder above that is there, since the ones
  /// further up may let nobody look at them.
  package static func made(path: [UInt8]) throws(SystemError) -> Folder {
    var above = path
    while true {
      do throws(SystemError) {
        let folder = try Folder(path: above)
        if above == path { return folder }
        let below = Array(path.dropFirst(above.count).drop { $0 == PathText.slash })
        try folder.makeFolders(below)
        return try Folder(path: path)
      } catch {
        let parent = PathText.split(above).folder
        guard error.isMissing, parent != above else { throw error }
        above = parent
      }
    }
  }
}
