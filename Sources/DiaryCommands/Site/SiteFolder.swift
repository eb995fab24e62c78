import DiaryIndex
import DiaryModel
import DiarySite
import Platform

/// The folder that a site is written to: only what differs is written, and only what an export has
/// written before, and nobody has changed since, is ever replaced or taken away.
struct SiteFolder: ~Copyable {
  let folder: Folder
  var old: SiteManifest
  private var new = SiteManifest()
  /// The last folder that was written to, since pages come folder by folder.
  private(set) var place: Folder
  private var placePath: [UInt8] = []
  /// The mode of new files there.
  private var placeMode: UInt32
  /// Whether nothing at all was in the folder when it was opened.
  private let isNew: Bool
  private(set) var written = 0
  private(set) var unchanged = 0
  /// What was not as an export had written it, and is somebody's own.
  var ownFiles: [OwnFile] = []

  /// Opens the folder, and makes it where it is not there.
  static func open(_ path: [UInt8]) throws -> SiteFolder {
    let folder = try Folder.made(path: path)
    let manifest = try manifest(in: folder)
    let (isNew, mode) = (try folder.names().isEmpty, try folder.modeOfMadeFiles())
    return SiteFolder(
      folder: folder, isNew: isNew, place: try Folder(path: path), mode: mode, old: manifest)
  }

  private init(
    folder: consuming Folder, isNew: Bool, place: consuming Folder, mode: UInt32,
    old: SiteManifest
  ) {
    self.folder = folder
    self.isNew = isNew
    self.place = place
    placeMode = mode
    self.old = old
    new.records.reserveCapacity(old.records.count)
  }

  private static func manifest(in folder: borrowing Folder) throws -> SiteManifest {
    guard try folder.status(of: SiteManifest.name) != nil else { return SiteManifest() }
    let bytes = try folder.read(SiteManifest.name).bytes
    guard bytes.isEmpty || SiteManifest.isOne(bytes) else {
      throw SiteFailure.notOurs(PathText.join(folder.path, SiteManifest.name))
    }
    return SiteManifest(bytes)
  }

  /// Whether this is the folder itself that another one is.
  borrowing func isSame(as other: borrowing Folder) throws -> Bool {
    let (here, there) = (try folder.status(), try other.status())
    return (here.device, here.inode) == (there.device, there.inode)
  }

  /// Records which files are going to be written, before the first one is.
  ///
  /// An export that is stopped has then written nothing that the next one would not know as its own.
  mutating func announce(_ paths: [[UInt8]]) throws {
    let unknown = paths.filter { old.records[VaultPath(bytes: $0)] == nil }
    guard !unknown.isEmpty else { return }
    for path in unknown {
      if !isNew, try folder.glance(path: path) != nil {
        throw SiteFailure.notOurs(PathText.join(folder.path, path))
      }
      old.records[VaultPath(bytes: path)] = .announced
    }
    try keep(old)
  }

  /// Whether an export has written a file, or was going to.
  borrowing func knows(_ path: [UInt8]) -> Bool { old.records[VaultPath(bytes: path)] != nil }

  /// Writes a file of the site unless it is there already, made of the same inputs.
  ///
  /// `inputs` is a hash of all that the file is made of; `make` is asked for its bytes only when they
  /// may differ.
  mutating func put(
    _ path: [UInt8], inputs: UInt64, make: () throws -> [UInt8]
  ) throws {
    if try !keeps(path, inputs: inputs) { try put(path, inputs: inputs, bytes: try make()) }
  }

  /// Whether a file is there already, made of the same inputs; then it is one of the site's.
  private mutating func keeps(_ path: [UInt8], inputs: UInt64) throws -> Bool {
    let record = old.records[VaultPath(bytes: path)]
    // What has only been announced is to be written in any case.
    if let record, record.isAnnounced { return false }
    let name = try openPlace(of: path)
    guard let status = try place.status(of: name) else { return false }
    guard let record else {
      throw SiteFailure.notOurs(PathText.join(folder.path, path))
    }
    guard record.isCurrent(inputs: inputs, status: status) else { return false }
    new.records[VaultPath(bytes: path)] = record
    unchanged += 1
    return true
  }

