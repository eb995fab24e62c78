import DiaryModel
import Platform

/// Changes of which nobody can tell what they were: a power cut or a bad disk has left half of what was
/// written down.
extension ChangeLog {
  /// The files of those that are as new as a change or newer, the oldest first, as the changes were
  /// read last.
  package func damagedFiles(since identity: ChangeIdentity? = nil) -> [[UInt8]] {
    damaged.filter { name in identity.map { $0 < name.identity } ?? true }
      .map { PathText.join(folder, $0.bytes) }
  }

  /// Passes over them, so that they count no more; their files stay under the names that are given.
  package func skipDamaged(since identity: ChangeIdentity) throws(SystemError) -> [[UInt8]] {
    let opened = try Folder(path: folder)
    var files: [[UInt8]] = []
    for name in damaged where identity < name.identity {
      let skipped = ChangeName(name.identity, .skipped).bytes
      try opened.rename(name.bytes, to: skipped)
      files.append(PathText.join(folder, skipped))
    }
    return files
  }

  /// The files of the log that cannot be read, or say nothing that is known, each with the reason where
  /// the system gives one.
  package func faultyFiles() throws(SystemError) -> [(path: [UInt8], fault: SystemError?)] {
    _ = try readableChanges()
    var found: [[UInt8]: SystemError?] = [:]
    for file in damagedFiles() { found[file] = .some(nil) }
    for fault in unreadable { found[fault.path] = fault }
    do throws(SystemError) {
      let opened = try Folder(path: folder)
      for item in try opened.names() where KeptTextName(parsing: item.name) != nil {
        do throws(SystemError) { _ = try opened.read(beginningOf: item.name, upTo: 1) } catch {
          if !error.isMissing { found[PathText.join(folder, item.name)] = error }
        }
      }
    } catch {
      guard error.isMissing else { throw error }
    }
    return found.sorted { $0.key.lexicographicallyPrecedes($1.key) }
      .map { (path: $0.key, fault: $0.value) }
  }
}
