import DiaryModel
import DiaryVault
import Platform

/// Drafts of no vault that is there, which wait for one that takes them over.
extension OpenVault {
  /// The store of texts that were given while no vault was found.
  var textsWithoutVault: DraftStore? {
    places.stateFolder.map { DraftStore(withoutVaultIn: $0) }
  }

  /// What lies in the stores of no vault that is there.
  struct LostDrafts {
    var drafts: [LostDraft] = []
    /// What else lies there and may hold words, by its path.
    var files: [(path: [UInt8], store: DraftStore)] = []

    fileprivate mutating func add(
      _ store: DraftStore, _ origin: LostDraft.Origin
    ) throws(SystemError) {
      drafts += try store.drafts().filter { !store.isOpen($0) }
        .map { LostDraft(draft: $0, store: store, origin: origin) }
      files += try store.others().map { ($0, store) }
    }
  }

  /// All of it; `others` are those drafts that the vault does not use.
  func lostDrafts(
    among others: [VaultStates.OtherDrafts]
  ) throws(SystemError) -> LostDrafts {
    var found = LostDrafts()
    if let store = textsWithoutVault { try found.add(store, .noVault) }
    for other in others {
      switch other.origin {
      // Those that cannot be taken back as a whole, since this vault has drafts of its own.
      case .earlierPath(let root, let aside) where aside.isTaken:
        try found.add(other.store, .gone(root))
      case .otherVault(let aside) where aside.isTaken: try found.add(other.store, .otherVault)
      case .gone(let root): try found.add(other.store, .gone(root))
      case .earlierPath, .otherVault, .otherPath: break
      }
    }
    return found
  }

  /// Tells of such files, and how one becomes an entry.
  func tell(ofFiles files: [(path: [UInt8], store: DraftStore)]) {
    for (path, store) in files {
      if let copy = store.copy(at: path), copy.kind == .swap {
        warn(of: copy, in: store.folder)
        continue
      }
      world.warn(
        "\(VisibleText.path(path)): lies among drafts of no vault that is there, and may hold words",
        hint: "look at it, and make it an entry here with: diary new <\(ShellWords.quoted(path))")
    }
  }

  /// Tells of them, and how this vault takes one over.
  func tell(of lost: [LostDraft]) {
    for lost in lost.prefix(Self.mostTold) {
      let path = lost.draft.path
      let origin =
        switch lost.origin {
        case .noVault: "was given while no vault was found"
        case .gone(let root):
          "was begun in a vault at \(VisibleText.path(places.reachable(root))), where none is now"
        case .otherVault: "was begun in what may be another vault, that was at this path"
        }
      world.warn(
        "\(VisibleText.path(path)): \(origin)",
        hint: "go on with it here: diary drafts resume \(ShellWords.quoted(path))")
    }
    let rest = lost.dropFirst(Self.mostTold)
    guard !rest.isEmpty else { return }
    let folders = Set(rest.map { VisibleText.path(places.reachable($0.store.folder)) }).sorted()
    world.warn(
      "and \(rest.count.counted("draft", "drafts")) more of such: \(folders.joined(separator: ", "))"
    )
  }

  /// So many are told of one by one.
  private static let mostTold = 5

  /// What the one of a path or name holds; nothing where none is called that.
  func lostText(named name: NameWord?) throws -> [UInt8]? {
    guard let lost = try lostDraft(named: name) else { return nil }
    return try lost.store.read(lost.draft)
  }

  /// Makes the one of a path or name a draft of this vault; nothing where none is called that.
  func takeOver(named name: NameWord?) throws -> Draft? {
    guard let lost = try lostDraft(named: name) else { return nil }
    return try drafts().take(lost.draft, from: lost.store, at: now)
  }

  private func lostDraft(named name: NameWord?) throws -> LostDraft? {
    guard let name else { return nil }
    return try lostDrafts(among: otherDrafts).drafts.first { $0.isNamed(name.bytes) }
  }
}
