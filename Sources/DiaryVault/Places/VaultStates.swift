import Platform

/// A vault's folders in the user's state folder, found again by the vault that they are of.
///
/// They go by the vault's path. A vault that is moved takes its own over from there; another vault
/// that comes to the path, such as on another disk, has them set aside, where they wait for their
/// own: words of one vault are never another's, nor forgotten with it. A vault that is brought back
/// from a backup or fetched anew may look like another one; so whoever uses it can move them back.
package struct VaultStates {
  let state: [UInt8]
  let root: [UInt8]
  let name: [UInt8]
  let mark: VaultMark?

  package init(in stateFolder: [UInt8], vaultRoot root: [UInt8]) {
    (state, self.root) = (stateFolder, root)
    (name, mark) = (VaultFolderName.of(root: root), VaultMark(of: root))
  }

  /// A folder of what may be another vault that was at this one's path.
  package struct Aside: Sendable, Equatable {
    /// Where it waits, as an absolute path.
    package let folder: [UInt8]
    /// Where this vault's own is, or will be: whoever moves it there takes it back.
    package let own: [UInt8]
    /// Whether something is there already.
    package let isTaken: Bool
  }

  /// Folders of what may be another vault that was at this one's path.
  package struct Others: Sendable, Equatable {
    /// Those that hold something.
    package var folders: [Aside] = []
    /// Why they are still in the way, where they could not be set aside.
    package var fault: SystemError?
    /// Whether nothing at all is in the vault's folder, as where a disk is not mounted.
    package var isAway = false
  }

  /// Makes the folders this vault's own; tells what was in their place, where nothing is known of
  /// this vault yet.
  package func settle() -> Others? {
    guard let mark, !isSettled(for: mark), let opened = try? Folder(path: state) else { return nil }
    // Another diary may be at it; where that takes long, it has been stopped.
    let lock = try? FileLock(.exclusive, on: opened)
    let others = isAway(mark) ? Others(isAway: true) : setAside(for: mark)
    lock?.release()
    return others
  }

  /// Whether the folder is empty and another one than that of which something is kept by its path.
  private func isAway(_ mark: VaultMark) -> Bool {
    guard let items = try? Folder(path: root).names(), items.allSatisfy({ Self.isOfDisk($0.name) })
    else { return false }
    return VaultStateFolder.Kind.allCases.contains { kind in
      guard let parent = try? Folder(path: kind.folder(in: state)),
        let folder = try? parent.open(folder: name),
        let record = VaultStateFolder.Record(in: folder)
      else { return false }
      return record.mark.sameness(to: mark) == .none && !isEmpty(folder)
    }
  }

  /// Whether a name is one that a new disk has.
  static func isOfDisk(_ name: [UInt8]) -> Bool { name == Array("lost+found".utf8) }

  private func isSettled(for mark: VaultMark) -> Bool {
    let own = VaultStateFolder.Record(mark: mark, root: root)
    return VaultStateFolder.Kind.allCases.allSatisfy { kind in
      guard let parent = try? Folder(path: kind.folder(in: state)) else { return true }
      guard let folder = try? parent.open(folder: name) else { return false }
      return VaultStateFolder.Record(in: folder) == own
    }
  }

  private func setAside(for mark: VaultMark) -> Others? {
    var others = Others()
    var (fit, isKnown): (ChangeLog.Fit?, Bool) = (nil, false)
    for kind in VaultStateFolder.Kind.allCases {
      guard let parent = try? Folder(path: kind.folder(in: state)) else { continue }
      guard let folder = try? parent.open(folder: name) else {
        guard Self.isFree(name, in: parent) else { continue }
        let isOwn =
          adopt(for: mark, in: parent) || kind == .changes && copyLog(for: mark, in: parent)
        isKnown = isOwn || isKnown
        continue
      }
      guard let record = VaultStateFolder.Record(in: folder) else { continue }
      // Set aside for this vault, or left at another path, and moved here by whoever uses it.
      let isBroughtBack = Verdict(in: folder)?.mark == mark || record.root != root
      var isOwn = record.mark.isLikely(toBe: mark) || isEmpty(folder) || isBroughtBack
      if !isOwn {
        // Looked at before anything is renamed: the log tells of the drafts, too.
        let known = fit ?? self.fit(ofLog: name)
        fit = known
        // Where nobody knows when a folder was made, its number alone is no reason.
        let isTold = mark.born != nil && record.mark.born != nil
        isOwn = isTold ? known == .fits : known != .contradicts
      }
      if isOwn {
        Verdict.remove(from: folder)
        // What the file system does not tell today it may tell tomorrow.
        if mark.born != nil || record.mark.born == nil || isBroughtBack {
          VaultStateFolder.Record(mark: mark, root: root).write(into: folder)
        }
        continue
      }
      let aside = Self.asideName(of: name, record.mark)
      do throws(SystemError) { try parent.rename(name, to: aside) } catch {
        others.fault = error
        continue
      }
      Verdict(on: root, mark)?.write(into: folder)
      others.folders.append(self.aside(aside, kind, isTaken: false))
      isKnown = adopt(for: mark, in: parent) || isKnown
    }
    guard others.fault == nil else { return others }
    return others.folders.isEmpty || isKnown ? nil : others
  }

  /// Takes over the folder that is this vault's, by whatever name, and tells whether there is one.
  private func adopt(for mark: VaultMark, in parent: borrowing Folder) -> Bool {
    guard let items = try? parent.names() else { return false }
    for item in items where item.kind == .folder && item.name != name {
      guard let folder = try? parent.open(folder: item.name),
        let record = VaultStateFolder.Record(in: folder),
        isOwn(record, in: folder, named: item.name, mark),
        (try? parent.rename(item.name, to: name)) != nil
      else { continue }
      Verdict.remove(from: folder)
      VaultStateFolder.Record(mark: mark, root: root).write(into: folder)
      return true
    }
    return false
  }

  private func isOwn(
    _ record: VaultStateFolder.Record, in folder: borrowing Folder, named item: [UInt8],
    _ mark: VaultMark
  ) -> Bool {
    switch record.mark.sameness(to: mark) {
    // What was set aside here is taken over by what was brought back here, too.
    case .none:
      guard record.root == root, let verdict = Verdict(on: root, mark),
        Verdict(in: folder) != verdict
      else { return false }
      let isFitting = isLogFitting(named: item)
      if !isFitting { verdict.write(into: folder) }
      return isFitting
    case .likely where !isLogFitting(named: item): return false
    case .likely, .certain: break
    }
    // Where the vault still is, it has been mounted twice, and the folder stays that path's.
    guard record.root != root, RealPath.following(record.root) != root,
      let there = VaultMark(of: record.root)
    else { return true }
    return there.sameness(to: mark) == .none
  }

  func isLogFitting(named name: [UInt8]) -> Bool { fit(ofLog: name) == .fits }

  private func fit(ofLog name: [UInt8]) -> ChangeLog.Fit {
    guard let vault = try? Folder(path: root) else { return .unknown }
    return ChangeLog.fit(
      of: PathText.join(VaultStateFolder.Kind.changes.folder(in: state), name), to: vault)
  }

  /// Whether nothing in a folder holds a word.
  func isEmpty(_ folder: borrowing Folder) -> Bool {
    guard let items = try? folder.names() else { return false }
    return items.allSatisfy { Self.isWordless($0.name) }
  }

  static func isWordless(_ name: [UInt8]) -> Bool {
    name == VaultStateFolder.Record.name || ChangeLog.isOfListing(name)
      || DraftStore.isUsedName(name) || name == Verdict.name
  }

  /// Whether nothing has the name for certain.
  static func isFree(_ name: [UInt8], in folder: borrowing Folder) -> Bool {
    do throws(SystemError) { return try folder.status(of: name) == nil } catch { return false }
  }

  private static let separator = Array(".aside-".utf8)

  /// The name that a vault's folder gets when another vault is at its path.
  private static func asideName(of name: [UInt8], _ mark: VaultMark) -> [UInt8] {
    name + separator + Array("\(mark.born.map { "\($0)" } ?? "\(mark.device)")-\(mark.inode)".utf8)
  }
}
