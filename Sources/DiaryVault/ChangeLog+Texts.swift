import DiaryModel
import Platform

/// Texts that are kept beside the changes, to tell what something else has written over.
extension ChangeLog {
  /// Keeps the text that a change has left; nothing of it is known where that is left out.
  ///
  /// It is waited for the disk only where an editor of another diary has the file open and is about
  /// to write over it.
  func keep(_ text: [UInt8]?, after recorded: RecordedChange) {
    guard let opened = try? Folder(path: folder) else { return }
    let name = KeptTextName.after(recorded).bytes
    if case .moved = recorded.change.kind {
      // Whatever comes to the old path later has nothing to do with what was there.
      let old = KeptTextName.after(
        recorded.identity, path: ContentMark(of: recorded.change.path.bytes))
      _ = try? opened.put(old.bytes, bytes: [])
    }
    if let text, isOpen(recorded.change.path, in: opened, except: recorded.identity) {
      try? opened.create(name, bytes: text)
    } else {
      _ = try? opened.put(name, bytes: text ?? [])
    }
  }

  /// Whether an editor that a running diary has started has a file open.
  package func isOpen(_ path: VaultPath) -> Bool {
    guard let opened = try? Folder(path: folder) else { return false }
    return isOpen(path, in: opened, except: nil)
  }

  /// Whether a file is open so, or another diary is changing it at this moment.
  package func isBeingChanged(_ path: VaultPath) -> Bool {
    guard let opened = try? Folder(path: folder) else { return false }
    return isOpen(path, in: opened, except: nil, orChanged: true)
  }

  private func isOpen(
    _ path: VaultPath, in opened: borrowing Folder, except own: ChangeIdentity?,
    orChanged: Bool = false
  ) -> Bool {
    guard let items = try? opened.names() else { return false }
    for item in items {
      guard let name = ChangeName(parsing: item.name), name.state == .begun, name.identity != own,
        let start = try? opened.read(beginningOf: item.name, upTo: ChangeRecord.longestHeader),
        let other = ChangeRecord.read(start, named: name), orChanged || other.isEditing,
        other.change.path == path, other.isBeingMadeElsewhere
      else { continue }
      return true
    }
    return false
  }

  /// Keeps a text that a file held while an editor was open on it, by its number from 1.
  package func keep(_ text: [UInt8], seen number: Int, during recorded: RecordedChange) {
    let name = KeptTextName.seen(recorded.identity, number).bytes
    try? Folder(path: folder).create(name, bytes: text)
  }

  /// The texts that a file held while an editor was open on it, the oldest first.
  package func seen(during recorded: RecordedChange) -> [[UInt8]] {
    guard let opened = try? Folder(path: folder), let items = try? opened.names() else { return [] }
    var numbers: [Int] = []
    for item in items {
      guard case .seen(recorded.identity, let number)? = KeptTextName(parsing: item.name) else {
        continue
      }
      numbers.append(number)
    }
    return numbers.sorted().compactMap { number in
      try? opened.read(KeptTextName.seen(recorded.identity, number).bytes).bytes
    }
  }

  /// Takes away what the file held while an editor was open on it.
  package func dropSeen(during recorded: RecordedChange) {
    drop { name in
      guard case .seen(recorded.identity, _) = name else { return false }
      return true
    }
  }

  /// Forgets what our changes have left in a file, once it was told that it is gone.
  package func dropTexts(of path: VaultPath) {
    let mark = ContentMark(of: path.bytes)
    drop { name in
      guard case .after(_, mark) = name else { return false }
      return true
    }
  }

  /// Likewise, for some changes.
  package func dropTexts(of identities: Set<ChangeIdentity>) {
    drop { identities.contains($0.identity) }
  }

  private func drop(_ isDropped: (KeptTextName) -> Bool) {
    guard let opened = try? Folder(path: folder), let items = try? opened.names() else { return }
    for item in items {
      if let name = KeptTextName(parsing: item.name), isDropped(name) {
        try? opened.discard(item.name)
      }
    }
  }
}

extension RecordedChange {
  /// Whether an editor makes it, so that nobody knows yet what the file will hold.
  var isEditing: Bool { change.kind == .replaced && change.after == nil && state == .begun }

  /// Whether another program is making it.
  package var isBeingMadeElsewhere: Bool {
    state == .begun && process != Processes.own && Processes.mayBeOwnProgram(process)
  }
}