  /// Which of many pages that have been announced are there already, made of the same inputs.
  ///
  /// They are looked at on two threads where that is worth it. One that cannot be looked at is none.
  mutating func keeps(_ pages: [SitePage]) -> [Bool] {
    let threads = pages.count < Self.worthThreads ? 1 : 2
    let shares = Parallel.map(pages.chunks(of: Self.shareSize), threads: threads) {
      [path = folder.path, old] share -> [Bool] in
      guard let folder = try? Folder(path: path) else { return share.map { _ in false } }
      return share.map { page in
        guard let record = old.records[page.path], !record.isAnnounced else { return false }
        guard let status = try? folder.glance(path: page.path.bytes) else { return false }
        return record.isCurrent(inputs: page.inputs, status: status)
      }
    }
    let areKept = Array(shares.joined())
    for (page, isKept) in zip(pages, areKept) where isKept {
      new.records[page.path] = old.records[page.path]
      unchanged += 1
    }
    return areKept
  }

  private static let worthThreads = 500
  private static let shareSize = 250

  /// Writes a file of the site unless these bytes are there.
  ///
  /// A file that is somebody's own gets another name beside it.
  mutating func put(_ path: [UInt8], inputs: UInt64, bytes: [UInt8]) throws {
    let name = try openPlace(of: path)
    let content = UInt64(bitPattern: ContentHash.of(bytes))
    func record(_ status: FileStatus) -> SiteManifest.Record {
      SiteManifest.Record(inputs: inputs, status: status, content: content)
    }
    if old.records[VaultPath(bytes: path)] == .announced,
      let after = try place.put(new: name, bytes: bytes, mode: placeMode)
    {
      new.records[VaultPath(bytes: path)] = record(after)
      written += 1
      return
    }
    if let status = try place.status(of: name), status.kind == .regular {
      if status.size == bytes.count, try place.read(name).bytes == bytes {
        new.records[VaultPath(bytes: path)] = record(status)
        unchanged += 1
        return
      }
      try giveWay(to: bytes, path, name: name, status)
    }
    new.records[VaultPath(bytes: path)] = record(try place.put(name, bytes: bytes))
    written += 1
  }

  /// Takes away what an earlier export has written and this one has not, and keeps the record.
  mutating func finish() throws -> Int {
    var removed = 0
    for path in old.records.keys where new.records[path] == nil {
      if try takeAway(path) { removed += 1 }
      try removeEmptyFolders(above: path)
    }
    try keepRecord()
    for leftover in (try? folder.leftovers(of: SiteManifest.name)) ?? [] {
      if let status = try? folder.status(of: leftover) {
        try? folder.remove(leftover, expecting: status)
      }
    }
    return removed
  }

  /// Keeps the record after an export that has failed: of what it has written, and of what was
  /// there before.
  mutating func abandon() throws {
    new.records.merge(old.records) { written, _ in written }
    try keepRecord()
  }

  private borrowing func keepRecord() throws {
    guard new.records != old.records else { return }
    try keep(new)
  }

  /// Saves what is known of the site's files as safely as entries are: without it, the site's files are somebody else's.
  borrowing func keep(_ manifest: SiteManifest) throws {
    guard let status = try folder.status(of: SiteManifest.name) else {
      return try folder.create(SiteManifest.name, bytes: manifest.bytes)
    }
    try folder.replace(SiteManifest.name, bytes: manifest.bytes, expecting: status)
  }

  private mutating func openPlace(of path: [UInt8]) throws -> [UInt8] {
    let (place, name) = PathText.split(path)
    let isTop = place == [UInt8(ascii: ".")]
    let wanted = isTop ? [] : place
    if wanted != placePath {
      self.place = try opened(wanted)
      placeMode = try self.place.modeOfMadeFiles()
      placePath = wanted
    }
    return name
  }

  /// Opens a folder of the site, which most often is there.
  private borrowing func opened(_ path: [UInt8]) throws(SystemError) -> Folder {
    do throws(SystemError) { return try folder.open(folder: path) } catch {
      guard error.isMissing else { throw error }
      try folder.makeFolders(path, isLasting: false)
      return try folder.open(folder: path)
    }
  }

  private borrowing func removeEmptyFolders(above path: VaultPath) throws {
    var path = path.folder
    while !path.bytes.isEmpty {
      guard (try? folder.removeEmptyFolder(path.bytes)) == true else { return }
      path = path.folder
    }
  }
}
