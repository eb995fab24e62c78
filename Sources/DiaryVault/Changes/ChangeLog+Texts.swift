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
    do throws(SaveError) {
      if let text, isOpen(recorded.change.path, in: opened, except: recorded.identity) {
        try opened.create(name, bytes: text)
      } else {
        do throws(SystemError) { _ = try opened.put(name, bytes: text ?? []) } catch {
          throw .system(error)
        }
      }
    } catch {
      // What a full disk has cut off must not be taken for what was left.
      if (try? opened.put(name, bytes: [])) == nil { try? opened.discard(name) }
      if text?.isEmpty == false { keepFault = error }
    }
  }

  /// Whether an editor that a running diary has started has a file open.
  package func isOpen(_ path: VaultPath) -> Bool {
    guard let opened = try? Folder(path: folder) else { return false }
    return isOpen(path, in: opened, except: nil)
  }

  /// Whether a file is open so, or another diary is changing it at this moment.
  package func isBeingChanged(_ path: VaultPath, listing isAnew: Bool = false) -> Bool {
    guard let opened = try? Folder(path: folder) else { return false }
    if isAnew { _ = try? list(opened, anew: true) }
    return isOpen(path, in: opened, except: nil, orChanged: true)
  }

  private func isOpen(
    _ path: VaultPath, in opened: borrowing Folder, except own: ChangeIdentity?,
    orChanged: Bool = false
  ) -> Bool {
    guard let listed = try? list(opened) else { return false }
    for name in listed.begun where name.identity != own {
      guard let other = ChangeRecord.read(name, in: opened), orChanged || other.isEditing,
        other.change.path == path, isBeingMadeElsewhere(other)
      else { continue }
      return true
    }
    return false
  }

  /// Counts what our changes have left in a file as told of: it is not looked for any more, and
  /// stays to be found.
  package func settleTexts(of path: VaultPath) {
    let mark = ContentMark(of: path.bytes)
    settle { name in
      guard case .after(_, mark) = name else { return false }
      return true
    }
  }

  /// Likewise, for some changes.
  package func settleTexts(of identities: Set<ChangeIdentity>) {
    settle { name in
      guard case .after(let identity, _) = name else { return false }
      return identities.contains(identity)
    }
  }

  /// Takes away all texts that are kept with some changes.
  func dropTexts(of identities: Set<ChangeIdentity>) {
    forEachText { name, opened in
      if identities.contains(name.identity) { try? opened.discard(name.bytes) }
    }
  }

  private func settle(_ isSettled: (KeptTextName) -> Bool) {
    forEachText { name, opened in
      if isSettled(name) { try? opened.rename(name.bytes, to: name.settled.bytes) }
    }
  }

  /// Goes through all kept texts, or those of one kind.
  func forEachText(
    _ kind: LogName.Kind? = nil, _ body: (KeptTextName, borrowing Folder) -> Void
  ) {
    guard let opened = try? Folder(path: folder), let items = try? opened.names() else { return }
    for item in items {
      guard let name = LogName(item.name), !name.kind.isChange, kind ?? name.kind == name.kind,
        let name = KeptTextName(name, in: item.name)
      else { continue }
      body(name, opened)
    }
  }
}

extension RecordedChange {
  /// Whether an editor makes it, so that nobody knows yet what the file will hold.
  package var isEditing: Bool { change.kind == .replaced && change.after == nil && state == .begun }
}
