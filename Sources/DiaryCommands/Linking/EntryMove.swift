import DiaryMarkup
import DiaryModel
import DiaryVault
import Platform

/// An entry's move to another day: what will be renamed, and which bytes of which files change.
///
/// All is found out before anything is done. Every link of the vault that leads somewhere leads to
/// the same text afterwards, whether it named the moved entry, one that is counted otherwise within
/// its day then, or a file beside the moved one.
struct EntryMove {
  /// A file whose bytes change, before it is moved itself, should it be the one.
  struct Rewriting {
    let path: VaultPath
    let file: (bytes: [UInt8], status: FileStatus)
    var bytes: [UInt8]
    /// Front matter that follows the day: key, old and new value.
    var fields: [(key: String, old: String, new: String)] = []
    var links: [LinkMending.Change] = []
  }

  let entry: Entry
  let day: Day
  let target: VaultPath
  private(set) var rewritings: [Rewriting] = []
  /// Why front matter that may hold the old day keeps it, and texts keep links to it.
  private(set) var unread: [any CommandFailure] = []

  let vault: OpenVault
  private let before: VaultLinks
  private let names: [LinkedText]
  private let after: LinkResolver

  init(of entry: Entry, to day: Day, in vault: OpenVault) throws {
    try vault.requireClosed(entry.path)
    (self.entry, self.day, self.vault) = (entry, day, vault)
    before = try VaultLinks(in: vault)
    target = try Self.freePlace(for: entry, on: day, in: vault)
    var names = before.texts.map(\.names)
    if let own = before.place(of: entry.path) {
      names[own].path = target
      names[own].name = EntryName(path: target)?.ending(at: vault.settings.dayEndsAt)
    }
    self.names = names
    after = LinkResolver(names, files: before.files)
    for place in names.indices {
      let isOwn = before.texts[place].path == entry.path
      guard isOwn || isAffected(place), let rewriting = try rewriting(of: place, isOwn: isOwn)
      else { continue }
      rewritings.append(rewriting)
    }
  }

  private static func freePlace(
    for entry: Entry, on day: Day, in vault: OpenVault
  ) throws -> VaultPath {
    let places = vault.settings.layout.places(for: day, moving: entry.path)
    for place in places where try vault.files.folder.status(of: place.bytes) == nil {
      return place
    }
    throw SaveError.exists(entry.path.bytes)
  }

  /// Whether some link of a text would lead elsewhere.
  private func isAffected(_ place: Int) -> Bool {
    before.texts[place].links.contains { strays($0, in: place) != nil }
  }

  /// What a link leads to, if it would lead elsewhere.
  private func strays(_ link: EntryLink, in place: Int) -> LinkResolver.Target? {
    guard let found = before.target(of: link, in: before.texts[place]),
      after.target(of: link, from: names[place].path) != found
    else { return nil }
    return found
  }

  private mutating func rewriting(of place: Int, isOwn: Bool) throws -> Rewriting? {
    let path = before.texts[place].path
    guard let file = try vault.readIfPresent(path) else { return nil }
    var rewriting = Rewriting(path: path, file: file, bytes: file.bytes)
    let failure = vault.encodingFailure(of: file.bytes, path)
    if isOwn, failure == nil { try followDay(in: &rewriting, of: place) }
    var mending = LinkMending(rewriting.bytes, options: vault.markup)
    rewriting.links = mending.change { link in
      strays(link.link, in: place).flatMap { newTarget(of: link, to: $0, in: place) }
    }
    if let failure {
      rewriting.links = rewriting.links.map(\.left)
      let mayHoldDay = isOwn && EntryText(bytes: file.bytes).frontMatter != nil
      if mayHoldDay || !rewriting.links.isEmpty { unread.append(failure) }
    } else {
      rewriting.bytes = mending.bytes
    }
    return rewriting.fields.isEmpty && rewriting.links.isEmpty ? nil : rewriting
  }

  /// How a link is to be written; nothing where it could not be written at all.
  private func newTarget(
    of link: WrittenLink, to found: LinkResolver.Target, in place: Int
  ) -> (target: String, shown: String?)? {
    let end =
      switch found {
      case .text(let number): names[number]
      case .file(let path): LinkedText(path, nil, title: "", aliases: [])
      }
    let day = end.name?.day
    let count = day.map { day in names.count { $0.name?.day == day } } ?? 0
    let route = LinkRoute(
      link: link, text: names[place].path, end: end, isText: found.isText, entriesOfDay: count)
    let fitting = route.targets.filter { target in
      after.target(of: EntryLink(link.link.kind, target), from: names[place].path) == found
    }
    // Stopped before the move itself, a link is dead or right, so that the command can go on.
    let lasting = fitting.first { target in
      let now = before.target(of: EntryLink(link.link.kind, target), in: before.texts[place])
      return now == nil || now == found
    }
    return (lasting ?? fitting.first).map { ($0, route.shown) }
  }
}

extension EntryMove {
  /// Lets `date`, and `created` where it says no more than a day, follow the entry's day, and a photo
  /// its file.
  private mutating func followDay(in rewriting: inout Rewriting, of place: Int) throws {
    let frontMatter = FrontMatter(EntryText(bytes: rewriting.bytes))
    if !frontMatter.isReadable, let problem = frontMatter.problem {
      unread.append(FrontMatterFailure(path: rewriting.path, error: .unreadable(problem)))
    }
    for key in ["date", "created"] {
      guard let field = frontMatter.field(key), case .scalar(let old) = field.value,
        let written = Day(String(old.prefix(10))), written == entry.day,
        key == "date" || old.utf8.count == 10
      else { continue }
      let new = "\(day)" + old.dropFirst(10)
      let range = field.valueRange
      // The ten bytes of the day alone, so that quotes stay as they are.
      if let place = rewriting.bytes[range].firstRange(of: Array(old.utf8.prefix(10))) {
        var bytes = rewriting.bytes
        bytes.replaceSubrange(place, with: Array("\(day)".utf8))
        let read = FrontMatter(EntryText(bytes: bytes)).field(key)?.value
        if read == .scalar(new) {
          rewriting.bytes = bytes
          rewriting.fields.append((key, old, new))
          continue
        }
      }
      try set(key, from: old, to: new, in: &rewriting)
    }
    guard let field = frontMatter.field("photo"), case .scalar(let old) = field.value,
      let photo = RelativeAddress.path(of: old)
    else { return }
    let link = EntryLink(.embed, photo)
    guard let found = strays(link, in: place) else { return }
    let written = WrittenLink(link, .enclosedAddress, range: 0..<0)
    guard let new = newTarget(of: written, to: found, in: place) else { return }
    let text = String(decoding: written.written(new.target), as: UTF8.self)
    try set("photo", from: old, to: text, in: &rewriting)
  }

  private func set(
    _ key: String, from old: String, to new: String, in rewriting: inout Rewriting
  ) throws {
    rewriting.bytes = try vault.editing(rewriting.bytes, of: rewriting.path) { edit in
      try edit.set(key, asTyped: new)
    }
    rewriting.fields.append((key, old, new))
  }
}

extension LinkResolver.Target {
  fileprivate var isText: Bool {
    if case .text = self { return true }
    return false
  }
}
