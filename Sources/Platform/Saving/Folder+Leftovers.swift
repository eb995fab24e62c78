extension Folder {
  /// The paths of files that a program was writing beside where a path leads, to give them the name of
  /// what is there, until it was stopped; see `Leftover.isAbandoned`.
  package borrowing func leftovers(of path: [UInt8]) throws(SystemError) -> [[UInt8]] {
    let names = try resolvedNames(path)
    guard let last = names.last else { return [] }
    let place = PathText.path(of: names.dropLast())
    let folder = try open(folder: place)
    var found: [[UInt8]] = []
    for item in try folder.names()
    where Leftover.isOne(item.name) && Leftover.name(of: item.name) == last
      && Leftover.isAbandoned(item.name, in: folder)
    {
      found.append(PathText.join(place, item.name))
    }
    return found
  }
}
