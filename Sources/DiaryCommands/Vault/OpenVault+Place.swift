import DiaryModel
import DiaryVault
import Platform

/// Where the vault is, should its folder be moved while a command works in it: an editor may be open
/// for hours.
extension OpenVault {
  /// A file of the vault as it is reached from anywhere now; `root` is where the vault has been moved,
  /// nothing where it has not, and empty where nobody knows.
  func reachable(_ path: VaultPath, movedTo root: [UInt8]?) -> [UInt8] {
    guard let root, !root.isEmpty else { return reachable(path) }
    return reachable(absolute: PathText.join(root, path.bytes))
  }

  /// Tells that the vault's folder has been moved, if it has, and what was saved where it was before.
  func tellMoved(_ path: VaultPath, to root: [UInt8]?) {
    guard let root else { return }
    let old = VisibleText.path(reachable(absolute: location.root))
    if root.isEmpty {
      world.warn(
        "the vault's folder is not at \(old) any more",
        hint: "what was saved is in it: put it back there, or name its new place with --vault")
    } else {
      let new = VisibleText.path(reachable(absolute: root))
      world.warn(
        "the vault was moved meanwhile, from \(old) to \(new)",
        hint: "name its new place from now on: diary --vault "
          + ShellWords.quoted(root))
    }
    // An editor knows an entry by the path that it had.
    let (folder, name) = PathText.split(absolute(path))
    guard let left = try? Folder(path: folder).read(name).bytes, !left.isEmpty else { return }
    world.warn(
      "\(VisibleText.path(reachable(path))): this is outside the vault now, and holds what was saved "
        + "there after the move",
      hint:
        "copy what you need of it into the entry, \(VisibleText.path(reachable(path, movedTo: root)))"
    )
  }
}
