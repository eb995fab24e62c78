import DiaryIndex
import DiaryModel
import DiarySite
import Platform

/// Telling the files that an export has written from what somebody has put in their place.
///
/// The record knows each file by its number and time, and where these differ, as in a site that was
/// copied or fetched by git, by its contents.
extension SiteFolder {
  /// A file that is not as an export has written it.
  enum OwnFile: Equatable {
    /// It was in a page's place, and has another name now.
    case moved(VaultPath, to: VaultPath)
    /// The site has no such page any more, and it stays where it is.
    case left(VaultPath)
  }

  /// Records which of the files that were written before are going to be written anew.
  ///
  /// An export that is stopped may leave a part of one, which the next is not to take for somebody's.
  /// `inputs` are what each is made of now.
  mutating func announce(again files: [(path: VaultPath, inputs: UInt64)]) throws {
    var isAny = false
    for (path, inputs) in files {
      guard let record = old.records[path], !record.isAnnounced,
        let status = try folder.glance(path: path.bytes),
        !record.isCurrent(inputs: inputs, status: status), try isWritten(path, record, status)
      else { continue }
      old.records[path] = record.again
      isAny = true
    }
    if isAny { try keep(old) }
  }

  /// Moves a file out of a page's way that is not as an export has written it.
  mutating func giveWay(
    to bytes: [UInt8], _ path: [UInt8], name: [UInt8], _ status: FileStatus
  ) throws {
    guard let record = old.records[VaultPath(bytes: path)] else {
      throw SiteFailure.notOurs(PathText.join(folder.path, path))
    }
    if record.isOf(status) { return }
    let found = try place.read(name).bytes
    if record.holds(found) || record.isAnnounced && Self.isPart(found, of: bytes) { return }
    let aside = VaultPath(bytes: path + (try moveAside(name)))
    ownFiles.append(.moved(VaultPath(bytes: path), to: aside))
  }

  /// Gives a file of the last folder another name there, and tells what that ends in.
  private borrowing func moveAside(_ name: [UInt8]) throws -> [UInt8] {
    var attempt = 1
    while true {
      let ending = Array(".yours\(attempt == 1 ? "" : "-\(attempt)")".utf8)
      if try place.status(of: name + ending) == nil {
        try place.move(name, to: name + ending)
        return ending
      }
      attempt += 1
    }
  }

  /// Takes away what the site has no more, and tells whether it was there and is gone.
  mutating func takeAway(_ path: VaultPath) throws -> Bool {
    guard let record = old.records[path] else { return false }
    guard let status = try folder.status(of: path.bytes) else {
      try takeAway(leftoversOf: path, record)
      return false
    }
    guard try isWritten(path, record, status) else {
      ownFiles.append(.left(path))
      return false
    }
    try folder.remove(path.bytes, expecting: status)
    return true
  }

  /// Takes away what is left of a file where an export was stopped while it took that away.
  private borrowing func takeAway(
    leftoversOf path: VaultPath, _ record: SiteManifest.Record
  ) throws {
    guard try folder.status(of: path.folder.bytes) != nil else { return }
    for leftover in try folder.leftovers(of: path.bytes) {
      guard let status = try folder.status(of: leftover),
        try isWritten(VaultPath(bytes: leftover), record, status)
      else { continue }
      try folder.remove(leftover, expecting: status)
    }
  }

  /// Whether a file is as an export has written it, or what one has left that was stopped.
  private borrowing func isWritten(
    _ path: VaultPath, _ record: SiteManifest.Record, _ status: FileStatus
  ) throws -> Bool {
    guard status.kind == .regular else { return false }
    if record.isOf(status) { return true }
    let found = try folder.read(path.bytes).bytes
    return record.holds(found) || record.isAnnounced && Self.isPart(found, of: [])
  }

  /// Whether bytes are what an export that was stopped has written of a page, of this one or of the
  /// page that was there to be written then.
  private static func isPart(_ found: [UInt8], of bytes: [UInt8]) -> Bool {
    bytes.starts(with: found) || found.prefix(1024).firstRange(of: Site.generator) != nil
  }
}

extension SiteFolder {
  /// Tells of files that are somebody's own, and where they are; `name` is the folder's.
  borrowing func tellOwnFiles(as name: [UInt8], in world: World) {
    for file in ownFiles.prefix(Self.mostTold) {
      let told = file.told(in: name)
      world.warn(told.line, hint: told.hint)
    }
    let more = ownFiles.count - Self.mostTold
    if more > 0 {
      world.warn(
        "\(more.counted("more file is", "more files are")) not as an export has written them and "
          + "kept likewise",
        hint: "find those that were in a page's place by their names, which end in '.yours'")
    }
  }

  private static let mostTold = 20
}

extension SiteFolder.OwnFile {
  /// What is told of it, and what to do.
  fileprivate func told(in folder: [UInt8]) -> (line: String, hint: String) {
    func shown(_ path: VaultPath) -> String {
      VisibleText.path(PathText.join(folder, path.bytes))
    }
    switch self {
    case .moved(let path, let aside):
      return (
        "\(shown(path)): is not as an export has written it, so it is kept as \(shown(aside))",
        "take from it what you need; a page of your own stays under a name that the site has not"
      )
    case .left(let path):
      return (
        "\(shown(path)): is not as an export has written it, so it stays, though the site has no such "
          + "page any more",
        "remove it yourself where you do not want it"
      )
    }
  }
}
